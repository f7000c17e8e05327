import type { CSSProperties } from 'react';
import { Lines } from '#client/ui/document-parts.tsx';
import { QuestionCards } from './question-card.tsx';
import type { LaidOutStage } from './script-layout.ts';

/** How far the line at a stage's side runs down, where there is room. */
const remPerMinute = 0.25;

/** The stages as one bar, each as wide as it is long. What it shows is written below it. */
export function StageBar({ stages }: { stages: readonly LaidOutStage[] }) {
  if (stages.some(({ minutes }) => minutes === 0)) return null;
  return (
    <div aria-hidden="true" className="mb-8 flex gap-0.5 font-sans text-xs text-muted tabular-nums">
      {stages.map(({ minutes }, index) => (
        <div key={index} className="min-w-3.5 basis-0 text-center" style={{ flexGrow: minutes }}>
          <div className="mb-1 h-2 rounded-sm bg-primary" />
          {minutes}
        </div>
      ))}
    </div>
  );
}

/** One stage: its minutes at the side, what is said and asked beside them. */
export function StageView({ stage }: { stage: LaidOutStage }) {
  const { name, duration, minutes, from, parts } = stage;
  return (
    <li className="grid gap-x-6 gap-y-2 sm:grid-cols-[6.5rem_1fr]">
      <div
        className="border-l-2 border-primary max-sm:break-after-avoid pl-3 font-sans sm:min-h-(--length) sm:self-start"
        style={{ '--length': `${minutes * remPerMinute}rem` } as CSSProperties}
      >
        <p className="font-semibold tabular-nums">{minutes > 0 ? `${minutes} min` : duration}</p>
        {minutes > 0 && (
          <p className="text-sm text-muted tabular-nums">{`minuto ${from} ao ${from + minutes}`}</p>
        )}
      </div>
      <div className="min-w-0">
        <h4 className="mb-3 text-xl font-semibold break-after-avoid">{name}</h4>
        <div className="flex flex-col gap-4">
          {parts.map((part, index) =>
            part.type === 'lines' ? (
              <Lines key={index} lines={part.lines} />
            ) : (
              <QuestionCards key={index} questions={part.questions} />
            ),
          )}
        </div>
      </div>
    </li>
  );
}
