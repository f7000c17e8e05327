import { Cited } from '#client/ui/cited.tsx';
import { DocumentTitle, Lines, Section } from '#client/ui/document-parts.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { PageView } from '../kit/page-view.tsx';
import { RisksView } from '../kit/risks-view.tsx';
import { ReadyView } from '../kit/ready-view.tsx';
import { TimelineView } from '../kit/timeline-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import {
  evidenceTitle,
  leaderPartTitle,
  progressOf,
  withoutTag,
  type PdiContent,
} from './contract.ts';

/** A plan that two people read together: its story, the way of each competency, and who does what. */
export function PdiView({ content }: ViewProps<PdiContent>) {
  const {
    title,
    employee,
    period,
    summary,
    competencies,
    goals,
    leaderPart,
    timeline,
    risks,
    ready,
  } = content;
  const about = (
    <p className="mt-2 font-sans text-sm text-muted tabular-nums">
      {[beside(title, employee), period].filter(Boolean).join(' · ')}
    </p>
  );
  if (content.page !== '') {
    return (
      <PageView content={content}>
        {about}
        {competencies.length > 0 && (
          <ul className="mt-6 flex flex-col gap-4" aria-label="Competências">
            {competencies.map((competency, index) => (
              <li key={index}>
                <LevelBar competency={competency} heading="p" />
              </li>
            ))}
          </ul>
        )}
      </PageView>
    );
  }
  return (
    // Bars and chips are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {about}
      {summary && (
        <p className="mt-6 whitespace-pre-line">
          <Cited text={summary} />
        </p>
      )}
      {goals.length > 0 && (
        <Section title="Objetivos">
          <Lines lines={goals} />
        </Section>
      )}
      {competencies.length > 0 && (
        <Section title="Competências">
          <div className="flex flex-col gap-10">
            {competencies.map((competency, index) => (
              <Competency key={index} {...competency} />
            ))}
          </div>
        </Section>
      )}
      {leaderPart.length > 0 && (
        <Section title={leaderPartTitle}>
          <Lines lines={leaderPart} />
        </Section>
      )}
      <ReadyView ready={ready} />
      <TimelineView timeline={timeline} />
      <RisksView risks={risks} />
    </div>
  );
}

/** Of 'Renata Lopes — Supervisora de Caixa' what the title has not said. */
function beside(title: string, employee: string): string {
  const [name = '', ...position] = employee.split(' — ');
  return title.includes(name) ? position.join(' — ') : employee;
}

/** From which level to which, and how much of the way is done. */
function LevelBar({
  competency,
  heading: Heading,
}: {
  competency: PdiContent['competencies'][number];
  heading: 'h4' | 'p';
}) {
  const { name, currentLevel, targetLevel } = competency;
  const progress = progressOf(competency);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 break-after-avoid">
        <Heading className="min-w-0 text-xl font-semibold wrap-anywhere">{name}</Heading>
        <p className="font-sans text-sm text-muted tabular-nums">
          {`Nível ${currentLevel} → ${targetLevel} · ${progress}%`}
        </p>
      </div>
      <div className="mt-2">
        <Progress
          value={progress}
          label={`${name}: nível atual ${currentLevel}, nível desejado ${targetLevel}`}
        />
      </div>
    </>
  );
}

function Competency(competency: PdiContent['competencies'][number]) {
  const { evidence, actions } = competency;
  return (
    <article>
      <LevelBar competency={competency} heading="h4" />
      {evidence && (
        <p className="mt-3">
          <span className="mr-2 font-sans text-sm text-muted">{evidenceTitle}</span>
          <Cited text={evidence} />
        </p>
      )}
      <ol className="mt-5 flex list-decimal flex-col gap-3 pl-6 marker:font-sans marker:text-sm marker:text-muted">
        {actions.map((action, index) => (
          <li key={index} className="break-inside-avoid pl-1 wrap-anywhere">
            <Cited text={withoutTag(action)} />
          </li>
        ))}
      </ol>
    </article>
  );
}
