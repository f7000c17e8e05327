import { CalendarClock } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { commitmentFigures, type Commitment } from '#shared/commitments.ts';
import { addDays } from '#shared/format.ts';
import { defaultManagementSettings } from '#shared/teams.ts';
import type { Frequency } from '#shared/vocabulary.ts';
import { aWeekLater, dayWords } from '../../commitments/commitment-words.ts';
import type { CommitmentActions } from '../../commitments/use-commitment-actions.ts';
import { useTeams } from '../../data/teams.ts';
import { useDialogEntry } from '../../lib/dialog-entry.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { DayToKeep, problemOf } from './day-to-keep.tsx';
import { StillSenseDialog } from './still-sense-dialog.tsx';

interface PostponeMenuProps {
  commitment: Commitment;
  today: string;
  actions: CommitmentActions;
}

/** A week more, the next conversation, a day. Who has put it off three times is asked about it first. */
export function PostponeMenu({ commitment, today, actions }: PostponeMenuProps) {
  const { id, text, dueOn, postponed } = commitment;
  const dayEntry = useDialogEntry<string>('commitment-day');
  const senseEntry = useDialogEntry<string>('commitment-sense');
  const name = `${dueOn ? 'Adiar' : 'Marcar um dia'}: ${text}`;
  const asksFirst = dueOn !== null && postponed >= commitmentFigures.postponedBeforeAsking;
  const button = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={name}
      onClick={asksFirst ? () => senseEntry.open(id) : undefined}
    >
      <CalendarClock aria-hidden="true" />
    </Button>
  );
  const moveTo = (day: string) => void actions.moveTo(commitment, day);
  const week = aWeekLater(dueOn, today);
  return (
    <>
      {asksFirst ? (
        button
      ) : (
        <Menu trigger={button}>
          <DayItem name="+1 semana" day={week} today={today} onSelect={moveTo} />
          {commitment.employee && (
            <NextConversation commitment={commitment} today={today} onSelect={moveTo} />
          )}
          <MenuSeparator />
          <MenuItem onSelect={() => dayEntry.open(id)}>Escolher um dia…</MenuItem>
        </Menu>
      )}
      {dayEntry.value === id && (
        <DayDialog
          commitment={commitment}
          today={today}
          onMove={(day) => actions.moveTo(commitment, day)}
          onClose={dayEntry.close}
        />
      )}
      {senseEntry.value === id && (
        <StillSenseDialog
          commitment={commitment}
          today={today}
          actions={actions}
          onClose={senseEntry.close}
        />
      )}
    </>
  );
}

interface DayItemProps {
  name: string;
  day: string;
  today: string;
  onSelect: (day: string) => void;
}

function DayItem({ name, day, today, onSelect }: DayItemProps) {
  return (
    <MenuItem onSelect={() => onSelect(day)}>
      <span className="flex-1">{name}</span>
      <span className="text-sm text-muted tabular-nums">{dayWords(day, today)}</span>
    </MenuItem>
  );
}

/** The same weekday again, as often as the team's feedback is due. */
const daysBetweenTalks: Readonly<Record<Frequency, number>> = {
  weekly: 7,
  biweekly: 14,
  monthly: 28,
};

function NextConversation({
  commitment,
  ...rest
}: Omit<DayItemProps, 'name' | 'day'> & {
  commitment: Commitment;
}) {
  const teams = useTeams(commitment.companyId);
  const team = teams.data?.find(({ id }) => id === commitment.team?.id);
  const { feedbackFrequency } = team?.managementSettings ?? defaultManagementSettings;
  const day = addDays(rest.today, daysBetweenTalks[feedbackFrequency]);
  return <DayItem {...rest} name="Próxima conversa" day={day} />;
}

interface DayDialogProps {
  commitment: Commitment;
  today: string;
  /** Says whether it was done. */
  onMove: (day: string) => Promise<boolean>;
  onClose: () => void;
}

function DayDialog({ commitment, today, onMove, onClose }: DayDialogProps) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const once = useSingleFlight();
  const save = async () => {
    const problem = problemOf(day, today);
    setError(problem);
    if (problem) return;
    setBusy(true);
    const isMoved = await onMove(day);
    setBusy(false);
    if (isMoved) onClose();
  };
  return (
    <Dialog onOpenChange={onClose} size="sm" title="Nova data" description={commitment.text}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void once(save);
        }}
      >
        <DayToKeep day={day} today={today} error={error} onChange={setDay} />
        <div className="flex justify-end">
          <Button type="submit" busy={busy} busyText="Salvando...">
            Salvar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
