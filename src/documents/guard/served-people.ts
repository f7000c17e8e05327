import { normalize } from '../knowledge/words.ts';
import { objectionsIn } from './guard.ts';

/*
 * Who is served, by name: 'o aluno Pietro', 'um dos meninos, o Pietro'. Whoever drives, teaches or nurses a person has
 * to know what that person needs; it is said of nobody of the team.
 */

const served =
  'alun[oa]s?|estudantes?|crianças?|pacientes?|hóspedes?|passageir[oa]s?|clientes?|residentes?|morador(?:a|as|es)?|moram?|bebês?|idos[oa]s?';
/** Someone of the team may be called so, too. */
const young = 'menin[oa]s?|garot[oa]s?';
const childrenAreServed = /\b(?:alun[oa]s|criancas|bebes|creche|escolar)\b/u;
const name = String.raw`\p{Lu}\p{Ll}+`;

/** Of a sentence that a guardrail objects to: whether all that is objected to is said of somebody who is served. */
export function ofServedPeople(
  typed: readonly string[],
  team: readonly string[],
): (sentence: string) => boolean {
  const text = typed.join('\n');
  const nouns = childrenAreServed.test(normalize(text)) ? `${served}|${young}` : served;
  const named = new RegExp(
    String.raw`(?<!\p{L})(?:${nouns}),?\s(?:chamad[oa]\s|[oa]\s)?(?:[Dd]ona\s|[Ss]eu\s)?(${name})(?!\p{L}),?`,
    'gu',
  );
  const ofTeam = new Set(team.flatMap((each) => each.split(' ')));
  const names = [...text.matchAll(named)].map(([, each]) => each ?? '');
  const known = new Set(names.filter((each) => !ofTeam.has(each)));
  if (known.size === 0) return () => false;
  const alone = new RegExp(String.raw`(?<!\p{L})(?:${[...known].join('|')})(?!\p{L})`, 'gu');
  return (sentence) => {
    const apart = sentence.replace(named, (whole, each: string) =>
      known.has(each) ? 'alunos' : whole,
    );
    const unnamed = apart.replace(alone, 'aluno');
    return unnamed !== sentence && objectionsIn(unnamed).length === 0;
  };
}
