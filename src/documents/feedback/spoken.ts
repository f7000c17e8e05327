import { lowerFirst, upperFirst } from '../writing/portuguese.ts';
import { sentencesOf } from '../writing/rubric-text.ts';
import { spelledOut } from '../knowledge/letter-spelling.ts';
import { normalize } from '../knowledge/words.ts';
import { quiet } from '../writing/portuguese.ts';

/*
 * What was typed about the person, as it is said to the person: 'Ele chegou 4h20' → 'Você chegou 4h20'. The
 * verb stays as it is. Only where nobody else can be meant.
 */

const pronoun = /^(?:(?:e|mas)\s+)?(?:ele|ela)\s+(?=\p{Ll})/iu;
/** A verb alone opens the sentence: 'chegou', 'refez'. */
const verbAlone =
  /^(?!(?:eu|meu|seu|teu|c[eé]u|r[eé]u|ateu|museu|judeu|europeu|ou|sou|estou|dou|vou|n[ãa]o)(?!\p{L}))(?:\p{L}+(?:ou|eu|iu)|fez|refez|disse|trouxe|manteve|obteve|quis)\s/iu;
/** Of these the subject is a thing or somebody else. */
const impersonal =
  /^(?:faltou|faltaram|aconteceu|ocorreu|houve|choveu|parou|sobrou|doeu|morreu|nasceu|existiu|surgiu|resultou|gerou|causou|provocou|permitiu|evitou|impediu|bastou|custou|demorou|valeu|caiu|subiu)\s/iu;
/** 'Você sempre', 'você é' judge the person; they are not put into the leader's mouth. */
const judges = /(?<!\p{L})(?:sempre|nunca)(?!\p{L})|^(?:ele|ela)\s+(?:é|era|foi muito)\s/iu;

/** A typed text, its sentences with their capitals and accents, and `name` addressed where it is safe. */
export function spoken(text: string, name: string): string {
  const sentences = sentencesOf(withoutShouting(text));
  return sentences
    .map((sentence, index) => {
      const spelled = upperFirst(spelledOut(sentence));
      return judges.test(spelled) ? spelled : addressed(spelled, { name, first: index === 0 });
    })
    .join(' ');
}

function addressed(sentence: string, { name, first }: { name: string; first: boolean }): string {
  const [given = ''] = name.split(/\s+/u);
  const named = given === '' || !first ? sentence : byName(sentence, given);
  if (named !== sentence) return named;
  // After another sentence 'ele' may be anybody.
  if (first && pronoun.test(sentence)) return sentence.replace(pronoun, 'Você ');
  if (verbAlone.test(sentence) && !impersonal.test(sentence)) return `Você ${lowerFirst(sentence)}`;
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
