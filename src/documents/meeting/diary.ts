import { daysBetween, formatDay } from '#shared/format.ts';
import { joinList } from '../writing/portuguese.ts';
import { closeness } from '../knowledge/subjects.ts';
import { contentWords, normalize, stem } from '../knowledge/words.ts';
import type { Meeting } from './reading.ts';

/*
 * The diary is the leader's own: an agenda never quotes it, for others read the agenda. The leader is
 * pointed to an entry by its date.
 */

const serious =
  /\b(?:assedi|humilh|discrimin|racis|homofob|preconceit|ameac|agredi|agress|xing|importun|suicid|se matar|tirar a propria vida)/u;
const load =
  /\b(?:sobrecarreg|exaust|esgotad|hora extra|horas extras|sem folga|no limite|pressao demais|nao da conta|burnout|madrugada)/u;
const praise =
  /\b(?:parabens|excelente|superou|elogi|orgulho|antes do prazo|mandou bem|destac|destaque|muito bem|conseguiu)/u;
const mostEntries = 2;
/** A group's agenda needs an entry that is plainly about it. */
const leastCloseness = 4;

function usable({ context }: Meeting) {
  return context.diary.filter(
    ({ day, text }) => !serious.test(normalize(text)) && daysBetween(day, context.today) >= 0,
  );
}

/** True where the diary tells that the person across has too much to do. */
export function tellsOfLoad(meeting: Meeting): boolean {
  const known = meeting.context.employee !== null && meeting.person.name !== '';
  return known && usable(meeting).some(({ text }) => load.test(normalize(text)));
}

/** 'Câmara 3 fora da temperatura' and 'Câmara 3 marcou 9 graus': one long word, or the head of a topic, is enough. */
function namesSame(entry: string, { title, objective, topics }: Meeting): boolean {
  const said = new Set(contentWords(entry).map(stem));
  const heads = [title, ...topics.map(({ text }) => text)].flatMap((text) =>
    contentWords(text).slice(0, 1),
  );
  return (
    heads.some((word) => word.length >= 6 && said.has(stem(word))) ||
    contentWords(objective).some((word) => word.length >= 9 && said.has(stem(word)))
  );
}

/** Which entries to read again before the meeting. */
export function diarySuggestions(meeting: Meeting): string[] {
  const { title, objective, topics, audience, person } = meeting;
  const about = [title, objective, ...topics.map(({ text }) => text)].join(' ');
  const known = audience === 'pair' && meeting.context.employee !== null && person.name !== '';
  const entries = usable(meeting).filter(
    ({ text }) => known || closeness(about, text) >= leastCloseness || namesSame(text, meeting),
  );
  const read = entries.slice(0, mostEntries);
  if (!known) return aboutAgenda(read.map(({ day }) => day));
  const byLine = new Map<DiarySort, string[]>();
  for (const { day, text } of read) {
    const sort = sortOf(normalize(text));
    byLine.set(sort, [...(byLine.get(sort) ?? []), day]);
  }
  return [...byLine].map(([sort, days]) => `Reler ${yourEntries(days)} e ${whatFollows[sort]}`);
}

/** One sentence for all the days. */
function aboutAgenda(days: readonly string[]): string[] {
  if (days.length === 0) return [];
  const about =
    new Set(days).size > 1
      ? 'eles tratam de assuntos próximos da pauta'
      : 'ele trata de um assunto próximo da pauta';
  return [`Reler, antes da reunião, ${yourEntries(days)}: ${about}.`];
}

/** 'o seu registro de 03/11/2026 no diário', 'os seus registros de … e de … no diário' */
function yourEntries(days: readonly string[]): string {
  const dates = [...new Set(days)].map((day) => `de ${formatDay(day)}`);
  const noun = dates.length > 1 ? 'os seus registros' : 'o seu registro';
  return `${noun} ${joinList(dates)} no diário`;
}

type DiarySort = 'load' | 'praise' | 'other';

function sortOf(plain: string): DiarySort {
  if (load.test(plain)) return 'load';
  return praise.test(plain) ? 'praise' : 'other';
}

const whatFollows: Readonly<Record<DiarySort, string>> = {
  load: 'levar para a conversa uma proposta do que tirar, adiar ou dividir.',
  praise: 'citar o bom resultado, com o fato e o efeito.',
  other: 'levar o fato à conversa, sem conclusão pronta.',
};
