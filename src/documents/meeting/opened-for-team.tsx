import { useCallback, useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MeetingForm } from './contract.ts';
import type { MeetingFormInput } from './participant-fields.tsx';

interface Opening {
  initial: MeetingFormInput;
  employees: readonly { name: string }[] | undefined;
  onDraft: (draft: MeetingFormInput) => void;
}

/**
 * A form that opens about a team takes its participants as one to which the team was added. What nobody
 * typed is no draft: it would take the place of what somebody did type.
 */
export function useOpenedForTeam({ initial, employees, onDraft }: Opening) {
  const filled = useMemo(() => {
    const { selectedTeams = [], participants = [] } = initial;
    const isOpening = selectedTeams.length > 0 && participants.length === 0;
    return isOpening && employees
      ? { ...initial, participants: employees.map(({ name }) => name) }
      : null;
  }, [initial, employees]);
  const onTyped = useCallback(
    (draft: MeetingFormInput) => {
      if (JSON.stringify(draft) !== JSON.stringify(filled)) onDraft(draft);
    },
    [filled, onDraft],
  );
  return { filled, onTyped };
}

/** Once the people are known, unless some were typed in by then. */
export function useOpeningParticipants(
  { getValues, setValue }: UseFormReturn<MeetingFormInput, unknown, MeetingForm>,
  filled: MeetingFormInput | null,
): void {
  useEffect(() => {
    if (!filled?.participants || getValues('participants')?.length) return;
    setValue('participants', filled.participants);
  }, [filled, getValues, setValue]);
}
