import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useSubmitAttempts } from '../../lib/submit-attempts.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from './section-layout.tsx';

interface SectionFormProps {
  label: string;
  title: string;
  /** What it is for. */
  about: string;
  unsaved: boolean;
  busy: boolean;
  /** Why it cannot be saved for the moment; null where it can. */
  waitingFor?: string | null;
  onSubmit: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** A tab's form, with its own button: what it holds is saved alone. */
export function SectionForm(props: SectionFormProps) {
  const {
    label,
    title,
    about,
    unsaved,
    busy,
    waitingFor = null,
    onSubmit,
    onDiscard,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  useSubmitAttempts(form, () => {
    if (waitingFor === null) onSubmit();
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Section title={title} about={about}>
        {children}
        <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="min-w-40 flex-1 text-sm text-muted">
            {waitingFor ?? (unsaved && 'Alterações não salvas')}
          </p>
          {unsaved && (
            <Button variant="secondary" disabled={busy} onClick={onDiscard}>
              Descartar
            </Button>
          )}
          <Button type="submit" busy={busy} busyText="Salvando..." disabled={waitingFor !== null}>
            Salvar
          </Button>
        </div>
      </Section>
    </form>
  );
}
