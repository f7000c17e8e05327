import { Cited } from '#client/ui/cited.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { DateChip, DocumentTitle, Lines, Section } from '#client/ui/document-parts.tsx';
import { parseDay } from '#shared/format.ts';
import { RisksView } from '../kit/risks-view.tsx';
import { PageView } from '../kit/page-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import { ReadyView } from '../kit/ready-view.tsx';
import { TimelineView } from '../kit/timeline-view.tsx';
import {
  actionPriorities,
  doneTitle,
  resourcesTitle,
  type ActionPlanContent,
  type ActionPriority,
  type PlannedAction,
} from './contract.ts';

const tones: Record<ActionPriority, BadgeTone> = {
  alta: 'attention',
  media: 'primary',
  baixa: 'neutral',
};

/** A plan that one can run a finger down: by when, what, who, and how urgent. */
export function ActionPlanView({ content }: ViewProps<ActionPlanContent>) {
  if (content.page !== '') return <PageView content={content} />;
  const { title, summary, description, objectives, actions, resources, timeline, risks, ready } =
    content;
  return (
    // Badges and chips are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {summary && (
        <p className="mt-4 whitespace-pre-line">
          <Cited text={summary} />
        </p>
      )}
      {description && (
        <p className="mt-4 whitespace-pre-line">
          <Cited text={description} />
        </p>
      )}
      {objectives.length > 0 && (
        <Section title="Objetivos">
          <Lines lines={objectives} />
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
      <ReadyView ready={ready} />
      {resources.length > 0 && (
        <Section title={resourcesTitle}>
          <Lines lines={resources} />
        </Section>
      )}
      <TimelineView timeline={timeline} />
      <RisksView risks={risks} />
    </div>
  );
}

const row = 'break-inside-avoid border-t border-line py-4 first:border-t-0 first:pt-0';

/** The day and the urgency stand in a column of their own; on a phone above the action. */
function Action({ action }: { action: PlannedAction | string }) {
  if (typeof action === 'string')
    return (
      <li className={row}>
        <Cited text={action} />
      </li>
    );
  const { task, done, deadline, responsible, priority } = action;
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
        <p className="whitespace-pre-line">
          <Cited text={task} />
        </p>
        {done && (
          <p className="mt-1 text-[0.9375rem] leading-6">
            <span className="font-sans text-sm font-medium text-muted">{`${doneTitle}: `}</span>
            <Cited text={done} />
          </p>
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
