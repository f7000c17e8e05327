import { Badge } from '#client/ui/badge.tsx';
import { Progress } from '#client/ui/progress.tsx';
import type { ViewProps } from '../kit/screen.ts';
import { progressOf, type PdiContent } from './contract.ts';
import { parseAction, parseMilestone } from './plan-text.ts';

/** A plan as a letter that can be worked with: what, from where to where, by when, seen how. */
export function PdiView({ content }: ViewProps<PdiContent>) {
  const { title, period, competencies, goals, timeline, suggestions } = content;
  return (
    // Bars and chips are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <h2 className="text-[1.75rem] leading-9 font-semibold text-balance">{title}</h2>
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
      <Timeline timeline={timeline} />
      {suggestions.length > 0 && (
        <Section title="Sugestões">
          <Lines lines={suggestions} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-10">
      <h3 className="mb-4 break-after-avoid font-sans text-sm font-semibold tracking-wide text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <li key={index} className="border-l-2 border-line pl-4">
          {line}
        </li>
      ))}
    </ul>
  );
}

function DateChip({ date }: { date: string }) {
  return (
    <time className="inline-block rounded-sm bg-sunken px-2 font-sans text-sm leading-6 text-ink tabular-nums">
      {date}
    </time>
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

function Timeline({ timeline }: Pick<PdiContent, 'timeline'>) {
  if (timeline === '') return null;
  if (typeof timeline === 'string') {
    return (
      <Section title="Cronograma">
        <p className="whitespace-pre-line">{timeline}</p>
      </Section>
    );
  }
  const { duration, start, end, milestones } = timeline;
  const facts = [
    ['Duração', duration],
    ['Início', start],
    ['Término', end],
  ];
  return (
    <Section title="Cronograma">
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {facts.map(([term, value]) => (
          <div key={term} className="flex items-baseline gap-2">
            <dt className="font-sans text-sm text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-4 flex flex-col gap-3">
        {milestones.map((milestone, index) => (
          <MilestoneLine key={index} line={milestone} />
        ))}
      </ol>
    </Section>
  );
}

function MilestoneLine({ line }: { line: string }) {
  const { date, text } = parseMilestone(line);
  return (
    <li className="flex break-inside-avoid flex-wrap gap-x-4 gap-y-1 sm:flex-nowrap">
      <span className="w-26 shrink-0">{date && <DateChip date={date} />}</span>
      <span className="min-w-0">{text}</span>
    </li>
  );
}
