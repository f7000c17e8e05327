import { sql, type SQL } from 'drizzle-orm';
import { timelineKinds, type TimelineItem, type TimelineKind } from '#shared/conversations.ts';
import { limits } from '#shared/limits.ts';
import { shareAnswers } from '#shared/shares.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import {
  commitments,
  conversations,
  diaryEntries,
  developmentPlans,
  diaryMentions,
  documents,
  levelCheckIns,
  roundPeople,
  rounds,
  shares,
} from '../db/schema.ts';
import { markOf } from '../documents/marks.ts';

interface Wanted {
  companyId: OwnedCompanyId;
  employeeId: string;
  kind?: TimelineKind | undefined;
  /** Where the page before ended. */
  olderThan?: string | undefined;
}

export interface TimelinePage {
  items: TimelineItem[];
  next: string | null;
}

/** How much of a text is shown. */
const shown = 280;
const most = limits.timelinePage + 1;

const asked = {
  companyId: sql`${sql.placeholder('companyId')}::uuid`,
  employeeId: sql`${sql.placeholder('employeeId')}::uuid`,
  micros: sql`${sql.placeholder('micros')}::bigint`,
  lastId: sql`${sql.placeholder('lastId')}::uuid`,
};

export async function readTimeline(db: Db, wanted: Wanted): Promise<TimelinePage> {
  const { companyId, employeeId, kind = 'all' } = wanted;
  const [micros, lastId] = wanted.olderThan?.split('.') ?? [];
  const { newest, older } = pages[kind];
  const rows = await (micros === undefined
    ? newest(db).execute({ companyId, employeeId })
    : older(db).execute({ companyId, employeeId, micros, lastId }));
  const page = rows.slice(0, limits.timelinePage);
  const last = page.at(-1);
  return {
    items: page.map(({ micros: at, ...item }) => ({ ...item, at: instantOf(at) })),
    next: last && rows.length > page.length ? `${last.micros}.${last.id}` : null,
  };
}

function instantOf(micros: string): string {
  return new Date(Number(BigInt(micros) / 1000n)).toISOString();
}

interface Source {
  /** With its condition: the person's own. */
  from: SQL;
  at: SQL;
  id: SQL;
  text: SQL;
  type?: SQL;
  /** What it speaks of. */
  document?: SQL;
}

const nothing = sql`null::text`;
const noId = sql`null::uuid`;

/** 'Li e combinamos', as the person chose it; nothing where they only ticked a step. */
const answerWords = sql`case ${shares.answer} ${sql.join(
  valuesOf(shareAnswers).map((answer) => sql`when ${answer} then ${shareAnswers[answer]}`),
  sql` `,
)} end`;

const levels: Source = {
  from: sql`${levelCheckIns} join ${developmentPlans} on ${developmentPlans.companyId} = ${levelCheckIns.companyId}
        and ${developmentPlans.id} = ${levelCheckIns.planId}
      where ${levelCheckIns.companyId} = ${asked.companyId} and ${levelCheckIns.employeeId} = ${asked.employeeId}
      and ${levelCheckIns.deletedAt} is null`,
  at: sql`${levelCheckIns.createdAt}`,
  id: sql`${levelCheckIns.id}`,
  document: sql`${developmentPlans.documentId}`,
  text: sql`${levelCheckIns.competency} || ': nível ' || ${levelCheckIns.level} || '. ' || ${levelCheckIns.evidence}`,
};

const closings: Source = {
  from: sql`${developmentPlans} join ${documents} on ${documents.companyId} = ${developmentPlans.companyId}
        and ${documents.id} = ${developmentPlans.documentId}
      where ${developmentPlans.companyId} = ${asked.companyId} and ${developmentPlans.employeeId} = ${asked.employeeId}
      and ${developmentPlans.state} = 'closed'`,
  at: sql`${developmentPlans.closedAt}`,
  id: sql`${developmentPlans.id}`,
  document: sql`${developmentPlans.documentId}`,
  text: sql`'PDI encerrado: ' || coalesce(nullif(${developmentPlans.summary}, ''), ${documents.title})`,
};

