import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { MeetingClosing as Closing } from '#shared/meeting-closings.ts';
import { calendarDay, isCalendarDay } from '#shared/format.ts';
import { AgreedLines } from '../commitments/agreed-lines.tsx';
import { useCompany } from '../data/companies.ts';
import { saveMeetingClosing, useMeetingClosing } from '../data/meeting-closings.ts';
import { useAutosave } from '../lib/autosave.ts';
import { useToday } from '../lib/use-today.ts';
import { AutosavedTextarea } from '../ui/autosaved-textarea.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { SavingNote } from '../ui/saving-note.tsx';
import { PaperWidth } from './document-body.tsx';
import { meetingMessage } from './meeting-message.ts';
import { SummaryToSend } from './summary-to-send.tsx';

/** Under the script of a meeting: how it was, what was decided and who does what, kept while it is typed. */
export function MeetingClosing({ documentId }: { documentId: string }) {
  const { data, error, isFetching, refetch } = useMeetingClosing(documentId);
  const [isBegun, setBegun] = useState(false);
  if (error && !data) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return (
    <PaperWidth className="mt-4">
      <section
        aria-label="Depois da reunião"
        className="rounded-lg border border-line bg-surface px-5 py-4 font-sans text-base"
      >
        <h3 className="font-semibold">Depois da reunião</h3>
        {isBegun || data.updatedAt !== null ? (
          <ClosingFields closing={data} />
        ) : (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">
              Anote o que foi decidido: cada decisão pode virar um combinado.
            </p>
            <Button variant="secondary" onClick={() => setBegun(true)}>
              <Flag aria-hidden="true" />
              Encerrar reunião
            </Button>
          </div>
        )}
      </section>
    </PaperWidth>
  );
}

function ClosingFields({ closing }: { closing: Closing }) {
  const { documentId, commitments } = closing;
  const { company } = useCompany();
  const decisions = useAutosave({
    name: `meeting:${documentId}:decisions`,
    saved: closing.decisions,
    save: (text, was) =>
      saveMeetingClosing(documentId, { decisions: text, was: { decisions: was } }),
  });
  const outcome = useAutosave({
    name: `meeting:${documentId}:outcome`,
    saved: closing.outcome,
    save: (text, was) => saveMeetingClosing(documentId, { outcome: text, was: { outcome: was } }),
  });
  const [isSummaryShown, setSummaryShown] = useState(false);
  const message = meetingMessage({ ...closing, decisions: decisions.text });
  return (
    <div className="mt-3 flex flex-col gap-3">
      <AutosavedTextarea
        label="O que foi decidido"
        hint="Uma decisão por linha. Vai para o resumo."
        rows={4}
        placeholder="Ana revê a escala até sexta"
        field={decisions}
      />
      {company && (
        <AgreedLines
          companyId={company.id}
          commitments={commitments}
          declined={closing.declined}
          onDecline={(declined) => saveMeetingClosing(documentId, { declined })}
          source={{ documentId }}
          person={null}
          text={decisions.text}
          label="Combinados desta reunião"
        />
      )}
      <AutosavedTextarea
        label="Como foi?"
        hint="Três linhas bastam. Só você lê."
        rows={3}
        field={outcome}
      />
      <NextDay closing={closing} />
      {isSummaryShown ? (
        <SummaryToSend
          subject="Resumo da reunião"
          text={message}
          hint="Revise antes de enviar. “Como foi?” não entra."
        />
      ) : (
        <div>
          <Button
            variant="secondary"
            disabled={decisions.text.trim() === '' && commitments.length === 0}
            onClick={() => setSummaryShown(true)}
          >
            Ver resumo para enviar
          </Button>
        </div>
      )}
    </div>
  );
}

/** Saved as soon as it is a day from today on. */
function NextDay({ closing: { documentId, nextOn } }: { closing: Closing }) {
  const today = calendarDay(useToday());
  const chosen = useAutosave({
    name: `meeting:${documentId}:next`,
    saved: nextOn ?? '',
    isChoice: true,
    save: (next) => saveMeetingClosing(documentId, { nextOn: next || null }),
  });
  const [day, setDay] = useState(chosen.text);
  const [problem, setProblem] = useState<string>();
  const refuse = (next: string) => {
    // A day that has come since it was saved stays.
    const isKept = next === '' || next === nextOn || (isCalendarDay(next) && next >= today);
    return isKept ? undefined : 'Escolha um dia de hoje em diante';
  };
  const choose = (next: string) => {
    setDay(next);
    // While it is typed it is no day yet, and nothing to complain of.
    setProblem(isCalendarDay(next) ? refuse(next) : undefined);
    if (!refuse(next)) chosen.type(next);
  };
  return (
    <div>
      <Field label="Próxima reunião" className="max-w-sm" error={problem}>
        {(control) => (
          <DateField
            {...control}
            value={day}
            onChange={choose}
            onBlur={() => setProblem(refuse(day))}
          />
        )}
      </Field>
      <SavingNote field={chosen} failuresOnly />
    </div>
  );
}
