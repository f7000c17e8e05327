import {
  changesSomething,
  speaksForItself,
  statesSomething,
} from '../../knowledge/letter/clauses.ts';
import { givenNames } from '../../knowledge/given-names.ts';
import { occasionNouns, socialOccasions } from '../../knowledge/letter/occasions.ts';
import { qualityNouns } from '../../knowledge/letter/qualities.ts';
import { isRequest } from '../../knowledge/letter/verbs.ts';
import { nounOf } from '../../knowledge/nouns.ts';
import { normalize } from '../../knowledge/words.ts';
import { letterTexts, manners, phrases } from './knowledge.ts';
import type { Letter } from './reading.ts';
import { toMany } from './recipient.ts';
import { asSentence } from './text.ts';
import { lowerFirst, withoutFinalStop } from '../portuguese.ts';
import { commonNames } from '../rubric-text.ts';
import { withTheme, type Theme } from '../theme.ts';

/*
 * The first words of a letter after its greeting.
 */

/** A phrase of ours, said to the recipient. */
export function said(letter: Letter, phrase: string): string {
  return letter.recipient.many ? toMany(phrase) : phrase;
}

/** A promise that something follows: it needs what follows. */
const announces =
  /segu(?:e|em|inte)|veja o que|estes passos|passos simples|caminho é este|as instruções/iu;

/** The opening around a theme; null where none of this purpose and tone goes with it. */
export function themedOpening(letter: Letter, theme: Theme, followed: boolean): string | null {
  const { purpose } = letter;
  const { themed, ofChange, ofTrouble, ofQuality, ofSocial } = phrases(letter);
  const words = theme.things.join(' ');
  if (ofQuality !== undefined && isQuality(theme)) {
    return said(letter, withTheme(ofQuality, withPossessive(theme)));
  }
  if (theme.trouble) {
    if (ofTrouble !== undefined) return withTheme(said(letter, ofTrouble), theme);
    if (purpose === 'reconhecimento') return null;
  }
  const special =
    (purpose === 'convite' && socialOccasions.test(normalize(words)) ? ofSocial : undefined) ??
    (followed && changesSomething(words) ? ofChange : undefined);
  const template = special ?? letter.variants.take(themed);
  if (!followed && announces.test(template)) return null;
  return withTheme(said(letter, template), theme);
}

/** What someone shows, rather than what they did. */
export function isQuality({ things }: Theme): boolean {
  const [first = ''] = things;
  const [article = '', head = ''] = first.replace(/(?<= )(?:seu|sua)s? /u, '').split(' ');
  return /^[oa]s?$/u.test(article) && qualityNouns.test(normalize(head));
}

const possessives: Readonly<Record<string, string>> = {
  o: 'seu',
  a: 'sua',
  os: 'seus',
  as: 'suas',
};

/** 'a dedicação' → 'a sua dedicação' */
export function withPossessive(theme: Theme): Theme {
  const things = theme.things.map((phrase) => {
    // 'a sua pontualidade e seu cuidado' → 'a sua pontualidade e o seu cuidado'
    const thing = phrase.replace(/ e (seus?|suas?) /gu, (_, own: string) => {
      const article = `${own.startsWith('seu') ? 'o' : 'a'}${own.endsWith('s') ? 's' : ''}`;
      return ` e ${article} ${own} `;
    });
    const [article = '', head = '', ...rest] = thing.split(' ');
    const possessive = possessives[article];
    const owned = possessive === undefined || /^(?:seu|sua)s?$/u.test(head);
    return owned ? thing : [article, possessive, head, ...rest].join(' ');
  });
  return { ...theme, things };
}

/** 'É sobre {tema}', whatever the letter is for. */
export function aboutOpening(letter: Letter, theme: Theme): string {
  return withTheme(said(letter, manners(letter).about), theme);
}

const theirOwn = /^você (?:já )?(?!foi|recebeu|ganhou|ficou)\p{L}+(?:ou|eu|iu)(?!\p{L})/iu;

