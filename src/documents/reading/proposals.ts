import { proseOf, type Block } from '../kit/outline.ts';
import { endsInOneOf, letterWords, splitWords, wordList, wordSet } from '../kit/words.ts';
import type { DataLine } from '../kit/writer.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { stems } from '../knowledge/words.ts';
import { workVerbs } from '../knowledge/work-verbs.ts';
import { saysFigureOrName, namesIn } from './facts.ts';
import { isRepeatedIn, wordsIn } from './repeated.ts';
import { sentencesOf, wholeSentencesOf } from './sentences.ts';
import { statesSomething } from './statements.ts';

/*
 * The sentences of a document that are its author's own suggestion: they ask, or tell what to do, and state nothing that
 * could be true or false of anyone. Where in doubt a sentence is none: to call what happened a suggestion is worse than to
 * leave a suggestion without its mark.
 */

/** Fewer words are a label. */
const fewestWords = 4;

/** The suggestions of paragraphs and lists, word for word. What stands in a table is read with its row, which names who and when. */
export function proposalsIn(
  blocks: readonly Block[],
  lines: readonly DataLine[],
  cited: readonly string[],
): string[] {
  const isKnown = readKnown(lines);
  const sentences = proseOf(blocks).flatMap(wholeSentencesOf);
  return [...new Set(sentences)].filter(
    (sentence) =>
      isProposal(sentence) &&
      !isKnown(sentence) &&
      !cited.some((text) => sentence.includes(text) || text.includes(sentence)),
  );
}

/** Whether a sentence asks or tells what to do, and names no day, no figure and nobody. */
export function isProposal(sentence: string): boolean {
  if (splitWords(sentence).length < fewestWords || sentence.endsWith(':')) return false;
  if (saysFigureOrName(sentence)) return false;
  if (/\?["”’)]*$/u.test(sentence) || proposing.test(sentence)) return true;
  return tellsWhatToDo(sentence) && !statesSomething(sentence);
}

const proposing = /(?<!\p{L})(?:proponho|sugiro|recomendo|que tal)(?!\p{L})/iu;

/** A verb that tells someone to do something, at the head of one of its clauses: 'Se quiser, me procure.' */
function tellsWhatToDo(sentence: string): boolean {
  return sentence.split(clauseBreak).some((clause) => {
    const words = letterWords(clause.toLocaleLowerCase('pt-BR'));
    const head = words.find((word) => !beforeVerbs.has(word));
    return head !== undefined && isInstruction(head);
  });
}

const clauseBreak = /[,;:–—(]/u;
const beforeVerbs = wordSet('e só então depois antes não nunca sempre também primeiro agora me');

function isInstruction(word: string): boolean {
  return imperatives.has(word) || (isInfinitive(word) && !infinitiveLike.has(word));
}

function isInfinitive(word: string): boolean {
  return word === 'pôr' || (word.length > 3 && endsInOneOf(word, ['ar', 'er', 'ir']));
}

/** In the infinitive these end as verbs do. */
const infinitiveLike = wordSet(
  `qualquer sequer lugar mulher celular auxiliar familiar similar particular escolar dever prazer parecer lazer colher
   hangar pilar radar exemplar titular popular militar solar preliminar disciplinar elementar complementar hospitalar
   circular super quer`,
);

/** What people are told to do in talks, beside what they do at work; irregular forms of both. */
const talkVerbs = wordList(
  `aprofundar calar chamar comentar contar demonstrar descrever embarcar escrever escutar esperar explicar mexer mostrar
  notar olhar perguntar repetir respirar somar tratar`,
);
const irregularImperatives = wordList(
  `caiba confira diga faça insira leia mantenha meça ouça peça perca ponha prefira repita reúna saiba sirva siga sugira tenha
  traga traduza vá veja venha dê esteja`,
);

/** How the last sound of a stem is written where another vowel follows it. */
const beforeE = new Map([
  ['c', 'qu'],
  ['g', 'gu'],
  ['ç', 'c'],
]);
const beforeA = new Map([
  ['c', 'ç'],
  ['g', 'j'],
]);

const otherNouns = wordSet('cobra lance manta vala');
/** Forms that are nouns too, 'ajuste', are taken for nouns. */
const imperatives = new Set(
  [...workVerbs, ...talkVerbs]
    .map(imperativeOf)
    .concat(irregularImperatives)
    .filter((form) => nounOf(form) === null && !otherNouns.has(form))
    .flatMap((form) => [form, `${form}m`]),
);

/** 'colocar' → 'coloque', 'conhecer' → 'conheça'; of an irregular verb a form that nobody uses. */
function imperativeOf(verb: string): string {
  const stem = verb.slice(0, -2);
  const last = stem.at(-1) ?? '';
  const [sounds, vowel] = verb.endsWith('ar') ? [beforeE, 'e'] : [beforeA, 'a'];
  return `${stem.slice(0, -1)}${sounds.get(last) ?? last}${vowel}`;
}

/** So much of what a sentence says in one line of the data makes it that line in other words. */
const retold = 0.6;

/** What says again what the data do: in the same words, in other words, or by a name that they have. */
function readKnown(lines: readonly DataLine[]): (sentence: string) => boolean {
  const texts = lines.map(({ text }) => text);
  const typed = wordsIn(texts);
  const said = texts.flatMap(sentencesOf).map(stems);
  const names = new Set(
    lines.flatMap(namesOfLine).filter((name) => !isInstruction(name.toLocaleLowerCase('pt-BR'))),
  );
  return (sentence) => {
    const own = stems(sentence);
    const enough = Math.max(2, own.size * retold);
    return (
      isRepeatedIn(sentence, (words) => typed.includes(words)) ||
      namelike(sentence).some((word) => names.has(word)) ||
      said.some((other) => [...own].filter((stem) => other.has(stem)).length >= enough)
    );
  };
}

/** What is written as a name is. */
function namelike(text: string): string[] {
  return text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
}

/** Of people ('Rita Souza, Caixa') all that is written large; elsewhere what is so inside a sentence. */
function namesOfLine({ code, text }: DataLine): string[] {
  if (/^(?:[LC]\d|P1$)/u.test(code)) return namelike(text);
  return [...namesIn(text)].flatMap((name) => name.split(' '));
}
