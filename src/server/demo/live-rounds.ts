import { addDays, calendarDay } from '#shared/format.ts';
import { readyQuestions } from '#shared/rounds.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { keepAnswers, openAsked } from '../rounds/answer.ts';
import { startRound } from '../rounds/change.ts';
import type { Happening } from './happening.ts';
import { instantOf } from './instant.ts';
import type { Ids } from './order-of.ts';

interface Life {
  db: Db;
  ids: Ids;
  now: Date;
  author: () => { companyId: OwnedCompanyId; authorId: string; now: Date };
}

/** Who was asked, and what they told; null: they opened it; undefined: not yet. */
const asked: readonly { name: string; answers?: readonly string[] | null }[] = [
  {
    name: 'Everton Guedes',
    answers: [
      'As montagens combinadas com um dia de antecedência andam bem melhor.',
      'Peça que chega sem etiqueta: perco meia hora procurando no caminhão.',
      'Saber na quinta o que vou montar na segunda.',
    ],
  },
  {
    name: 'Nilson Barros',
    answers: [
      'A carga conferida na véspera. Saio no horário quase todo dia.',
      '',
      'Ter mais alguém comigo nas entregas com escada.',
    ],
  },
  { name: 'Thiago Antunes', answers: null },
  { name: 'Juliana Peixoto' },
];
const wanted = { daysAgo: 3, at: '09:30' };

/** Questions of this week: two have answered, one has looked, one has not. */
export function liveRounds({ db, ids, now, author }: Life): Happening[] {
  return [
    {
      at: instantOf(now, wanted),
      happen: async () => {
        const { links } = await startRound(db, author(), {
          employeeIds: asked.map(({ name }) => ids.employees.get(name)!),
          questions: [...readyQuestions[0].questions],
          closesOn: addDays(calendarDay(author().now), 7),
          key: null,
        });
        for (const [index, { answers }] of asked.entries()) {
          const { token } = links[index]!;
          if (answers !== undefined) await openAsked(db, token, author().now);
          if (answers) await keepAnswers(db, token, { answers, now: author().now });
        }
      },
    },
  ];
}
