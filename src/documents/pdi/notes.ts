import { weekdaysOff } from './weekdays-off.ts';
import { daysBetween, formatDay } from '#shared/format.ts';
import type { Window } from '../writing/calendar.ts';
import { normalize } from '../knowledge/words.ts';
import { isAbsence, leavesRoom } from './absences.ts';
import { windowOf, type Period } from './day-windows.ts';
import { adviceOn, noBudget } from './notes/advices.ts';
import { dueDayOf } from './told-measures.ts';

/** A sentence of the notes and what it means for a plan. */
export interface Note {
  text: string;
  /** What happens at work: 'a troca de sistema', and from when to when where that is said. */
  event: { phrase: string; noun: string; when: Window | null } | null;
  /** What the leader does about it: an infinitive clause; null where nothing particular follows. */
  advice: string | null;
}

const events: Readonly<Record<string, 'o' | 'a'>> = {
  troca: 'a',
  mudança: 'a',
  implantação: 'a',
  implementação: 'a',
  migração: 'a',
  reestruturação: 'a',
  reorganização: 'a',
  reforma: 'a',
  inauguração: 'a',
  abertura: 'a',
  auditoria: 'a',
  fusão: 'a',
  ampliação: 'a',
  expansão: 'a',
  substituição: 'a',
  campanha: 'a',
  safra: 'a',
  obra: 'a',
  colheita: 'a',
  entressafra: 'a',
  parada: 'a',
  virada: 'a',
  homologação: 'a',
  acreditação: 'a',
  lançamento: 'o',
  inventário: 'o',
  plantio: 'o',
  fechamento: 'o',
};
const eventPattern = new RegExp(
  `(?<!\\p{L})(${Object.keys(events).join('|')})(?!\\p{L})((?: (?:anual|geral|mensal|semestral|trimestral|coletiv[ao]|intern[ao]|extern[ao]|nov[ao]))?(?: d(?:e|o|a|os|as) [\\p{L}\\d-]+){0,2})`,
  'iu',
);

/** Ordinary days have these too. */
const noEvent =
  /\b(?:troca|mudanca) de (?:turno|plantao|escala|ideias|experiencias|informac\w+|formato|roupa|oleo)\b/u;
/** Only with a month are these more than a part of every day. */
const everyDay = new Set(['abertura', 'fechamento', 'parada', 'campanha', 'obra']);

export function readNotes(sentences: readonly string[], period: Period): Note[] {
  return sentences.map((text) => {
    const plain = normalize(text);
    const when = windowOf(text, period);
    const weekly = weekdaysOff([text]).size > 0;
    const absent = isAbsence(text) || weekly;
    return {
      text,
      event: absent || noEvent.test(plain) ? null : eventIn(text, when),
      advice: absent
        ? weekly
          ? 'nenhuma data deste plano cai nesses dias'
          : absenceAdvice(when, period)
        : (otherDeadline(text, period) ?? adviceOn(plain)),
    };
  });
}

function eventIn(text: string, when: Window | null): Note['event'] {
  const match = eventPattern.exec(text);
  const noun = match?.[1]?.toLocaleLowerCase('pt-BR') ?? '';
  const article = events[noun];
  if (!article || (when === null && everyDay.has(noun))) return null;
  // What follows the noun belongs to it, but for a month.
  const rest = (match?.[2] ?? '').replace(
    / de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/iu,
    '',
  );
  return { phrase: `${article} ${noun}${rest}`, noun, when };
}

/** A note that wants it all done before the plan ends. */
function otherDeadline(text: string, period: Period): string | null {
  const wants =
    /\b(?:precisa|tem que|deve|quero|prazo)\b.*\b(?:pront[oa]s?|conclu\w+|termin\w+|fechad[oa]|feito)\b.*\bate\b/u;
  if (!wants.test(normalize(text))) return null;
  const due = dueDayOf(text, period);
  return due === null
    ? null
    : `confirmar qual prazo vale, já que o deste plano é ${formatDay(period.deadline)}`;
}

function absenceAdvice(when: Window | null, period: Period): string {
  return when !== null && leavesRoom(when, period)
    ? 'nenhuma data deste plano cai nesse período'
    : 'combinar as datas do plano fora desse período';
}

/** True where nothing can be had for money. */
export function saysNoBudget({ text }: Note): boolean {
  return noBudget.test(normalize(text));
}

/** True where an event is under way or over on a day. */
export function begunBy(day: string, when: Window | null): boolean {
  return when !== null && daysBetween(when.from, day) >= 0;
}
