import { sql, type SQL } from 'drizzle-orm';
import { timelineKinds, type TimelineItem, type TimelineKind } from '#shared/conversations.ts';
import { limits } from '#shared/limits.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import {
  commitments,
  conversations,
  diaryEntries,
  diaryMentions,
  documents,
} from '../db/schema.ts';

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

interface Row {
  kind: TimelineKind;
  id: string;
  micros: string;
  type: string | null;
  text: string;
}

/** How much of a text is shown. */
const shown = 280;

/** Each kind gives its newest from its own index, and the newest of those are a page: each costs the same. */
export async function readTimeline(db: Db, wanted: Wanted): Promise<TimelinePage> {
  const kinds = wanted.kind ? [wanted.kind] : valuesOf(timelineKinds);
  const most = limits.timelinePage + 1;
  const parts = kinds.map((kind) => {
    const { from, at, id, type, text } = sources[kind](wanted);
    return sql`(select ${kind}::text as kind, ${id} as id, ${at} as at, ${type} as type, ${text} as text
      from ${from} ${olderThan(at, id, wanted)} order by ${at} desc, ${id} desc limit ${most})`;
  });
  const { rows } = (await db.execute(sql`
    select kind, id, type, left(text, ${shown}) as text, (extract(epoch from at) * 1000000)::bigint::text as micros
    from (${sql.join(parts, sql` union all `)}) as everything
    order by at desc, id desc limit ${most}`)) as { rows: unknown[] } as { rows: Row[] };
  const page = rows.slice(0, limits.timelinePage);
  const last = page.at(-1);
  return {
    items: page.map(toItem),
    next: last && rows.length > page.length ? `${last.micros}.${last.id}` : null,
  };
}

interface Source {
  /** With its condition: the person's own. */
  from: SQL;
  at: SQL;
  id: SQL;
  type: SQL;
  text: SQL;
}

const sources: Record<TimelineKind, (wanted: Wanted) => Source> = {
  document: ({ companyId, employeeId }) => ({
    from: sql`${documents} where ${documents.companyId} = ${companyId}
      and ${documents.employeeId} = ${employeeId}`,
    at: sql`${documents.createdAt}`,
    id: sql`${documents.id}`,
    type: sql`${documents.type}`,
    text: sql`${documents.title}`,
  }),
  conversation: ({ companyId, employeeId }) => ({
    from: sql`${conversations} where ${conversations.companyId} = ${companyId}
      and ${conversations.employeeId} = ${employeeId} and ${conversations.heldAt} is not null
      and ${conversations.deletedAt} is null`,
    at: sql`${conversations.heldAt}`,
    id: sql`${conversations.id}`,
    type: sql`null::text`,
    text: sql`coalesce(nullif(${conversations.outcome}, ''), nullif(${conversations.agreed}, ''),
      ${conversations.notes})`,
  }),
  diary: ({ companyId, employeeId }) => ({
    from: sql`${diaryMentions} join ${diaryEntries} on ${diaryEntries.companyId} = ${diaryMentions.companyId}
        and ${diaryEntries.id} = ${diaryMentions.diaryEntryId}
      where ${diaryMentions.companyId} = ${companyId} and ${diaryMentions.employeeId} = ${employeeId}`,
    at: sql`${diaryMentions.at}`,
    id: sql`${diaryMentions.diaryEntryId}`,
    type: sql`null::text`,
    text: sql`${diaryEntries.description}`,
  }),
  commitment: ({ companyId, employeeId }) => ({
    from: sql`${commitments} where ${commitments.companyId} = ${companyId}
      and ${commitments.employeeId} = ${employeeId} and ${commitments.state} = 'done'
      and ${commitments.deletedAt} is null`,
    at: sql`${commitments.doneAt}`,
    id: sql`${commitments.id}`,
    type: sql`null::text`,
    text: sql`${commitments.text}`,
  }),
};

function olderThan(at: SQL, id: SQL, wanted: Wanted): SQL {
  if (wanted.olderThan === undefined) return sql``;
  const [micros = '', lastId = ''] = wanted.olderThan.split('.');
  return sql`and (${at}, ${id}) < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${lastId}::uuid)`;
}

function toItem({ kind, id, micros, type, text }: Row): TimelineItem {
  const at = new Date(Number(BigInt(micros) / 1000n)).toISOString();
  return { kind, id, at, documentType: type, text };
}
