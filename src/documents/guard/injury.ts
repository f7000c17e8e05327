import { anyOf } from '../knowledge/patterns.ts';
import { normalize } from '../knowledge/words.ts';
import { isOfWork } from './subjects.ts';

/*
 * Injuries of people. A plan against accidents begins with one, so that the form may speak of it; but what
 * happened to somebody's body is no matter of a document that a team reads.
 */

const body =
  '(?:dedos?|maos?(?! de obra)|bracos?|pernas?|pe(?! d[eao] )|olhos?|cabecas?(?! de )|costas|joelhos?|ombros?|tornozelos?|pulsos?|rostos?)';
const harm =
  '(?:(?:esmag|cort|queim|quebr|machuc|prens|decep|imobiliz)(?:ou|aram)|perde(?:u|ram)|feri(?:u|ram)|torceu|furou|bateu|luxou)';
const injury = anyOf(
  `${harm} (?:\\w+ ){0,3}?${body}`,
  `${body} (?:\\w+ ){0,2}?(?:esmagad|cortad|queimad|quebrad|ferid|machucad|prensad|decepad|imobilizad)[oa]s?`,
  'se (?:machuc|cort|queim|acident)(?:ou|aram)|se feri(?:u|ram)',
  'fraturas?|fraturou|amputa\\w+|queimaduras?|desmai\\w+|ferimentos?|ferid[oa]s?|(?<!terreno |relevo )acidentad[oa]s?|socorrid[oa]s?|faleceu|esmagamento',
  '(?:levou|leva|tomou|com) (?:\\w+ )?pontos (?:n[oa]|em)|afastad[oa]s? (?:pelo|por|desde|ate|ha)',
);

/** Whether a sentence tells what happened to the body of someone who works there. */
export function tellsOfInjury(sentence: string): boolean {
  const plain = normalize(sentence);
  const found = injury.exec(plain);
  return found !== null && !isOfWork(plain, found.index, found[0]);
}
