import { occasionNouns } from '../../knowledge/letter/occasions.ts';
import { normalize } from '../../knowledge/words.ts';
import { ledInto, themedOpening } from './opening.ts';
import type { Letter } from './reading.ts';
import { lowerFirst, withoutFinalStop } from '../portuguese.ts';
import { themeOf, type Theme } from '../theme.ts';

const when =
  /,?\s+(?=(?:(?:para|pra) )?(?:(?:(?:n|d|par)?[oa]s?|em|para|pra|a partir d[eoa]|já)\s+)?(?:próxim[oa]s? |nest[ae] |ess?[ae] )?(?:dia \d|hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|semana que vem|próxima semana|mês que vem|\d{1,2}\/\d|às \d|\d{1,2}h|\d{1,2} de \p{L}+))/iu;

/** 'Reunião de planejamento dia 30/11 às 14h' → the invitation to it, with when and where as typed. */
export function invitationTo(letter: Letter, text: string): string {
  const clean = withoutFinalStop(text).replace(/^convite (?:para|ao?|à) (?:[oa]s? )?/iu, '');
  const at = clean.search(when);
  const head = at > 0 ? clean.slice(0, at) : clean;
  const tail = at > 0 ? atDay(clean.slice(at).replace(/^[,\s]+/u, '')) : '';
  const [event, more] = withoutComplement(head);
  const theme = themeOfEvent(event);
  const opening = theme && themedOpening(letter, theme, false);
  if (!opening) {
    return ledInto(letter, clean);
  }
  const told = [more, tail].filter((part) => part !== '').join(jointBefore(more, tail));
  if (told === '') return opening;
  const joint = more === '' ? jointBefore(more, tail) : ' ';
  return opening.replace(/([.!?])$/u, (end) => `${joint}${told}${end}`);
}

/** 'A conversa para o dia 10' is one on the 10th. */
function atDay(day: string): string {
  return day
    .replace(/^(?:para|pra) (?=(?:segunda|terça|quarta|quinta|sexta)(?!\p{L}))/iu, 'na ')
    .replace(/^(?:para|pra) (?=[oa] )/iu, 'n')
    .replace(/^(?:para|pra) /iu, '');
}

/** 'do almoço, dia 18 às 12h', but 'do treinamento na quarta às 9h', 'que acontece dia 18'. */
function jointBefore(more: string, tail: string): string {
  const leads = /^(?:n[oa]s?|em|às?|para|a partir|d[oa])\s/iu.test(tail);
  return leads || /^que\s+\P{L}*[\p{L} ]+$/iu.test(more) ? ' ' : ', ';
}

/** A long name of an event is cut where something is added to it: the event, and what is added. */
function withoutComplement(text: string): [string, string] {
  if (themeOfEvent(text) !== null) return [text, ''];
  const words = text.split(' ');
  for (let end = words.length - 1; end > 1; end -= 1) {
    const joins = /^(?:que|d[eoa]s?|para|com|sobre|n[oa]s?|em|aos?|às?)$/iu.test(words[end] ?? '');
    const event = words.slice(0, end).join(' ');
    if (joins && themeOfEvent(event) !== null) return [event, words.slice(end).join(' ')];
  }
  return [text, ''];
}

/** 'uma reunião de resultados' keeps its article; 'reunião de resultados' gets one. */
function themeOfEvent(text: string): Theme | null {
  const [, article = '', rest = text] = /^(uma?) (.+)$/iu.exec(text) ?? [];
  const found = themeOf(rest, 'message');
  const theme = found && asEvent(found);
  if (!theme || article === '') return theme;
  const [first = '', ...others] = theme.things;
  return { ...theme, things: [first.replace(/^[oa] /u, `${article.toLowerCase()} `), ...others] };
}

/** '02/12 às 9h, sala 2' after an invitation → 'Será em 02/12 às 9h, sala 2.' */
export function whenSentence(text: string): string | null {
  const clean = withoutFinalStop(text);
  const [, opening] = openingTimes.find(([pattern]) => pattern.test(clean)) ?? [];
  return opening === undefined ? null : `Será ${opening}${lowerFirst(clean)}.`;
}

const openingTimes: readonly (readonly [RegExp, string])[] = [
  [/^\d{1,2}\/\d|^\d{1,2} de \p{L}+/u, 'em '],
  [/^dia \d|^(?:sábado|domingo)(?!\p{L})|^próximo (?:dia|sábado|domingo)/iu, 'no '],
  [/^(?:segunda|terça|quarta|quinta|sexta)(?!\p{L})|^próxima /iu, 'na '],
  [/^(?:hoje|amanhã|às \d|n[oa] |em )/iu, ''],
];

/** One is invited to more things than to a meeting. */
export function asEvent(theme: Theme): Theme {
  const head = normalize(theme.things[0] ?? '').split(' ')[1] ?? '';
  return occasionNouns.test(head) ? { ...theme, event: true } : theme;
}
