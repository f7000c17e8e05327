import { daysBetween, formatDay } from '#shared/format.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
import { speaksOf } from './mentions.ts';
import type { Plan } from './plan.ts';
import { topicOf } from './topics.ts';

/*
 * The diary is the leader's, and the person reads the plan: entries are pointed to by date and subject,
 * never quoted.
 */

const serious =
  /\b(?:assedi|humilh|discrimin|racis|homofob|preconceit|ameac|agredi|agress|xing|importun|suicid|se matar)/u;
type DiarySort = 'load' | 'praise' | 'trouble' | 'other';
/** The first that fits tells what an entry is about. */
const sorts: readonly [DiarySort, RegExp][] = [
  [
    'load',
    /\b(?:sobrecarreg|exaust|esgotad|hora extra|horas extras|sem folga|no limite|pressao demais|nao da conta|burnout)/u,
  ],
  [
    'praise',
    /\b(?:parabens|excelente|superou|elogi|orgulho|antes do prazo|mandou bem|destaque|destac|muito bem|conseguiu|otim[oa]|achou|evitou|resolveu|ajudou|ensinou|bateu a meta|melhorou)/u,
  ],
  [
    'trouble',
    /\b(?:problema|dificuldade|desafio|atras|falhou|erro|retrabalho|reclam|nao conseg|abaixo|esquec|nao avisou|nao entregou|faltou|perdemos|perdeu|travou)/u,
  ],
];
const mostEntries = 2;
const mostGoals = 12;

/** What opens a conversation, and what comes later in it. */
export function diaryClauses(plan: Plan): { opening: string[]; later: string[] } {
  const usable = plan.context.diary.filter(({ text }) => !serious.test(normalize(text)));
  const clauses = new Map<DiarySort, string>();
  for (const { day, text } of usable) {
    if (clauses.size === mostEntries || daysBetween(day, plan.today) < 0) continue;
    const plain = normalize(text);
    const about = subjectOf(plan, text);
    const sort = sorts.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
    if (clauses.has(sort) || (about === null && sort === 'other')) continue;
    const subject = about === null ? '' : `, sobre ${about}`;
    clauses.set(sort, clauseFor(sort, { date: formatDay(day), subject, plan }));
  }
  const of = (...wanted: DiarySort[]) => wanted.flatMap((sort) => clauses.get(sort) ?? []);
  return { opening: of('praise', 'load'), later: of('trouble', 'other') };
}

function subjectOf({ competencies, goals }: Plan, text: string): string | null {
  const plain = normalize(text);
  const competency = competencies.find((candidate) => speaksOf(plain, candidate));
  if (competency) return competency.spoken;
  const goal = goals.slice(0, mostGoals).find((candidate) => closeness(candidate, text) >= 4);
  return goal === undefined ? null : plainSubject(topicOf(goal));
}

/** A phrase that is a thing and little more: what tells how or to whom would not read on. */
const mostWords = 5;

function plainSubject(topic: string | null): string | null {
  if (topic === null || topic.split(/\s+/u).length > mostWords) return null;
  return /\s(?:aos?|às?|com|que|para)\s/iu.test(topic) ? null : topic;
}

function clauseFor(
  sort: DiarySort,
  { date, subject, plan }: { date: string; subject: string; plan: Plan },
): string {
  switch (sort) {
    case 'load':
      return `rever as prioridades e a carga de trabalho a partir do registro de ${date} do diário, para que o plano caiba na jornada`;
    case 'praise':
      return `abrir pelo bom resultado registrado no diário em ${date}${subject}, com o fato e o efeito`;
    case 'trouble':
      return `partir do registro de ${date} do diário${subject}: descrever o fato e ouvir a visão de ${plan.person.called} antes de propor saídas`;
    case 'other':
      return `ao combinar a primeira prática, consultar o registro de ${date} do diário${subject}`;
  }
}
