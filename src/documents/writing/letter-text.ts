import { statesSomething } from '../knowledge/letter-clauses.ts';
import { spelledOut } from '../knowledge/letter-spelling.ts';
import { quiet, upperFirst, withoutFinalStop } from './portuguese.ts';

/*
 * What was typed into a letter's form, brought into the sentences of a text that can be sent.
 */

/** One sentence or one point of a list, as it was typed but for spelling. */
export interface TypedPoint {
  text: string;
  /** It stood in a list of its own. */
  listed: boolean;
  origin: Origin;
}

/** The field that a sentence was typed into. */
export type Origin = 'context' | 'info' | 'free';

/** Emoji, but none of ©, ® and ™. */
export const emoji =
  /(?![©®™])\p{Extended_Pictographic}(?:[\u{FE0F}\u{20E3}]|\p{Emoji_Modifier}|\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*|\p{Regional_Indicator}{2}/gu;
const emoticon = /(?<=^|\s)[:;]'?-?[()DPp](?=$|[\s.,!])/gu;
const bullet = /^\s*(?:[-•*–—▪●]|\d{1,2}[.)ºª°]|[a-z]\))\s+/u;
const unended =
  /(?:^|[\s(])(?:dra?|sra?|srta|profa?|eng|av|r|obs|ex|p\.? ?ex|nº|n|tel|ref|art|pág|min|máx|aprox|etc|ltda|cia)\.$/iu;

/** The sentences of a text, in order, spelled out, without emoji, salutation and signature. */
export function pointsOf(text: string, origin: Origin = 'context'): TypedPoint[] {
  const lines = spelledOut(text.replace(emoji, ' ').replace(emoticon, ' ')).split(/\r?\n|\r/u);
  const points = lines.flatMap((line) => {
    const listed = bullet.test(line);
    return sentencesOfLine(line.replace(bullet, '')).map((sentence) => ({
      text: sentence,
      listed,
      origin,
    }));
  });
  return withoutFrame(points);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  for (const part of tidy(line).split(/(?<=[.!?…;])\s+/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && (unended.test(before) || opens(before))) {
      sentences[sentences.length - 1] = `${before} ${part}`;
    } else if (part !== '') sentences.push(part);
  }
  return sentences
    .map((sentence) => punctuated(quiet(sentence.replace(/;$/u, '').trim())))
    .filter(saysSomething);
}

/** A bracket that is still open keeps its sentence whole. */
function opens(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function tidy(line: string): string {
  return line
    .replace(/\s+/gu, ' ')
    .replace(/\s+(?=[,.;:!?](?:\s|$))/gu, '')
    .replace(/([!?])[!?]+/gu, (found) => (found.includes('?') ? '?' : '!'))
    .replace(/\.{4,}/gu, '...')
    .trim();
}

const salutation =
  /^(?:ol[aá]|oi+e?|e a[ií]|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|opa)(?:\s*[.!]|(?:\s+\p{L}+){0,3}\s*[,!:](?:\s*\p{L}+\s*[!.])?|$)\s*/iu;
const wellBeing =
  /^(?:tudo (?:bem|bom|certo)|como (?:você )?(?:está|vai)|espero que (?:esteja|você esteja) bem)\b[^.!?]{0,20}[.!?,]\s*/iu;
const signature =
  /^(?:att|atenciosamente|cordialmente|abs|abraços?|um abraço|obrigad[oa]s?|grat[oa]|saudações|at\.?te)(?:[\s,.!]|$)(?:[^.!?]{0,40})[.!]?$/iu;

const offer =
  /^(?:(?:em caso de |se tiver |tendo )?(?:qualquer|quaisquer|alguma)? ?(?:coisa|dúvidas?|problema)),? (?:é só |pode |podem |só |me |estou |fico |à |a gente )[^.!?]{2,40}[.!]?$/iu;

/** A letter has a greeting, an offer of help and a signature of its own. */
function withoutFrame(points: readonly TypedPoint[]): TypedPoint[] {
  const [first, ...rest] = points;
  if (first === undefined) return [];
  const head = first.text.replace(salutation, '').replace(wellBeing, '');
  const body = head === '' ? [...rest] : [{ ...first, text: upperFirst(head) }, ...rest];
  while (body.length > 1 && isFrame(body.at(-1)?.text ?? '')) body.pop();
  const [next, ...after] = body;
  if (head === '' && next !== undefined) {
    const told = next.text.replace(wellBeing, '');
    return told === '' ? after : [{ ...next, text: upperFirst(told) }, ...after];
  }
  return body;
}

const weekday = '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo';
const openingTime = new RegExp(
  `^(a partir d[eoa]s? (?:próxim[oa] |dia )?(?:${weekday}|amanhã|hoje|semana|mês|\\d{1,2}(?:\\/\\d{1,2}(?:\\/\\d{4})?|º)?(?: de \\p{L}+)?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)) (?=(?:os?|as?|tod[oa]s?|você|ser[aá]|vamos|n[oa]ss[oa]s?|quem) ?)`,
  'iu',
);

/** The commas that hurried typing leaves out: after a time that opens, before 'e' with another subject. */
export function punctuated(text: string): string {
  return text
    .replace(openingTime, '$1, ')
    .replace(
      /(?<![,;]) e (?=(?:os?|as?) (\p{L}+) (?:não |também |já )?(\p{L}+))/giu,
      (joint, noun: string, verb: string, at: number) => {
        const before = text.slice(0, at);
        const another = !statesSomething(noun) && statesSomething(verb);
        return another && statesSomething(before) ? `,${joint}` : joint;
      },
    );
}

function isFrame(text: string): boolean {
  return signature.test(text) || offer.test(text);
}

/** A sentence on its own: capital, final stop, none of the commas it was typed with at its end. */
export function asSentence(text: string): string {
  const bare = text.replace(/[\s,;:]+$/u, '');
  return upperFirst(/[.!?…]["”’)]?$/u.test(bare) ? bare : `${withoutFinalStop(bare)}.`);
}

/** How many words a text has, as a reader counts them. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/.,:@-]*/gu)?.length ?? 0;
}
