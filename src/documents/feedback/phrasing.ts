import { formatDay } from '#shared/format.ts';
import { upperFirst } from '../writing/portuguese.ts';
import { withTheme } from '../writing/theme.ts';
import {
  fallbackClosing,
  fallbackOpenings,
  leadIns,
  phraseSets,
  type ByTone,
  type Pair,
} from '../knowledge/feedback/phrases.ts';
import { openQuestion } from '../knowledge/feedback/questions.ts';
import { stems } from '../knowledge/words.ts';
import type { Said } from './said.ts';
import type { Talk } from './talk.ts';
import { wordCount } from './typed.ts';

const fewestWords = 6;

/** Sentences with their slots filled; one whose slot stays empty is left out. */
export interface Filled {
  text: string;
  /** Its first sentence was left out, or little stayed: another way of saying it is better. */
  beheaded: boolean;
}

export function filled(template: string, talk: Talk): Filled {
  const { theme, followUp, improvements, person } = talk;
  const action = improvements[0]?.action ?? null;
  const named = person.name === '' ? template.replace(/^\{nome\}, /u, '') : template;
  const sentences = named.split(/(?<=[.?])\s+/u).map((sentence) => {
    if (sentence.includes('{tema}') && theme === null) return '';
    if (sentence.includes('{data}') && followUp === null) return '';
    if (sentence.includes('{acao}') && action === null) return '';
    if (promisesExamples.test(sentence) && talk.examples.length === 0) return '';
    if (promisesFacts.test(sentence) && hasNoFact(talk)) return '';
    return upperFirst(
      withTheme(sentence, theme)
        .replace('{data}', () => formatDay(followUp ?? ''))
        .replace('{acao}', () => action ?? '')
        .replace('{nome}', () => person.called),
    );
  });
  const text = sentences.filter((sentence) => sentence !== '').join(' ');
  const poor = sentences.includes('') && wordCount(text) < fewestWords;
  return { text, beheaded: sentences[0] === '' || poor };
}

/** What was given as an example, or as a fact, can be promised; nothing else can. */
const promisesExamples = /(?<!\p{L})exemplos(?!\p{L})/iu;
const promisesFacts = /(?<!\p{L})fatos?(?!\p{L})/iu;

function hasNoFact({ examples, context, effects }: Talk): boolean {
  return examples.length + context.length + effects.length === 0;
}

export function openingOf(talk: Talk, said: Said): string {
  return (
    phrase(phraseSets[talk.type][talk.tone].openings, talk, said) ?? fallbackOpenings[talk.type]
  );
}

const closingInWords = 'Para encerrar, registramos o combinado com as suas palavras.';

export function closingOf(talk: Talk, said: Said): string {
  const own = phrase(phraseSets[talk.type][talk.tone].closings, talk, said);
  if (own !== null) return own;
  // The day of the next conversation was asked for in the part before.
  const dayAsked = talk.followUp === null && !talk.wantsPlan && talk.type !== 'reconhecimento';
  return dayAsked ? closingInWords : fallbackClosing;
}

function phrase(pair: Pair, talk: Talk, said: Said): string | null {
  const ways = [talk.variants.take(pair), talk.variants.take(pair)].flatMap((template) => {
    if (/duas prioridades/iu.test(template) && talk.improvements.length < 2) return [];
    const { text, beheaded } = filled(template, talk);
    return beheaded ? [] : [text];
  });
  return said.first(ways);
}

/** One of a tone's ways of saying a thing that has not been said yet. */
export function inTone(bank: ByTone<readonly string[]>, talk: Talk, said: Said): string[] {
  const ways = bank[talk.tone];
  const turn = ways.map(() => talk.variants.take(ways));
  const chosen = said.first(
    turn.map((way) => filled(way, talk)).flatMap(({ text, beheaded }) => (beheaded ? [] : [text])),
  );
  return chosen === null ? [] : [chosen];
}

/** The lead-ins of the tone, each to be used once. */
export function leadInsFor({ tone, variants }: Talk): string[] {
  const ways = leadIns[tone];
  return ways.map(() => variants.take(ways));
}

/** A question after a lead-in, 'Em uma frase: o que…', in other words than its own; takes it from `left`. */
export function ledIn(question: string, left: string[]): string {
  const words = stems(question);
  const at = left.findIndex((way) => [...stems(way)].every((word) => !words.has(word)));
  if (at < 0 || !openQuestion.test(question)) return question;
  const [leadIn] = left.splice(at, 1);
  return `${leadIn} ${question.slice(0, 1).toLocaleLowerCase('pt-BR')}${question.slice(1)}`;
}
