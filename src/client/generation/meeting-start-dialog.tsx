import { useState } from 'react';
import { addDays, calendarDay, isCalendarDay } from '#shared/format.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface MeetingStartDialogProps {
  onClose: () => void;
  /** `yyyy-MM-ddTHH:mm` */
  onChosen: (start: string) => void;
}

/** A meeting's plan has no hour: its entry in the calendar needs one. */
export function MeetingStartDialog({ onClose, onChosen }: MeetingStartDialogProps) {
  const [day, setDay] = useState(nextWorkday);
  const [time, setTime] = useState('09:00');
  const [tried, setTried] = useState(false);
  const missing = {
    day: isCalendarDay(day) ? undefined : 'Informe uma data válida',
    time: time === '' ? 'Informe o horário' : undefined,
  };
  return (
    <Dialog onOpenChange={onClose} size="sm" title="Quando será a reunião?">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // The form stands inside another page's dialog: its submit is its own.
          event.stopPropagation();
          setTried(true);
          if (!missing.day && !missing.time) onChosen(`${day}T${time}`);
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <Field label="Data" required error={tried ? missing.day : undefined}>
            {(control) => <DateField {...control} value={day} onChange={setDay} />}
          </Field>
          <Field label="Horário" required error={tried ? missing.time : undefined}>
            {(control) => (
              <Input
                {...control}
                type="time"
                value={time}
                onChange={(event) => setTime(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">Baixar agenda</Button>
        </div>
      </form>
    </Dialog>
  );
}

function nextWorkday(): string {
  const today = calendarDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, weekday === 5 ? 3 : weekday === 6 ? 2 : 1);
}
