import type { RemovalReason } from './guardrails.ts';

/*
 * What a plan or a conversation with a person does not repeat beyond what no document prints: the threat to
 * let the person go, and ties that are nobody's business. Read against normalised text.
 */

const dismissal = new RegExp(
  [
    '\\b(?:vai|ir|vou|mandar?|botar?|colocar?|por) (?:el[ea] )?(?:na|pra|para a|pro olho da|para o olho da) rua\\b|\\bolho da rua\\b',
    '\\b(?:sera|ser|vai ser|esta) (?:demitid|mandad)[oa]\\b|\\b(?:demissao|desligamento) del[ea]\\b',
    '\\b(?:document\\w+|prova\\w*|justific\\w+) (?:\\w+ ){0,4}(?:demissao|desligamento|demitir)\\b',
  ].join('|'),
  'u',
);

const ties =
  /\b(?:participa|membro|faz parte|diretor[a]?|delegad[oa]|representante|integra|ligad[oa]|e) (?:d[oa]|ao) sindicato\b|\b(?:e|esta) (?:d[oa]|no) (?:sindicato|cipa por estabilidade)\b/u;

/** Why a sentence about a person is left out; null where it may stay. */
export function personObjection(plain: string): RemovalReason | null {
  if (dismissal.test(plain)) return 'verdict';
  return ties.test(plain) ? 'sensitive' : null;
}

/** What a leader marks as not to be spoken of: it is in no document that the person may read. */
export const reserved =
  /\b(?:nao (?:posso|podemos|pode|devo|quero|vou) (?:falar|comentar|contar|dizer|tocar|mencionar|abrir)|nao (?:falar|comentar|contar|mencionar)|(?:e|assunto|informacao) (?:confidencial|sigilos[oa]|reservad[oa])|confidencial|em sigilo|segredo|ele ainda nao sabe|ela ainda nao sabe|nao sabe ainda|entre nos)\b/u;

/** What the leader is told where such a thing was left out. */
export const reservedNotice =
  'Deixamos de fora um assunto marcado como reservado: a pessoa pode vir a ler este documento.';
