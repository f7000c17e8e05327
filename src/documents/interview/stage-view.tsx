import type { CSSProperties } from 'react';
import type { Ready } from '../kit/fields.ts';
import { ReadyPiece } from '../kit/ready-view.tsx';
import { Step } from '../kit/step-view.tsx';
import { listenFor, type InterviewContent } from './contract.ts';

type Question = InterviewContent['questions'][number];

export interface TimedStage {
  name: string;
  /** As it was written: '15 minutos'. */
  duration: string;
  /** 0 where it tells none. */
  minutes: number;
  /** Minutes of the interview before it. */
  from: number;
  steps: readonly string[];
  questions: readonly (Question & { number: number })[];
  ready: readonly Ready[];
}

/** How far the line at a stage's side runs down, where there is room. */
const remPerMinute = 0.25;

/** The stages as one bar, each as wide as it is long. What it shows is written below it. */
export function StageBar({ stages }: { stages: readonly TimedStage[] }) {
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
export function StageView({ stage, judgedBy }: { stage: TimedStage; judgedBy: string }) {
  const { name, duration, minutes, from, steps, questions, ready } = stage;
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
        <h3 className="mb-3 text-xl font-semibold break-after-avoid">{name}</h3>
        {steps.length > 0 && (
          <ul className="flex flex-col gap-3">
            {steps.map((step, index) => (
              <Step key={index} step={step} />
            ))}
          </ul>
        )}
        {questions.length > 0 && (
          <ol className="mt-4 flex flex-col gap-5 first:mt-0">
            {questions.map((question) => (
              <AskedView
                key={question.number}
                question={question}
                stage={name}
                judgedBy={judgedBy}
              />
            ))}
          </ol>
        )}
        {ready.length > 0 && (
          <div className="mt-5 flex flex-col gap-5">
            {ready.map((piece, index) => (
              <ReadyPiece key={index} piece={piece} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

interface AskedProps {
  question: TimedStage['questions'][number];
  stage: string;
  judgedBy: string;
}

/** A question with what to listen for right below it; its area where the stage does not say it. */
function AskedView({ question: asked, stage, judgedBy }: AskedProps) {
  const { number, category, question } = asked;
  return (
    <li className="break-inside-avoid">
      {category !== '' && category !== stage && (
        <p className="font-sans text-sm text-muted">{category}</p>
      )}
      <p className="text-[1.1875rem] leading-8 font-semibold">
        <span className="text-muted tabular-nums">{`${number}. `}</span>
        {question}
      </p>
      <dl className="mt-1.5 flex flex-col gap-1.5 border-l-2 border-line pl-4 text-[0.9375rem] leading-6 empty:hidden">
        {listenFor(asked, judgedBy).map(([term, text]) => (
          <div key={term}>
            <dt className="font-sans text-sm text-muted">{term}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
