import { Badge } from '#client/ui/badge.tsx';
import { DateChip, DocumentTitle, Lines, Section } from '#client/ui/document-parts.tsx';
import type { ViewProps } from '../kit/screen.ts';
import type { FeedbackContent } from './contract.ts';
import { parsePlanLine, type PlanLine } from './plan-line.ts';

/** A script to speak from: what to say in the order it is said, and what to ask set apart. */
export function FeedbackView({ content }: ViewProps<FeedbackContent>) {
  const { title, employee, type, structure, recommendations, suggestions } = content;
  return (
    // Chips are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {(employee || type) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
          {employee && <span className="min-w-0">{employee}</span>}
          {type && (
            <span className="font-sans">
              <Badge tone="primary">{type}</Badge>
            </span>
          )}
        </p>
      )}
      {structure.map((part, index) => (
        <Part key={index} number={index + 1} {...part} />
      ))}
      {recommendations.length > 0 && (
        <Section title="Recomendações gerais">
          <Lines lines={recommendations} />
        </Section>
      )}
      {suggestions.length > 0 && (
        <Section title="Sugestões">
          <Lines lines={suggestions} />
        </Section>
      )}
    </div>
  );
}

type PartProps = FeedbackContent['structure'][number] & { number: number };

function Part({ number, section, points, questions }: PartProps) {
  // While it is being written, a part begins with nothing.
  if (section === '' && points.length === 0 && questions.length === 0) return null;
  return (
    <section className="mt-10">
      <h3 className="mb-4 text-xl font-semibold break-after-avoid">
        <span className="text-muted tabular-nums">{`${number}. `}</span>
        {section}
      </h3>
      {points.length > 0 && (
        <>
          <PartLabel>Pontos-chave</PartLabel>
          <ul className="flex flex-col gap-3">
            {points.map((point, index) => (
              <Point key={index} line={point} />
            ))}
          </ul>
        </>
      )}
      {questions.length > 0 && (
        <div className="mt-5 break-inside-avoid rounded-md bg-sunken px-4 py-3">
          <PartLabel>Perguntas sugeridas</PartLabel>
          <ul className="flex flex-col gap-1.5 italic">
            {questions.map((question, index) => (
              <li key={index}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function PartLabel({ children }: { children: string }) {
  return (
    <h4 className="mb-1.5 break-after-avoid font-sans text-sm font-semibold text-muted">
      {children}
    </h4>
  );
}

function Point({ line }: { line: string }) {
  const planned = parsePlanLine(line);
  return (
    <li className="break-inside-avoid border-l-2 border-line pl-4">
      {planned ? <PlannedPoint {...planned} /> : line}
    </li>
  );
}

function PlannedPoint({ what, who, days, seen }: PlanLine) {
  const [first, last] = days;
  return (
    <>
      <p>{what}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-sm text-muted">
        <span>{who}</span>
        {first && last === undefined && (
          <span>
            até <DateChip date={first} />
          </span>
        )}
        {first && last && (
          <span>
            de <DateChip date={first} /> a <DateChip date={last} />
          </span>
        )}
      </p>
      {seen && <p className="mt-1 text-[0.9375rem] leading-6 text-muted">{seen}</p>}
    </>
  );
}
