import { Suspense, useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { documentContracts } from '#documents/contracts.ts';
import { documentLabels, type DocumentKind } from '#documents/labels.ts';
import type { FormProps, Subject } from '#documents/kit/screen.ts';
import { screens } from '#documents/screens.tsx';
import { messages } from '#shared/messages.ts';
import { useCompany } from '../data/companies.ts';
import { useGenerationRefusal } from '../data/generation-gate.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { eraseDraft, readDraft, saveDraft } from './drafts.ts';

/** Section 9: a form that opens for 'Gerar Novamente' is filled in this much later. */
const refillDelay = 50;

type Values = Record<string, unknown>;

/** Whom or what a form is about, and what else it begins with. */
type Preset = Subject & { form?: Values };

interface GenerationDialogProps {
  kind: DocumentKind;
  userId: string;
  busy: boolean;
  /** Opened by 'Gerar Novamente': filled in with the draft after a moment, and validated. */
  again: boolean;
  /** What the opener knows of the subject. */
  preset: Preset;
  onSubmit: (form: Values, subject: Subject) => void;
  /** The draft stays: Esc. */
  onHide: () => void;
  /** 'Cancelar' and ×: the draft is gone. */
  onCancel: () => void;
}

/** The form of a kind, empty or as it was left. */
export function GenerationDialog(props: GenerationDialogProps) {
  const { kind, userId, busy, again, preset, onSubmit, onHide, onCancel } = props;
  const { company } = useCompany();
  const contract = documentContracts[kind];
  const disabledReason = useDisabledReason();
  const owner = useMemo(() => ({ userId, kind }), [userId, kind]);
  const [empty] = useState(() => withPreset({ ...contract.emptyForm(), ...preset.form }, preset));
  const [start, setStart] = useState<{ initial: Values; restored: boolean }>(() => ({
    initial: (again ? null : draftFor(preset, readDraft(owner, contract.emptyForm()))) ?? empty,
    restored: false,
  }));

  useEffect(() => {
    if (!again) return;
    const timer = setTimeout(
      () => setStart({ initial: readDraft(owner, empty) ?? empty, restored: true }),
      refillDelay,
    );
    return () => clearTimeout(timer);
  }, [again, owner, empty]);

  useEffect(() => {
    // A failure is told when the view itself is shown.
    screens[kind].loadView().catch(() => undefined);
  }, [kind]);

  const onDraft = useCallback((draft: Values) => saveDraft(owner, draft, empty), [owner, empty]);
  const giveUp = () => {
    eraseDraft(owner);
    onCancel();
  };
  // The form of `kind` takes the values of `kind`; the union of all kinds cannot say so.
  const Form = screens[kind].Form as unknown as ComponentType<FormProps<Values, Values>>;
  return (
    <Dialog
      onOpenChange={onHide}
      onCloseButton={giveUp}
      closeOnOutsideClick={false}
      size="lg"
      title={documentLabels[kind].formTitle}
    >
      <ErrorBoundary>
        <Suspense fallback={<FormSkeleton />}>
          <Form
            companyId={company?.id}
            initial={start.initial}
            restored={start.restored}
            busy={busy}
            disabledReason={disabledReason}
            onSubmit={onSubmit}
            onDraft={onDraft}
            onCancel={giveUp}
          />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}

/** The fields that say what a form is about, and the part of a preset that each takes. */
const subjectFields = {
  employeeId: 'employeeId',
  teamId: 'teamId',
  selectedTeams: 'teamId',
} as const;

function subjectsOf(form: Values, preset: Subject) {
  return Object.entries(subjectFields).flatMap(([field, part]) => {
    const id = preset[part];
    return id && field in form ? [{ field, id, held: [form[field]].flat().filter(Boolean) }] : [];
  });
}

/** Fills in what the opener knows, where the form has a field for it that is still empty. */
function withPreset(form: Values, preset: Subject): Values {
  const filled = subjectsOf(form, preset)
    .filter(({ held }) => held.length === 0)
    .map(({ field, id }) => [field, Array.isArray(form[field]) ? [id] : id]);
  return { ...form, ...Object.fromEntries(filled) };
}

/** A draft about someone else is not what 'Criar PDI' on this person's card asks for. */
function draftFor(preset: Preset, draft: Values | null): Values | null {
  if (!draft) return null;
  const { participants = draft['participants'] } = preset.form ?? {};
  const fits =
    subjectsOf(draft, preset).every(({ id, held }) => !held[0] || held.includes(id)) &&
    JSON.stringify(draft['participants']) === JSON.stringify(participants);
  // Nor is what was typed before for a new plan a revision of the one in force.
  const isOfItsSort = !('progress' in (preset.form ?? {})) || 'progress' in draft;
  return fits && isOfItsSort ? withPreset(draft, preset) : null;
}

/** Why this user cannot generate now, in a sentence; null where they can. */
function useDisabledReason(): string | null {
  const { company, isPending } = useCompany();
  const refusal = useGenerationRefusal();
  return !isPending && !company ? messages.companyFirst : refusal;
}

function FormSkeleton() {
  return (
    <Loading label="Carregando formulário...">
      <div className="flex flex-col gap-5">
        {['h-10', 'h-10', 'h-24', 'h-10', 'h-24'].map((height, index) => (
          <div key={index}>
            <Skeleton className="mb-2 h-3.5 w-28" />
            <Skeleton className={height} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
