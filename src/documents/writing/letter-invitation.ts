import { occasionNouns } from '../knowledge/letter-occasions.ts';
import { normalize } from '../knowledge/words.ts';
import { phrases } from './letter-knowledge.ts';
import { lowerOpening, said, themedOpening } from './letter-opening.ts';
import type { Letter } from './letter-reading.ts';
import { asSentence } from './letter-text.ts';
import { withoutFinalStop } from './portuguese.ts';
import { themeOf, type Theme } from './theme.ts';

const when =
  /,?\s+(?=(?:(?:(?:n|d|par)?[oa]s?|em|para|pra|a partir d[eoa]|já)\s+)?(?:próxim[oa]s? |nest[ae] |ess?[ae] )?(?:dia \d|hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|semana que vem|próxima semana|mês que vem|\d{1,2}\/\d|às \d|\d{1,2}h|\d{1,2} de \p{L}+))/iu;

/** 'Reunião de planejamento dia 30/11 às 14h' → the invitation to it, with when and where as typed. */
export function invitationTo(letter: Letter, text: string): string {
  const clean = withoutFinalStop(text);
  const at = clean.search(when);
  const head = at > 0 ? clean.slice(0, at) : clean;
  const tail = at > 0 ? clean.slice(at).replace(/^[,\s]+/u, '') : '';
  const theme = themeOf(head, 'message');
  const opening = theme && themedOpening(letter, asEvent(theme), false);
  if (!opening) {
    return asSentence(
      `${said(letter, letter.variants.take(phrases(letter).leading))}: ${lowerOpening(clean)}`,
    );
  }
  if (tail === '') return opening;
  // 'do almoço, dia 18 às 12h', but 'do treinamento na quarta às 9h'.
  const joint = /^(?:n[oa]s?|em|às?|para|a partir|d[oa])\s/iu.test(tail) ? ' ' : ', ';
  return opening.replace(/([.!?])$/u, (end) => `${joint}${tail}${end}`);
}

/** One is invited to more things than to a meeting. */
export function asEvent(theme: Theme): Theme {
  const head = normalize(theme.things[0] ?? '').split(' ')[1] ?? '';
  return occasionNouns.test(head) ? { ...theme, event: true } : theme;
}
