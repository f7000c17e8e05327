import { isCalendarDay } from '#shared/format.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';

/** What is wrong with a day that one is to keep something on. */
export function problemOf(day: string, today: string): string | undefined {
  if (!isCalendarDay(day)) return 'Informe uma data que exista';
  return day < today ? 'Escolha hoje ou um dia que ainda vem' : undefined;
}

interface DayToKeepProps {
  day: string;
  today: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

export function DayToKeep({ day, today, error, onChange }: DayToKeepProps) {
  return (
    <Field label="Nova data" error={error}>
      {(control) => <DateField {...control} value={day} min={today} onChange={onChange} />}
    </Field>
  );
}
