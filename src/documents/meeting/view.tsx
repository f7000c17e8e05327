import { DocumentTitle, Facts, Lines, Section } from '#client/ui/document-parts.tsx';
import type { ViewProps } from '../kit/screen.ts';
import { AgendaColumn } from './agenda-column.tsx';
import { agendaOf, type AgendaItem, type MeetingContent } from './contract.ts';
import { ParticipantsLine } from './participants-line.tsx';

/** A script to lead by: what for, how the time is shared, then each item with what to do and to ask. */
export function MeetingView({ content }: ViewProps<MeetingContent>) {
  const { title, objective, duration, format, participants, materials, suggestions } = content;
  const items = agendaOf(content);
  return (
    // Bars are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {objective && <p className="mt-3 whitespace-pre-line">{objective}</p>}
      <div className="mt-4">
        <Facts
          facts={[
            ['Duração', duration],
            ['Formato', format],
          ]}
        />
        <ParticipantsLine names={participants} />
      </div>
      <AgendaColumn items={items} duration={duration} />
      {items.length > 0 && (
        <Section title="Roteiro">
          <ol className="flex flex-col gap-9">
            {items.map((item, index) => (
              <Item key={index} {...item} />
            ))}
          </ol>
        </Section>
      )}
      {materials.length > 0 && (
        <Section title="Materiais">
          <Lines lines={materials} />
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

function Item({ topic, duration, description, activities, responsible }: AgendaItem) {
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 break-after-avoid">
        <h4 className="min-w-0 text-xl font-semibold wrap-break-word">{topic}</h4>
        <p className="font-sans text-sm text-muted tabular-nums">{duration}</p>
      </div>
      {responsible && (
        <p className="mt-0.5 break-after-avoid font-sans text-sm text-muted">
          {`Condução: ${responsible}`}
        </p>
      )}
      {description && <p className="mt-2">{description}</p>}
      {activities.length > 0 && (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 marker:text-muted">
          {activities.map((activity, index) => (
            <li key={index} className="break-inside-avoid">
              <Activity text={activity} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const asking = /^(Perguntar: )(.+)$/su;

/** A question is what the leader says aloud: it stands out from what the leader does. */
function Activity({ text }: { text: string }) {
  const [, verb, question] = asking.exec(text) ?? [];
  if (question === undefined) return text;
  return (
    <>
      <span className="text-muted">{verb}</span>
      <span className="font-medium">{question}</span>
    </>
  );
}