const sources: Record<TimelineKind, readonly Source[]> = {
  document: [
    {
      from: sql`${documents} where ${documents.companyId} = ${asked.companyId}
      and ${documents.employeeId} = ${asked.employeeId}`,
      at: sql`${documents.createdAt}`,
      id: sql`${documents.id}`,
      type: sql`${documents.type}`,
      text: sql`${documents.title}`,
    },
  ],
  conversation: [
    {
      from: sql`${conversations} where ${conversations.companyId} = ${asked.companyId}
      and ${conversations.employeeId} = ${asked.employeeId} and ${conversations.heldAt} is not null
      and ${conversations.deletedAt} is null`,
      at: sql`${conversations.heldAt}`,
      id: sql`${conversations.id}`,
      text: sql`coalesce(nullif(${conversations.outcome}, ''), nullif(${conversations.agreed}, ''),
      ${conversations.notes})`,
    },
  ],
  diary: [
    {
      from: sql`${diaryMentions} join ${diaryEntries} on ${diaryEntries.companyId} = ${diaryMentions.companyId}
        and ${diaryEntries.id} = ${diaryMentions.diaryEntryId}
      where ${diaryMentions.companyId} = ${asked.companyId} and ${diaryMentions.employeeId} = ${asked.employeeId}
        and ${diaryEntries.deletedAt} is null`,
      at: sql`${diaryMentions.at}`,
      id: sql`${diaryMentions.diaryEntryId}`,
      text: sql`${diaryEntries.description}`,
    },
  ],
  commitment: [
    {
      from: sql`${commitments} where ${commitments.companyId} = ${asked.companyId}
      and ${commitments.employeeId} = ${asked.employeeId} and ${commitments.state} = 'done'
      and ${commitments.deletedAt} is null`,
      at: sql`${commitments.doneAt}`,
      id: sql`${commitments.id}`,
      text: sql`${commitments.text}`,
    },
  ],
  development: [levels, closings],
  answer: [
    {
      from: sql`${shares} where ${shares.companyId} = ${asked.companyId}
      and ${shares.employeeId} = ${asked.employeeId} and ${shares.answeredAt} is not null`,
      at: sql`${shares.answeredAt}`,
      id: sql`${shares.id}`,
      document: sql`${shares.documentId}`,
      text: sql`concat_ws(' ', ${answerWords} || '.', nullif(${shares.comment}, ''),
        '(' || (${shares.snapshot} ->> 'title') || ')')`,
    },
  ],
  told: [
    {
      from: sql`${roundPeople} join ${rounds} on ${rounds.companyId} = ${roundPeople.companyId}
        and ${rounds.id} = ${roundPeople.roundId}
      where ${roundPeople.companyId} = ${asked.companyId} and ${roundPeople.employeeId} = ${asked.employeeId}
      and ${roundPeople.answeredAt} is not null`,
      at: sql`${roundPeople.answeredAt}`,
      id: sql`${roundPeople.roundId}`,
      text: sql`(select string_agg(question || ' ' || answer, ' ' order by place)
        from rows from (jsonb_array_elements_text(${rounds.questions}), jsonb_array_elements_text(${roundPeople.answers}))
          with ordinality as told (question, answer, place)
        where answer <> '')`,
    },
  ],
};

/** Each kind gives its newest from its own index, and the newest of those are a page: each costs the same. */
function buildPage(kind: TimelineKind | 'all', which: 'newest' | 'older') {
  const kinds = kind === 'all' ? valuesOf(timelineKinds) : [kind];
  const parts = kinds.flatMap((each) =>
    sources[each].map(({ from, at, id, type = nothing, document = noId, text }) => {
      const isOlder = sql`and (${at}, ${id}) < (to_timestamp(0) + ${asked.micros} * interval '1 microsecond', ${asked.lastId})`;
      return sql`(select ${each}::text as kind, ${id} as id, ${at} as at,
          ${type} as type, ${document} as document, ${text} as text
        from ${from} ${which === 'older' ? isOlder : sql``}
        order by ${at} desc, ${id} desc limit ${most})`;
    }),
  );
  return prepared((db) =>
    db
      .select({
        kind: sql<TimelineKind>`kind`,
        id: sql<string>`id`,
        micros: sql<string>`(extract(epoch from at) * 1000000)::bigint::text`,
        documentType: sql<string | null>`type`,
        documentId: sql<string | null>`document`,
        text: sql<string>`left(text, ${shown})`,
        isInForce: sql<boolean>`case when kind = 'document' then coalesce(${mark} = 'in_force', false) else false end`,
      })
      .from(sql`(${sql.join(parts, sql` union all `)}) as everything`)
      .orderBy(sql`at desc, id desc`)
      .limit(most)
      .prepare(`timeline_${kind}_${which}`),
  );
}

/** Asked of the documents of the page alone. */
const mark = markOf({
  companyId: asked.companyId,
  employeeId: asked.employeeId,
  type: sql`everything.type`,
  id: sql`everything.id`,
});

const pages = Object.fromEntries(
  (['all', ...valuesOf(timelineKinds)] as const).map((kind) => [
    kind,
    { newest: buildPage(kind, 'newest'), older: buildPage(kind, 'older') },
  ]),
) as Record<TimelineKind | 'all', Record<'newest' | 'older', ReturnType<typeof buildPage>>>;
