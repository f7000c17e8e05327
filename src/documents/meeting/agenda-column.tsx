import { clsx } from 'clsx';
import { Section } from '#client/ui/document-parts.tsx';
import { minutesOf } from '../kit/calendar.ts';
import type { AgendaItem } from './contract.ts';

interface AgendaColumnProps {
  items: readonly AgendaItem[];
  /** Of the whole meeting: the scale stands before the items come. */
  duration: string;
}

/** The time of the meeting as one column: each item as high as it is long. */
export function AgendaColumn({ items, duration }: AgendaColumnProps) {
  const timed = items.map(({ topic, duration: own }) => ({ topic, minutes: minutesOf(own) }));
  if (timed.every(({ minutes }) => minutes === null)) return null;
  const sum = timed.reduce((all, { minutes }) => all + (minutes ?? 0), 0);
  const scale = remPerMinute(minutesOf(duration) ?? sum);
  return (
    <Section title="Pauta">
      <ol>
        {timed.map(({ topic, minutes }, index) => (
          <Row key={index} topic={topic} minutes={minutes} scale={scale} />
        ))}
      </ol>
    </Section>
  );
}

/** A long meeting has a higher column, though not as much higher as it is longer. */
function remPerMinute(minutes: number): number {
  return (18 + minutes * 0.15) / minutes;
}

interface RowProps {
  topic: string;
  minutes: number | null;
  scale: number;
}

const pause = /^(?:pausa|intervalo)\b/iu;

/** A line of text is the least height; the bar alone is exact. */
function Row({ topic, minutes, scale }: RowProps) {
  return (
    <li className="grid min-h-7 break-inside-avoid grid-cols-[0.375rem_3.5rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className={clsx(
          'border-b-2 border-paper bg-clip-padding',
          pause.test(topic) ? 'bg-track' : 'bg-primary',
        )}
        style={{ height: `${(minutes ?? 0) * scale}rem` }}
      />
      <span className="font-sans text-sm leading-7 text-muted tabular-nums">
        {minutes !== null && `${minutes} min`}
      </span>
      <span className="wrap-break-word">{topic}</span>
    </li>
  );
}