/** The leader's own first sentence, led into. */
export function ledInto(letter: Letter, text: string): string {
  const { joining, leading } = phrases(letter);
  const exclaims = /[!?]$/u.test(text);
  // Nobody is told what they did themselves: 'Informo que você pediu para trocar'.
  if (letter.purpose === 'informativo' && theirOwn.test(text)) return asSentence(text);
  if (speaksForItself(text)) return asSentence(text);
  const lowered = lowerOpening(text);
  const states = statesSomething(text) && lowered !== text && !exclaims;
  if (joining !== undefined && states && wordsOf(text) <= 24) {
    const ways = [joining, `${letter.variants.take(leading)}:`];
    const way = letter.variants.take(ways);
    // 'Informo que, a partir de segunda, o horário…'
    const comma = way === joining && /^a partir de [^,]{3,40},/iu.test(lowered) ? ',' : '';
    return asSentence(`${said(letter, way)}${comma} ${lowered}`);
  }
  const way = said(letter, letter.variants.take(leading));
  if (way.endsWith('!')) return `${way} ${asSentence(text)}`;
  // Two colons in one sentence are one too many.
  if (text.includes(': '))
    return announces.test(way) ? asSentence(text) : `${way}. ${asSentence(text)}`;
  return asSentence(`${way}: ${lowered}`);
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}

const openers = new Set([
  ...normalize(
    `o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela isso isto de do da dos das em no
    na nos nas por pelo pela para com sem sobre entre ate desde apos durante quando como se caso embora apesar todos
    todas cada nosso nossa nossos nossas seu sua seus suas meu minha meus minhas voce voces ele ela eles elas nao hoje
    amanha ontem agora ja ainda tambem so mais menos muito muita muitos muitas alguns algumas ha houve foi foram sera
    serao teremos temos tem vamos vai precisamos queremos estamos ao aos novo nova novos novas proximo proxima ultimo
    ultima neste nesta nestes nestas nesse nessa nesses nessas naquele naquela deste desta desse dessa num numa ambos ambas dois duas tres quatro cinco seis quem que obrigado obrigada happy workshop webinar live deploy design call daily sprint post coffee brunch alem depois antes enquanto segunda terca quarta quinta sexta sabado domingo ninguem alguem ok ferias sim chuva`,
  ).split(' '),
  ...ownFirstWords(),
]);

/** Our own phrases begin with no name. */
function ownFirstWords(): string[] {
  return letterTexts
    .flatMap((text) => [text, toMany(text)])
    .map((text) => normalize(text).split(' ')[0] ?? '')
    .filter((word) => word !== 'nome');
}

/** The first letter lowered, where the first word is certainly no name. */
export function lowerOpening(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/u);
  const plain = normalize(first);
  if (commonNames.has(plain) || givenNames.has(plain)) return text;
  const common =
    openers.has(plain) ||
    nounOf(first) !== null ||
    occasionNouns.test(plain) ||
    statesSomething(first) ||
    speaksForItself(text) ||
    isRequest(text);
  if (!common) return text;
  const named = !openers.has(plain) && /^\p{Lu}\p{Ll}/u.test(second);
  return named ? text : lowerFirst(text);
}

/** Around a theme of few words a correction can stand; a longer one comes after a colon. */
const mostWordsOfPoint = 5;

/** Words that only name something, said as the opening: its theme where there is one, else after a colon. */
export function openingOfNoun(letter: Letter, text: string, theme: Theme | null): string {
  if (speaksForItself(text)) return asSentence(text);
  const corrects = letter.purpose === 'correção';
  const short = !corrects || theme?.trouble === true || wordsOf(text) <= mostWordsOfPoint;
  const themed = theme && short ? themedOpening(letter, theme, false) : null;
  if (themed !== null) return themed;
  if (theme && !corrects && letter.purpose !== 'reconhecimento') return aboutOpening(letter, theme);
  return ledInto(letter, withoutFinalStop(text));
}
