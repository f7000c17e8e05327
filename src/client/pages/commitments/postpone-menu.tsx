import { CalendarClock } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { commitmentFigures, type Commitment } from '#shared/commitments.ts';
import { aWeekLater } from '../../commitments/commitment-words.ts';
import { dayWords } from '../../commitments/day-words.ts';
import type { CommitmentActions } from '../../commitments/use-commitment-actions.ts';
import { usePersonSummary } from '../../data/conversations.ts';
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
            <NextConversation employeeId={commitment.employee.id} today={today} onSelect={moveTo} />
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

interface NextConversationProps extends Omit<DayItemProps, 'name' | 'day'> {
  employeeId: string;
}

/** The day that it is planned for; else the day that the team's frequency proposes. */
function NextConversation({ employeeId, ...rest }: NextConversationProps) {
  const { data } = usePersonSummary(employeeId);
  // The place is kept: nothing moves under a finger.
  if (!data) {
    return (
      <MenuItem disabled onSelect={() => undefined}>
        Próxima conversa
      </MenuItem>
    );
  }
  const planned = data.prepared?.plannedOn;
  const isAhead = planned !== undefined && planned !== null && planned > rest.today;
  return (
    <DayItem
      {...rest}
      name={isAhead ? 'Próxima conversa' : 'Próxima conversa, a marcar'}
      day={isAhead ? planned : data.suggestedNextOn}
    />
  );
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
