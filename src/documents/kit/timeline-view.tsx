import { Cited } from '#client/ui/cited.tsx';
import { DateChip, Facts, Section } from '#client/ui/document-parts.tsx';
import type { Timeline } from './fields.ts';
import { parseMilestone } from './milestone.ts';

/** 'Cronograma' of a plan, told in words or as dates. */
export function TimelineView({ timeline }: { timeline: Timeline }) {
  if (timeline === '') return null;
  if (typeof timeline === 'string') {
    return (
      <Section title="Cronograma">
        <p className="whitespace-pre-line">{timeline}</p>
      </Section>
    );
  }
  const { duration, start, end, milestones } = timeline;
  return (
    <Section title="Cronograma">
      <Facts
        facts={[
          ['Duração', duration],
          ['Início', start],
          ['Término', end],
        ]}
      />
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
    <li className="flex break-inside-avoid flex-col gap-x-4 gap-y-1 sm:flex-row">
      <span className="w-26 shrink-0 max-sm:empty:hidden">{date && <DateChip date={date} />}</span>
      <span className="min-w-0">
        <Cited text={text} />
      </span>
    </li>
  );
}
