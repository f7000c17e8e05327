import { daysBetween, formatDay } from '#shared/format.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
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

/** Which entries to read again before the meeting. */
export function diarySuggestions(meeting: Meeting): string[] {
  const { title, objective, topics, audience, person } = meeting;
  const about = [title, objective, ...topics.map(({ text }) => text)].join(' ');
  const known = audience === 'pair' && meeting.context.employee !== null && person.name !== '';
  const entries = usable(meeting).filter(
    ({ text }) => known || closeness(about, text) >= leastCloseness,
  );
  const lines = entries.slice(0, mostEntries).map(({ day, text }) => {
    const date = formatDay(day);
    if (!known) {
      return `Reler, antes da reunião, o seu registro de ${date} no diário: ele trata de um assunto próximo da pauta.`;
    }
    return knownLine(normalize(text), date);
  });
  return [...new Set(lines)];
}

function knownLine(plain: string, date: string): string {
  if (load.test(plain)) {
    return `Reler o seu registro de ${date} no diário e levar para a conversa uma proposta do que tirar, adiar ou dividir.`;
  }
  return praise.test(plain)
    ? `Reler o seu registro de ${date} no diário e citar o bom resultado, com o fato e o efeito.`
    : `Reler o seu registro de ${date} no diário e levar o fato à conversa, sem conclusão pronta.`;
}
