import { and, desc, eq } from 'drizzle-orm';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import type { Caller } from '../http/route.ts';
import { answerShared, openShared } from '../shares/answer.ts';
import { makeShare } from '../shares/change.ts';
import type { Answering } from '../shares/page.ts';
import { readForPerson } from '../shares/snapshot.ts';
import type { Happening } from './happening.ts';
import { instantOf } from './instant.ts';
import type { Ids } from './order-of.ts';

interface Life {
  db: Db;
  ids: Ids;
  now: Date;
  caller: Caller;
  author: () => { companyId: OwnedCompanyId; authorId: string; now: Date };
}

interface Shared {
  with: string;
  daysAgo: number;
  at: string;
  answer: Exclude<Answering['answer'], null>;
  comment: string;
  /** How the first of the person's steps went; none: nothing is ticked. */
  evidence?: string;
}

const shared: Shared[] = [
  {
    with: 'Thiago Antunes',
    daysAgo: 13,
    at: '10:20',
    answer: 'agreed',
    comment: 'Faz sentido para mim. Obrigado pela conversa.',
    evidence: 'Comecei na segunda, junto com a Letícia',
  },
  {
    with: 'Juliana Peixoto',
    daysAgo: 4,
    at: '16:10',
    answer: 'talk',
    comment: 'Quero ver antes como fica com a troca de turno.',
  },
];

/** Plans that were shown to their persons, and what came back. */
export function liveShares({ db, ids, now, caller, author }: Life): Happening[] {
  return shared.map((each) => ({
    at: instantOf(now, each),
    happen: async () => {
      const employeeId = ids.employees.get(each.with)!;
      const documentId = await planFor(db, author().companyId, employeeId);
      const sharer = { ...author(), caller };
      const wanted = { documentId, employeeId };
      const { snapshot } = await readForPerson(db, sharer, wanted);
      const { token } = await makeShare(db, author(), { ...wanted, snapshot, key: null });
      const { now: at } = author();
      await openShared(db, token, at);
      const { answer, comment, evidence } = each;
      const [step] = snapshot.steps;
      const form = new URLSearchParams({ answer, comment });
      if (step && evidence !== undefined) {
        form.set('step', step.key);
        form.set(`how:${step.key}`, evidence);
      }
      await answerShared(db, token, { form, now: at });
    },
  }));
}

async function planFor(db: Db, companyId: OwnedCompanyId, employeeId: string): Promise<string> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.employeeId, employeeId),
        eq(documents.type, 'pdi'),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(1);
  return row!.id;
}
