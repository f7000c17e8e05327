import { sentencesOf } from '../writing/rubric-text.ts';
import { normalize } from '../knowledge/words.ts';
import { isOwnThought } from './free-text.ts';
import { outOfHours } from './out-of-hours.ts';
import { isRequest } from './request.ts';

/*
 * What of a field belongs elsewhere: thoughts among the situation, facts among it where no example was
 * given, fields filled in with nothing.
 */

/** What is said to the person, and what the leader was only thinking. */
export function withoutThoughts(lines: readonly string[]): { said: string[]; kept: string[] } {
  const kept: string[] = [];
  const said = lines.flatMap((line) => {
    if (isRequest(line)) return [line];
    const sentences = sentencesOf(line).filter((sentence) => {
      const own = isOwnThought(sentence);
      if (own) kept.push(sentence);
      return !own;
    });
    return sentences.length === 0 ? [] : [sentences.join(' ')];
  });
  return { said, kept };
}

/** That somebody does not answer at night is no fact to talk about either. */
export function withoutAfterHours(line: string, taken: string[]): string[] {
  const { kept, outside } = outOfHours(sentencesOf(line));
  taken.push(...outside);
  return kept.length === 0 ? [] : [kept.join(' ')];
}

/** 'Ver acima', 'n/a', '—': a field that had to be filled in, and says nothing. */
const nothing =
  /^(?:n a|na|nada|nenhum[a]?|idem|xx*|teste|ok|sem (?:exemplos?|mais)|nao (?:tenho|ha|sei|lembro|se aplica)(?: exemplos?)?|(?:ver|vide|conforme|mesm[oa]|igual|descrit[oa]|citad[oa]|ja (?:descrit|informad|citad|dit|explicad|fal)\w*)(?: (?:d[oe]|ao|no|o|a|que|esta)?)? ?(?:acima|anterior|contexto(?: acima)?|campo (?:acima|anterior)|texto acima|item acima)?)?$/u;

export function saysSomething(line: string): boolean {
  return !nothing.test(normalize(line));
}

const happened =
  /(?<!\d)\d{1,2}\/\d{1,2}(?!\d)|(?<!\p{L})(?:subiu|caiu|fechou|entregou|concluiu|chegou|saiu|perdeu|atrasou|esqueceu|deixou|reclamou|reclamaram|disse|gritou|faltou|usou|refez|fez|resolveu|bateu|superou|ganhou|salvou|evitou)(?!\p{L})/iu;

/** Where no example was given, what happened may have been told with the situation. */
export function factsAmong(
  lines: readonly string[],
  { wanted }: { wanted: boolean },
): { facts: string[]; rest: string[] } {
  if (!wanted) return { facts: [], rest: [...lines] };
  const facts: string[] = [];
  const rest = lines.flatMap((line) => {
    const kept = sentencesOf(line).filter((sentence) => {
      const tells = happened.test(sentence);
      if (tells) facts.push(sentence);
      return !tells;
    });
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
  return { facts: facts.length === 0 ? [] : [facts.join(' ')], rest };
}
