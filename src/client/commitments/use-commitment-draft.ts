import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  commitmentFormSchema,
  type Commitment,
  type CommitmentReading,
} from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { dayIn } from '#shared/typed-day.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { readingOf, useCreateCommitment } from '../data/commitments.ts';
import { useFormDraft, versionOfValues } from '../lib/form-draft.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toastFailure } from '../lib/toast-store.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { sentAs, type Sent } from '../lib/wish-key.ts';
import { noTerms, type Terms } from './commitment-words.ts';

speakPortuguese();

/** From the last letter to the question what the line says, in milliseconds. */
const pause = 200;

interface Draft {
  line: string;
  /** What was changed by hand: it stands, whatever the line says. */
  changed: Partial<Terms>;
}

interface Kept extends Draft {
  sent: Sent | null;
}

const emptyDraft: Draft = { line: '', changed: {} };

interface Beginning {
  /** What was typed elsewhere: in the palette. */
  line?: string | undefined;
  employee?: Terms['employee'] | undefined;
}

/** One line, what it was understood as, and how it is kept: an error, a reload, a new login lose nothing. */
export function useCommitmentDraft(companyId: string, { line: given = '', employee }: Beginning) {
  const [beginning] = useState<Kept>(() => ({
    line: given,
    changed: employee ? { employee } : {},
    sent: null,
  }));
  // What was begun in another way is another draft.
  const version = versionOfValues([given, employee?.id ?? null]);
  const kept = useFormDraft(`${companyId}:commitment:${version}`, beginning);
  const [draft, setDraft] = useState<Draft>(kept.initial);
  // Also after a reload: what was sent twice is one commitment.
  const sent = useRef(kept.initial.sent);
  const [error, setError] = useState<string>();
  const create = useCreateCommitment();
  const once = useSingleFlight();
  const line = draft.line.trim();
  const asked = useDebounced(line, pause);
  const {
    data: reading,
    isFetching,
    isError,
  } = useQuery({
    ...readingOf(companyId, asked, true),
    enabled: asked !== '',
    placeholderData: (before) => (line === '' ? undefined : before),
  });
  const known = line === '' ? null : (reading ?? readDay(line));
  const terms = withChanges(known, draft.changed);

  const change = (next: Draft) => {
    setDraft(next);
    if (next.line === '' && Object.keys(next.changed).length === 0) kept.erase();
    else kept.keep({ ...next, sent: sent.current });
  };

  /** The commitment, or null where the line or the answer says what is wrong. */
  const save = async (): Promise<Commitment | null> => {
    // Of this line, not of the one a moment ago; without an answer the line stands as it is.
    const said = line === '' ? null : await read(companyId, line);
    const now = withChanges(said, draft.changed);
    const form = commitmentFormSchema.safeParse({
      text: said?.text || line,
      owner: now.owner,
      ownerName: now.ownerName,
      employeeId: now.employee?.id,
      dueOn: now.dueOn,
      recurrence: now.recurrence,
    });
    if (!form.success) {
      setError(form.error.issues[0]?.message);
      return null;
    }
    sent.current = sentAs(form.data, sent.current);
    kept.keep({ ...draft, sent: sent.current });
    try {
      const { key } = sent.current;
      const saved = await create.mutateAsync({ companyId, form: form.data, key });
      sent.current = null;
      kept.erase();
      setDraft(emptyDraft);
      return saved;
    } catch (failure) {
      toastFailure(failure, 'Não foi possível anotar o combinado. Tente de novo.');
      return null;
    }
  };

  return {
    line: draft.line,
    type(next: string) {
      setError(undefined);
      change({ ...draft, line: next });
    },
    terms,
    changeTerms: (next: Partial<Terms>) =>
      change({ ...draft, changed: { ...draft.changed, ...next } }),
    /** The words that will stand there, where they are not those of the line. */
    text: known && known.text !== line && (reading || isError) ? known.text : null,
    candidates: known?.candidates ?? [],
    isReading: line !== '' && (asked !== line || isFetching),
    error,
    busy: create.isPending,
    /** A second press while it is under way does nothing. */
    submit: (onSaved: (commitment: Commitment) => void) =>
      void once(async () => {
        const saved = await save();
        if (saved) onSaved(saved);
      }),
  };
}

function withChanges(
  reading: Pick<Terms, 'owner' | 'employee' | 'dueOn'> | null,
  changed: Partial<Terms>,
): Terms {
  const understood = reading && {
    owner: reading.owner,
    employee: reading.employee,
    dueOn: reading.dueOn,
  };
  return { ...noTerms, ...understood, ...changed };
}

const read = (companyId: string, line: string) =>
  queryClient.fetchQuery(readingOf(companyId, line, true)).catch(() => readDay(line));

/** The day alone: what can be understood at once, and where the server does not answer. */
function readDay(line: string): CommitmentReading | null {
  const found = dayIn(line, calendarDay(new Date()));
  return (
    found && {
      text: found.rest,
      owner: 'leader',
      employee: null,
      candidates: [],
      dueOn: found.day,
    }
  );
}
