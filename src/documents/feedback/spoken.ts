import { lowerFirst, upperFirst } from '../writing/portuguese.ts';
import { sentencesOf } from '../writing/rubric-text.ts';
import { spelledOut } from '../knowledge/letter-spelling.ts';
import { normalize } from '../knowledge/words.ts';
import { byPronoun, isTheirs } from './third-person.ts';
import { quiet } from '../writing/portuguese.ts';

/*
 * What was typed about the person, as it is said to the person: 'Ele chegou 4h20' → 'Você chegou 4h20'. The
 * verb stays as it is. Only where nobody else can be meant.
 */

const pronoun = /^(?:(?:e|mas)\s+)?(?:ele|ela)\s+(?=\p{Ll})/iu;
/** 'Você sempre', 'você é' judge the person; they are not put into the leader's mouth. */
const judges = /(?<!\p{L})(?:sempre|nunca)(?!\p{L})|^(?:ele|ela)\s+(?:é|era|foi muito)\s/iu;

/** A typed text, its sentences with their capitals and accents, and `name` addressed where it is safe. */
export function spoken(text: string, name: string): string {
  const sentences = sentencesOf(withoutShouting(text)).map((sentence) =>
    upperFirst(spelledOut(sentence)),
  );
  return sentences
    .map((sentence, index) => {
      if (judges.test(sentence)) return sentence;
      const before = sentences.slice(0, index).join(' ');
      return byPronoun(addressed(sentence, { name, first: index === 0 }), { name, before });
    })
    .join(' ');
}

function addressed(sentence: string, { name, first }: { name: string; first: boolean }): string {
  const [given = ''] = name.split(/\s+/u);
  const named = given === '' || !first ? sentence : byName(sentence, given);
  if (named !== sentence) return named;
  // After another sentence 'ele' may be anybody.
  if (first && pronoun.test(sentence)) return sentence.replace(pronoun, 'Você ');
  if (isTheirs(sentence)) return `Você ${lowerFirst(sentence)}`;
  return sentence;
}

/** The name as a subject: at the beginning, or after a word that opens a clause. */
function byName(sentence: string, given: string): string {
  const escaped = given.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const subject = new RegExp(
    String.raw`(^|(?<!\p{L})(?:quando|enquanto|que|porque|mas|e|,)\s)(?:[oa]\s)?${escaped}\s(?=(?:n[ãa]o\s|j[áa]\s|tamb[ée]m\s)?(?:\p{L}+(?:ou|eu|iu|ava|ia|ando|endo)|fez|disse|foi|teve|deixou|est[áa]|trouxe)(?!\p{L}))`,
    'giu',
  );
  return sentence.replace(subject, (_, before: string) =>
    before === '' ? 'Você ' : `${before}você `,
  );
}

/** A field typed in capitals is quietened sentence by sentence; letters alone keep theirs: 'torre B'. */
function withoutShouting(text: string): string {
  const low = quiet(text);
  if (low === text) return text;
  return low.replace(/(?<=\s)(\p{Ll})(?=[\s.,;)]|$)/gu, (letter) =>
    /^[aeoàé]$/u.test(letter) ? letter : letter.toLocaleUpperCase('pt-BR'),
  );
}

/** Whether a text still speaks of the person in the third person. */
export function thirdPersonIn(texts: readonly string[], called: string): string[] {
  const told = ` ${normalize(texts.join(' '))} `;
  return [called, 'ela', 'ele', 'dela', 'dele', 'nela', 'nele'].filter(
    (word) => word !== '' && told.includes(` ${normalize(word)} `),
  );
}
