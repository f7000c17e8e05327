import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import type { ReserveQuestion } from './reserve.ts';
import type { NumberedQuestion } from './script-layout.ts';

/** Questions with what a good answer has and what it is judged by. */
export function QuestionCards({ questions }: { questions: readonly NumberedQuestion[] }) {
  return (
    <ol className="flex flex-col gap-4">
      {questions.map(({ number, category, question, expectedResponse, evaluationCriteria }) => (
        <Card
          key={number}
          heading={
            <>
              <span className="text-sm font-semibold text-muted tabular-nums">
                {`Pergunta ${number}`}
              </span>
              {category && <Badge tone="primary">{category}</Badge>}
            </>
          }
          question={question}
          expected={expectedResponse}
          criteria={evaluationCriteria.split(';')}
        />
      ))}
    </ol>
  );
}

export function ReserveCards({ questions }: { questions: readonly ReserveQuestion[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {questions.map(({ area, question, expected }, index) => (
        <Card
          key={index}
          heading={area && <Badge>{area}</Badge>}
          question={question}
          expected={expected}
          criteria={[]}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  heading: ReactNode;
  question: string;
  expected: string;
  criteria: readonly string[];
}

function Card({ heading, question, expected, criteria }: CardProps) {
  const told = criteria.map((item) => item.trim()).filter((item) => item !== '');
  return (
    <li className="break-inside-avoid rounded-md border border-line p-4 sm:p-5">
      {heading && <p className="mb-2 flex flex-wrap items-center gap-2 font-sans">{heading}</p>}
      <p className="text-[1.1875rem] leading-8 font-semibold">{question}</p>
      <dl className="mt-3 flex flex-col gap-3 text-[0.9375rem] leading-6 empty:hidden">
        {expected && (
          <div>
            <dt className="font-sans text-sm text-muted">Uma boa resposta</dt>
            <dd>{expected}</dd>
          </div>
        )}
        {told.length > 0 && (
          <div>
            <dt className="font-sans text-sm text-muted">Critérios</dt>
            <dd>
              <ul className="mt-0.5 flex flex-wrap gap-x-2 gap-y-1.5 font-sans text-sm">
                {told.map((item) => (
                  <li
                    key={item}
                    className="rounded-sm bg-sunken px-2 py-0.5 leading-5 first-letter:uppercase"
                  >
                    {item}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
