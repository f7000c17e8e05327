import { becauseOf } from '../knowledge/personal-data.ts';
import { normalize } from '../knowledge/words.ts';
import { objectionsIn } from './guard.ts';
import { speaksOfTeam } from './subjects.ts';

/*
 * Where families are who is served (a funeral home, a school, a ward), 'o filho' and 'a viúva' are customers, and
 * 'internados' are patients. A model that was told so writes of them; they are nobody's personal data.
 */

const servesFamilies =
  /\b(?:familias|familiares|enlutad\w+|falecid\w+|velorios?|pacientes?|alun[oa]s|criancas|bebes|idos[oa]s|residentes|hospedes|noiv[oa]s|internad[oa]s|internacao|gestantes|animais)\b/u;
const relative = '(?:filh[oa]s?|marido|espos[oa]|viuv[oa]s?|conjuge)';
const relatives = new RegExp(`\\b${relative}\\b`, 'gu');
/** 'o filho', 'do filho', 'uma viúva': someone who comes in, and not 'seu filho' or 'tem filhos'. */
const customers = new RegExp(
  `\\b(?:[oa]s?|[dn][oa]s?|aos?|pel[oa]s?|uma?) (?=${relative}\\b)`,
  'gu',
);
/** In the plural, and not said of anyone: 'acompanha internados', but 'os dois estão internados'. */
const treated =
  /(?<!\b(?:est|fic|and|segu|continu|foram|eram|são|sao)\p{L}*\s(?:\p{L}+\s)?)\b(?:internad[oa]s|acamad[oa]s|acidentad[oa]s|doentes|gestantes|gr[aá]vidas)\b(?!\s(?:d[aeo]s?|n[ao]s?)\s(?:equipe|time|turma|grupo|empresa|loja|setor|casa))/giu;
/** Who is spoken to or judged: then it is that person's family. */
const ofReader =
  /\b(?:seus?|suas?|meus?|minhas?|tem|teve|ter|tinha|candidat[oa]s?|casad[oa]s?|com quem|(?:por conta|em razao) d[oae]s?)\b/u;

/** 'No mesmo tom' is no person; 'o mesmo' may be. */
const sameThing = /\bmesm[oa]s? (?=\p{L})/gu;

/** Of a sentence that a guardrail objects to: whether it speaks of the families that this work serves. */
export function ofServedFamilies(typed: readonly string[]): (sentence: string) => boolean {
  const served = servesFamilies.test(normalize(typed.join('\n')));
  return (sentence) => {
    if (!served) return false;
    const plain = normalize(sentence);
    if ((plain.match(customers)?.length ?? 0) !== (plain.match(relatives)?.length ?? 0))
      return false;
    const ofCustomers = sentence
      .replace(/filh|marido|espos|vi[uú]v|c[oô]njuge/giu, 'client')
      .replace(treated, 'clientes');
    if (ofCustomers === sentence || ofReader.test(plain) || becauseOf.test(plain)) return false;
    if (speaksOfTeam(plain.replace(sameThing, ' '))) return false;
    // Whatever else is objected to, such as an illness, is still objected to.
    return objectionsIn(ofCustomers).length === 0;
  };
}
