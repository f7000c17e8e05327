import type { RemovalReason } from '../kit/removal.ts';
import { anyOf } from '../knowledge/patterns.ts';
import { normalize } from '../knowledge/words.ts';
import { objectionsIn } from './guard.ts';

/*
 * What goes to nobody by a link: a warning, pay, the end of a contract, and what no document may say of a person.
 * Such things are said in a talk and through the company's formal ways.
 */

/** Signs of danger at work, people who leave by themselves, and machines that are switched off. */
const ordinary =
  /\b(?:(?:placas?|sinais|sinal|luz|luzes|avisos?|etiquetas?|mensage(?:m|ns)) de advertencia|(?:pedidos?|taxa|indice) de (?:demissao|demissoes|desligamento|desligamentos))\b/gu;

const formal = anyOf(
  'advertencias?',
  '(?:suspensao|medidas?|sancao|sancoes|processo) disciplinar(?:es)?',
  'demissao|demissoes|demitir|demitid[oa]s?|justa causa|aviso previo|termo de rescisao|rescisao d[oe] contrato de trabalho',
  'desligamento d(?:el[ea]|[oa]s? (?:colaborador\\w*|funcionari\\w*|pessoas?))|(?:sera|seria|ser|foi) desligad[oa] da empresa',
  'salarios?|(?:reajuste|aumento|faixa|reducao|proposta) salarial|remuneracao|holerite|contracheque|desconto em folha',
);

/** A label, a verdict and the like: the guardrail keeps them out of documents, and an edit may bring them back. */
const neverShared: readonly RemovalReason[] = [
  'sensitive',
  'discrimination',
  'label',
  'promise',
  'verdict',
];

/** The first sentence that may not be shared, shortened by nothing; null where there is none. */
export function objectionToSharing(texts: readonly string[]): string | null {
  for (const text of texts) {
    const plain = normalize(text).replaceAll(ordinary, ' ');
    if (formal.test(plain)) return text;
    const [found] = objectionsIn(text).filter(({ reason }) => neverShared.includes(reason));
    if (found) return found.sentence;
  }
  return null;
}
