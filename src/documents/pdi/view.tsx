import { Badge } from '#client/ui/badge.tsx';
import { DateChip, DocumentTitle, Lines, Section } from '#client/ui/document-parts.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { TimelineView } from '../kit/timeline-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import { progressOf, type PdiContent } from './contract.ts';
import { parseAction } from './plan-text.ts';

/** A plan as a letter that can be worked with: what, from where to where, by when, seen how. */
export function PdiView({ content }: ViewProps<PdiContent>) {
  const { title, period, competencies, goals, timeline, suggestions } = content;
  return (
    // Bars and chips are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {period && <p className="mt-2 text-muted tabular-nums">{`Período: ${period}`}</p>}
      {competencies.length > 0 && (
        <Section title="Competências">
          <div className="flex flex-col gap-10">
            {competencies.map((competency, index) => (
              <Competency key={index} {...competency} />
            ))}
          </div>
        </Section>
      )}
      {goals.length > 0 && (
        <Section title="Objetivos">
          <Lines lines={goals} />
        </Section>
      )}
      <TimelineView timeline={timeline} />
      {suggestions.length > 0 && (
        <Section title="Sugestões">
          <Lines lines={suggestions} />
        </Section>
      )}
    </div>
  );
}

function Competency(competency: PdiContent['competencies'][number]) {
  const { name, currentLevel, targetLevel, actions } = competency;
  const progress = progressOf(competency);
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 break-after-avoid">
        <h4 className="text-xl font-semibold">{name}</h4>
        <p className="font-sans text-sm text-muted tabular-nums">
          {`Nível ${currentLevel} → ${targetLevel} · ${progress}%`}
        </p>
      </div>
      <div className="mt-2 mb-5">
        <Progress
          value={progress}
          label={`${name}: nível atual ${currentLevel}, nível desejado ${targetLevel}`}
        />
      </div>
      <ol className="flex flex-col gap-5">
        {actions.map((action, index) => (
          <Action key={index} line={action} />
        ))}
      </ol>
    </article>
  );
}

function Action({ line }: { line: string }) {
  const { tag, text, date, evidence } = parseAction(line);
  return (
    <li className="break-inside-avoid">
      {(tag || date) && (
        <p className="mb-1 flex flex-wrap items-center gap-2 font-sans">
          {tag && <Badge tone="primary">{tag}</Badge>}
          {date && <DateChip date={date} />}
        </p>
      )}
      <p>{text}</p>
      {evidence && (
        <p className="mt-0.5 text-[0.9375rem] leading-6 text-muted">
          <span className="font-semibold">Evidência: </span>
          {evidence}
        </p>
      )}
    </li>
  );
}
