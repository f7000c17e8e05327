import { Cited } from '#client/ui/cited.tsx';
import { DocumentTitle, Facts, Lines, Section } from '#client/ui/document-parts.tsx';
import { ReadyPiece, ReadyView } from '../kit/ready-view.tsx';
import { PageView } from '../kit/page-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import { AgendaColumn } from './agenda-column.tsx';
import { agendaOf, sharedResponsible, type AgendaItem, type MeetingContent } from './contract.ts';
import { ParticipantsLine } from './participants-line.tsx';

/** A script to lead by: what for, how the time is shared, then each item with what to do and to ask. */
export function MeetingView({ content }: ViewProps<MeetingContent>) {
  if (content.page !== '') return <PageView content={content} />;
  const { title, summary, objective, participants, materials } = content;
  const items = agendaOf(content);
  const leads = sharedResponsible(items);
  return (
    // Bars are colour alone, which browsers leave out of print unless told.
    <div className="[print-color-adjust:exact]">
      <DocumentTitle>{title}</DocumentTitle>
      {summary && (
        <p className="mt-3 whitespace-pre-line">
          <Cited text={summary} />
        </p>
      )}
      <div className="mt-4">
        {objective && (
          <p className="whitespace-pre-line">
            <span className="mr-2 font-sans text-sm text-muted">Objetivo</span>
            <Cited text={objective} />
          </p>
        )}
        <Facts
          facts={[
            ['Duração', content.duration],
            ['Formato', content.format],
            ['Condução', leads],
          ]}
        />
        <ParticipantsLine names={participants} />
      </div>
      {materials.length > 0 && (
        <Section title="Materiais">
          <Lines lines={materials} />
        </Section>
      )}
      <AgendaColumn items={items} duration={content.duration} />
      {items.length > 0 && (
        <Section title="Roteiro">
          <ol className="flex flex-col gap-9">
            {items.map((item, index) => (
              <Item key={index} {...item} responsible={leads === '' ? item.responsible : ''} />
            ))}
          </ol>
        </Section>
      )}
      <ReadyView ready={content.ready} />
    </div>
  );
}

function Item({ topic, duration, description, activities, ready, responsible }: AgendaItem) {
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
      {description && (
        <p className="mt-2">
          <Cited text={description} />
        </p>
      )}
      {activities.length > 0 && (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 marker:text-muted">
          {activities.map((activity, index) => (
            <li key={index} className="break-inside-avoid">
              <Spoken text={activity} />
            </li>
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <div className="mt-4 flex flex-col gap-4">
          {ready.map((piece, index) => (
            <ReadyPiece key={index} piece={piece} level="h5" />
          ))}
        </div>
      )}
    </li>
  );
}

/** What the leader says aloud, in quotation marks or after 'Perguntar:' in older documents. */
const speech = /(“[^”]+”|(?<=^Perguntar: ).+$)/su;

/** What is said stands out from what is done. */
function Spoken({ text }: { text: string }) {
  return text.split(speech).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="font-medium">
        {part}
      </span>
    ) : (
      <span key={index} className="text-muted">
        {part}
      </span>
    ),
  );
}
