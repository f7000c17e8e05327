import { closePlan, enterIntoForce } from '../development-plans/change.ts';
import { checkIn } from '../development-plans/check-ins.ts';
import { readPlanOfPerson, type Author } from '../development-plans/store.ts';
import type { Db } from '../db/database.ts';
import type { Happening } from './happening.ts';
import { instantOf } from './instant.ts';
import type { Ids } from './order-of.ts';
import { demoClosings, demoLevels, demoRevisions } from './plans.ts';

interface Life {
  db: Db;
  ids: Ids;
  now: Date;
  author: () => Author;
}

/** Levels as they were noted, a plan that was closed, and one that continues another. */
export function livePlans({ db, ids, now, author }: Life): Happening[] {
  const planOf = (name: string) => readPlanOfPerson(db, author(), ids.employees.get(name)!);
  return [
    ...demoLevels.map((noted) => ({
      at: instantOf(now, noted),
      happen: async () => {
        const { plan } = await planOf(noted.of);
        const { competency, level, evidence } = noted;
        const form = { competency, level, evidence };
        await checkIn(db, author(), { planId: plan!.id, form, key: null });
      },
    })),
    ...demoClosings.map((closing) => ({
      at: instantOf(now, closing),
      happen: async () => {
        const { plan } = await planOf(closing.of);
        await closePlan(db, author(), { id: plan!.id, summary: closing.summary });
      },
    })),
    ...demoRevisions.map((revision) => ({
      at: instantOf(now, revision),
      happen: async () => {
        const { waiting } = await planOf(revision.of);
        await enterIntoForce(db, author(), waiting!.documentId);
      },
    })),
  ];
}
