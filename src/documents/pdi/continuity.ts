import { daysBetween, formatDay } from '#shared/format.ts';
import { objectionTo } from '../writing/guard.ts';
import { joinList } from '../writing/portuguese.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';

/*
 * What came before: the previous plan, the latest feedback, the diary. The person reads a plan, and
 * the diary is the leader's: entries are pointed to by date and subject, never quoted.
 */

/** More looking back than this hides what lies ahead. */
const mostLines = 5;

interface EarlierCompetency {
  name: string;
  currentLevel: number;
}

export function continuitySuggestions(plan: Plan): string[] {
  return [
    ...fromLatestPdi(plan),
    ...fromFeedback(plan),
    ...fromDiary(plan),
    ...fromHistory(plan),
  ].slice(0, mostLines);
}

function fromLatestPdi({ context, competencies, person }: Plan): string[] {
  const { latestPdi } = context;
  if (!latestPdi) return [];
  const day = formatDay(latestPdi.day);
  const earlier = earlierCompetencies(latestPdi.text);
  if (earlier.length === 0) {
    return [
      `Retomar o PDI de ${day} na primeira conversa: registrar o que foi concluído e o que ficou em aberto.`,
    ];
  }
  const lines: string[] = [];
  const still: string[] = [];
  const left: string[] = [];
  for (const { name, currentLevel } of earlier) {
    const again = competencies.find((now) => normalize(now.name) === normalize(name));
    if (!again) left.push(name);
    else if (again.currentLevel <= currentLevel) still.push(name);
    else {
      lines.push(
        `Reconhecer o avanço em ${name}: o PDI de ${day} partiu do nível ${currentLevel}, e o nível informado agora é ${again.currentLevel}.`,
      );
    }
  }
  if (still.length > 0) {
    lines.push(
      `Retomar o que o PDI de ${day} deixou em ${joinList(still)}: levar o que ficou em aberto para a primeira prática, em vez de recomeçar.`,
    );
  }
  if (left.length > 0) {
    lines.push(
      `O PDI de ${day} também tratava de ${joinList(left)}: decidir com ${person.called} se o tema está encerrado ou volta no próximo ciclo.`,
    );
  }
  return lines;
}

/** Reads the competencies back from the plain text of a plan. */
function earlierCompetencies(text: string): EarlierCompetency[] {
  const pattern = /^(.{1,120}?) \(nível atual ([1-5]), nível desejado [1-5]\)$/gmu;
  return [...text.matchAll(pattern)].flatMap(([, name = '', current]) =>
    objectionTo(name) === null ? [{ name, currentLevel: Number(current) }] : [],
  );
}

function fromFeedback({ context, competencies }: Plan): string[] {
  const { latestFeedback } = context;
  const [top] = competencies;
  if (!latestFeedback || !top) return [];
  const day = formatDay(latestFeedback.day);
  const told = normalize(latestFeedback.text);
  const close = competencies.filter((competency) => speaksOf(told, competency));
  return [
    close.length > 0
      ? `Retomar na primeira conversa o que ficou combinado no feedback de ${day}, que também tratou de ${joinList(close.slice(0, 3).map(({ name }) => name))}.`
      : `Rever o feedback de ${day} antes da primeira conversa e trazer para ${top.name} o que ainda estiver em aberto.`,
  ];
}

/** Whether a normalised text is about a competency. */
function speaksOf(text: string, { name, entry }: PlannedCompetency): boolean {
  const plain = ` ${text}`;
  const named = normalize(name);
  if (named.length > 2 && `${plain} `.includes(` ${named} `)) return true;
  return entry?.keys.some((key) => key.length >= 5 && plain.includes(` ${key}`)) ?? false;
}

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
    /\b(?:parabens|excelente|superou|elogi|orgulho|antes do prazo|mandou bem|destaque|destac|muito bem|conseguiu|otim[oa])/u,
  ],
  [
    'trouble',
    /\b(?:problema|dificuldade|desafio|atras|falhou|erro|retrabalho|reclam|nao conseg|abaixo|esquec)/u,
  ],
];
const mostEntries = 2;
const mostGoals = 12;

function fromDiary({ context, competencies, goals, person }: Plan): string[] {
  const usable = context.diary.filter(({ text }) => !serious.test(normalize(text)));
  const lines: string[] = [];
  const said = new Set<DiarySort>();
  for (const { day, text } of usable) {
    if (lines.length === mostEntries || daysBetween(day, context.today) < 0) continue;
    const plain = normalize(text);
    const date = formatDay(day);
    const about =
      competencies.find((competency) => speaksOf(plain, competency))?.name ??
      goals
        .slice(0, mostGoals)
        .find((goal) => goal.split(/\s+/u).length <= 12 && closeness(goal, text) >= 4);
    const sort = sorts.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
    if (said.has(sort) || (about === undefined && sort === 'other')) continue;
    said.add(sort);
    const subject = about === undefined ? '' : `, ligado a ${about}`;
    lines.push(diaryLine(sort, { date, subject, called: person.called }));
  }
  return lines;
}

function diaryLine(
  sort: DiarySort,
  { date, subject, called }: { date: string; subject: string; called: string },
): string {
  const aside = subject === '' ? '' : `${subject},`;
  switch (sort) {
    case 'load':
      return `Rever com ${called} as prioridades e a carga de trabalho antes de começar, a partir do registro de ${date} do diário: o plano precisa caber na jornada.`;
    case 'praise':
      return `Abrir a primeira conversa pelo bom resultado registrado no diário em ${date}${subject}: citar o fato e o efeito.`;
    case 'trouble':
      return `Usar o registro de ${date} do diário${aside} como ponto de partida: descrever o fato e ouvir a visão de ${called} antes de propor saídas.`;
    case 'other':
      return `Consultar o registro de ${date} do diário${aside} ao combinar a primeira prática.`;
  }
}

function fromHistory({ context, competencies, goals, person }: Plan): string[] {
  for (const { position, company } of context.employee?.professionalHistory ?? []) {
    if (position === '' || objectionTo(`${position} ${company}`) !== null) continue;
    if (normalize(position) === normalize(person.position)) continue;
    const close =
      competencies.find(({ name }) => closeness(name, position) >= 2)?.name ??
      goals.find((goal) => closeness(goal, position) >= 2);
    if (close === undefined) continue;
    const where = company === '' ? '' : ` (${company})`;
    return [
      `Aproveitar a experiência anterior como ${position}${where}: perguntar o que dela ajuda em “${close}”.`,
    ];
  }
  return [];
}
