import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { DateChip, DocumentTitle, Facts, Section } from '#client/ui/document-parts.tsx';
import { parseDay } from '#shared/format.ts';
import { TimelineView } from '../kit/timeline-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import {
  actionPriorities,
  type ActionPlanContent,
  type ActionPriority,
  type PlannedAction,
} from './contract.ts';
import { parseMetric, parseRisk, parseTask } from './plan-text.ts';

const tones: Record<ActionPriority, BadgeTone> = {
  alta: 'attention',
  media: 'primary',
  baixa: 'neutral',
};

/** A plan that one can run a finger down: by when, what, who, and how urgent. */
export function ActionPlanView({ content }: ViewProps<ActionPlanContent>) {
  const { title, description, objectives, actions, timeline, suggestions } = content;
  return (
    // Badges and chips are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {description && <p className="mt-4 whitespace-pre-line">{description}</p>}
      {objectives.length > 0 && (
        <Section title="Objetivos">
          <ul className="flex flex-col gap-4">
            {objectives.map((line, index) => (
              <Objective key={index} line={line} />
            ))}
          </ul>
        </Section>
      )}
      {actions.length > 0 && (
        <Section title="Ações">
          <ol className="flex flex-col">
            {actions.map((action, index) => (
              <Action key={index} action={action} />
            ))}
          </ol>
        </Section>
      )}
      <TimelineView timeline={timeline} />
      {suggestions.length > 0 && (
        <Section title="Sugestões">
          <ul className="flex flex-col gap-3">
            {suggestions.map((line, index) => (
              <Suggestion key={index} line={line} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

const aside = 'break-inside-avoid border-l-2 border-line pl-4';

/** An objective; a metric with its figures one by one. */
function Objective({ line }: { line: string }) {
  const metric = parseMetric(line);
  return (
    <li className={aside}>
      {metric ? (
        <>
          <p className="mb-1 font-semibold">{metric.name}</p>
          <Facts facts={metric.facts} />
        </>
      ) : (
        line
      )}
    </li>
  );
}

/** Advice; a risk stands apart from what answers it. */
function Suggestion({ line }: { line: string }) {
  const parts = parseRisk(line);
  if (!parts) return <li className={aside}>{line}</li>;
  return (
    <li className={aside}>
      <p>
        <span className="font-semibold">Risco: </span>
        {parts.risk}
      </p>
      {parts.response && (
        <p>
          <span className="font-semibold">Resposta: </span>
          {parts.response}
        </p>
      )}
    </li>
  );
}

const row = 'break-inside-avoid border-t border-line py-4 first:border-t-0 first:pt-0';

/** The day and the urgency stand in a column of their own; on a phone above the action. */
function Action({ action }: { action: PlannedAction | string }) {
  if (typeof action === 'string') return <li className={row}>{action}</li>;
  const { task, deadline, responsible, priority } = action;
  const parts = parseTask(task);
  // While the plan is being written, the priority comes last.
  const urgency: string | undefined = actionPriorities[priority];
  return (
    <li className={`${row} sm:grid sm:grid-cols-[7.5rem_1fr] sm:gap-x-4`}>
      <p className="mb-2 flex flex-wrap items-center gap-2 font-sans sm:mb-0 sm:flex-col sm:items-start">
        <Due deadline={deadline} />
        {urgency && (
          <Badge tone={tones[priority]}>
            <span className="sr-only">Prioridade: </span>
            {urgency}
          </Badge>
        )}
      </p>
      <div className="min-w-0">
        <p>{parts.task}</p>
        {parts.details.length > 0 && (
          <dl className="mt-1 flex flex-col gap-0.5 text-[0.9375rem] leading-6 text-muted">
            {parts.details.map(({ label, text }) => (
              <div key={label}>
                <dt className="inline font-semibold">{`${label}: `}</dt>
                <dd className="inline">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {responsible && (
          <p className="mt-1 font-sans text-sm text-muted">
            <span className="font-medium">Responsável: </span>
            {responsible}
          </p>
        )}
      </div>
    </li>
  );
}

/** A day as a chip; 'Prazo a definir' in words. */
function Due({ deadline }: { deadline: string }) {
  if (deadline === '') return null;
  return parseDay(deadline) === null ? (
    <span className="text-sm leading-6 text-muted">{deadline}</span>
  ) : (
    <DateChip date={deadline} />
  );
}
