import type { RemovalReason } from '../kit/removal.ts';
import { placedWords, splitWords } from '../kit/words.ts';
import {
  collectiveRaise,
  discrimination,
  labels,
  noLabel,
  promises,
  verdicts,
} from '../knowledge/judgements.ts';
import {
  ordinaryPhrases,
  personalAttribute,
  personalData,
  personalTopics,
  unionTie,
} from '../knowledge/personal-data.ts';
import { eitherOf } from '../knowledge/patterns.ts';
import { normalize } from '../knowledge/words.ts';
import { isOfThing, isOfWork, prepositions, speaksOfTeam } from './subjects.ts';

/*
 * Whether a clause says something of a person that no document prints. The same word may be the work itself
 * ('pacientes com diabetes'), so that what stands before it in the clause decides.
 */

/** A clause of a sentence, with what the clause before it left to it. */
export interface Clause {
  text: string;
  /** Its unsaid subject is who is served or a thing of work: 'O paciente chega às 8h e | toma remédio'. */
  ofWork: boolean;
}

/** Ordinary work phrases keep as many words as they had, so that a word can be found in the text again. */
const withoutOrdinary = (plain: string) =>
  plain.replace(ordinaryPhrases, (phrase) =>
    splitWords(phrase)
      .map(() => '.')
      .join(' '),
  );

/** Why a clause is not printed, or null. */
export function reasonAgainst({ text, ofWork }: Clause): RemovalReason | null {
  const plain = withoutOrdinary(normalize(text));
  if (discrimination.test(plain)) return 'discrimination';
  if (personalIn(plain, ofWork) !== null || (!ofWork && isTied(text, plain))) return 'sensitive';
  if (promises.test(plain) && !collectiveRaise.test(plain)) return 'promise';
  const verdict = verdicts.exec(plain);
  // 'A equipe de vendas vai pra rua' goes out to sell.
  const goesOut = verdict !== null && verdict[0].endsWith(' rua') && !verdict[0].startsWith('olho');
  if (verdict && !(goesOut && isOfThing(plain.slice(0, verdict.index)))) return 'verdict';
  const judged = labels.exec(plain.replace(noLabel, ' '));
  if (!judged || ofWork) return null;
  return isOfThing(plain.slice(0, judged.index)) ? null : 'label';
}

const forbidding = /\bnao (?:se )?(?:pergunt|anot|registr|coment|consider|us)\w+/u;
const stating = /\b(?:esta|estava|estao|ficou|tem|teve|tinha|toma|faz|fez|usa|pegou|sofre)\b/u;

const protecting = /\b(?:e|sao) dados? (?:de saude|sensive(?:l|is)|pessoa(?:l|is))\b/u;

/**
 * Whether a sentence only says what is not to be asked or noted, or what is to be protected: 'Se alguém falar de religião,
 * não anote', 'Acamado e cadeirante são dados de saúde'. One that tells something of somebody is none.
 */
export function isForbidden(reason: RemovalReason, plain: string): boolean {
  const forbids = forbidding.test(plain) || protecting.test(plain);
  return reason === 'sensitive' && forbids && !tellsOfSomebody(plain);
}

/** Whether a sentence states something, or names somebody of the team. */
export function tellsOfSomebody(plain: string): boolean {
  return stating.test(plain) || speaksOfTeam(plain);
}

/** Anything at all that a guardrail might object to. */
export const objectionable = eitherOf(
  personalData,
  personalAttribute,
  unionTie,
  discrimination,
  promises,
  verdicts,
  labels,
);

/** Whether there is anything to look at: most sentences end here. */
export function mayObject(plain: string): boolean {
  return objectionable.test(plain);
}

/** What a clause that says something personal is about, in words for the leader; null where it has no name. */
export function topicOf({ text, ofWork }: Clause): string | null {
  const plain = withoutOrdinary(normalize(text));
  const hit = personalIn(plain, ofWork);
  if (hit === null) return isTied(text, plain) ? 'sindicato' : null;
  const found = personalTopics.find(([, words]) => words.exec(plain)?.index === hit.index);
  return found?.[0] ?? null;
}

/** What of a clause is said of a person and is nobody's matter. */
function personalIn(plain: string, ofWork: boolean): RegExpExecArray | null {
  const hit = personalData.exec(plain);
  if (hit && !ofWork && !isOfWork(plain, hit.index, hit[0])) return hit;
  const attribute = personalAttribute.exec(plain);
  const isOfPerson = attribute !== null && !ofWork && !isOfThing(plain.slice(0, attribute.index));
  return isOfPerson ? attribute : null;
}

/** The words of a clause that are personal, as places in its text; null where it has none. */
export function personalPlace({ text, ofWork }: Clause): { from: number; to: number } | null {
  const plain = withoutOrdinary(normalize(text));
  const hit =
    personalIn(plain, ofWork) ?? (!ofWork && isTied(text, plain) ? unionTie.exec(plain) : null);
  if (hit === null) return null;
  const words = placedWords(text);
  const first = wordsIn(plain.slice(0, hit.index));
  const last = words[first + Math.max(1, wordsIn(hit[0])) - 1];
  const from = words[first]?.index;
  return from === undefined || last === undefined
    ? { from: 0, to: text.length }
    : { from, to: last.index + last[0].length };
}

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '').length;

/** Without its accent, 'e do sindicato' may be 'and the union's': then somebody has to stand before it. */
function isTied(text: string, plain: string): boolean {
  const tie = unionTie.exec(plain);
  if (tie === null) return false;
  const before = plain.slice(0, tie.index).trim();
  if (isOfThing(before)) return false;
  if (!tie[0].startsWith('e ') || /(?<!\p{L})é(?!\p{L})/iu.test(text)) return true;
  return (
    before === '' ||
    speaksOfTeam(before) ||
    !before.split(' ').some((word) => prepositions.has(word))
  );
}
