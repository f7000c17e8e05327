import { Suspense, useRef, useState, type SubmitEvent } from 'react';
import type { DiaryEntry } from '#shared/diary.ts';
import { useCreateDiaryEntry } from '../data/diary.ts';
import { useDraft } from '../lib/draft.ts';
import { loadable } from '../lib/loadable.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../lib/toast-store.ts';

const offers = loadable(async () => (await import('../commitments/diary-offers.tsx')).DiaryOffers);

interface DiaryEntryFormProps {
  companyId: string;
  rows?: number;
  autoFocus?: boolean;
}

/** One note, on the diary's screen and on the dashboard: what is begun on one goes on on the other. */
export function DiaryEntryForm({ companyId, rows = 3, autoFocus }: DiaryEntryFormProps) {
  const [text, setText] = useDraft(`${companyId}:diary`);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<DiaryEntry | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const create = useCreateDiaryEntry();
  const once = useSingleFlight();

  const save = async () => {
    try {
      // Fetched when it is wanted: what checks comes after what is seen.
      const [{ diaryFormSchema }, { speakPortuguese }] = await Promise.all([
        import('#shared/diary.ts'),
        import('#shared/validation-messages.ts'),
      ]);
      speakPortuguese();
      const typed = diaryFormSchema.safeParse({ description: text });
      if (!typed.success) {
        setError(typed.error.issues[0]?.message);
        box.current?.focus();
        return;
      }
      setSaved(await create.mutateAsync({ ...typed.data, companyId }));
      setText('');
      toastSuccess('Entrada do diário salva com sucesso');
    } catch (failure) {
      toastFailure(failure, 'Erro ao salvar entrada do diário');
    }
  };

  const form = (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void once(save);
      }}
      className="flex flex-col gap-3"
    >
      <Field label="O que você observou?" error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={rows}
            autoFocus={autoFocus}
            value={text}
            readOnly={create.isPending}
            placeholder="Uma conversa, uma conquista, uma dificuldade da equipe..."
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void once(save);
            }}
          />
        )}
      </Field>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted pointer-coarse:invisible">Ctrl+Enter salva</p>
        <Button type="submit" busy={create.isPending} busyText="Salvando...">
          Salvar
        </Button>
      </div>
    </form>
  );
  return (
    <>
      {form}
      {saved && (
        <ErrorBoundary quiet>
          <Suspense>
            <offers.Component key={saved.id} entry={saved} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
