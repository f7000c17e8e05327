import { withoutFinalStop } from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';
import type { FeedbackType } from './contract.ts';

/*
 * A prompt without fields may ask for a feedback as one asks a colleague: 'Quero um feedback corretivo para
 * a Ana sobre atrasos'. What it asks is read; the words are not said to the person.
 */

const request =
  /\b(?:quero|queria|gostaria|preciso|precisava|ger[ae]r?|cri(?:e|ar)|faca|fazer|mont[ae]r?|elabor[ae]r?|prepar[ae]r?|escrev[ae]r?|dar)\b.*\b(?:feedbacks?|roteiros?|scripts?|conversas?|retornos?)\b/u;
const subject = /\b(?:sobre|em relação a|quanto a|a respeito de)\s+(.+)$/iu;

/** True for a line that asks for the document itself. */
export function isRequest(line: string): boolean {
  return request.test(normalize(line.slice(0, 300)));
}

/** 'Quero um feedback para a Ana sobre os atrasos' → 'os atrasos'; '' where it names nothing. */
export function subjectAsked(line: string): string {
  return withoutFinalStop(subject.exec(line)?.[1] ?? '');
}

const types: readonly [FeedbackType, RegExp][] = [
  ['360', /\b(?:360|avaliacao de pares)\b/u],
  ['corretivo', /\b(?:corretivo|de correcao|corrigir)\b/u],
  ['reconhecimento', /\b(?:reconhecimento|reconhecer|elogi\w+|parabeniz\w+|positivo)\b/u],
];

/** The type that a request in free text names. */
export function requestedType(text: string | undefined): FeedbackType | null {
  const asked = normalize((text ?? '').split('\n').find(isRequest) ?? '');
  return types.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}
