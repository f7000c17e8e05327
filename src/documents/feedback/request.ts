import { withoutFinalStop } from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';
import type { FeedbackType } from './contract.ts';

/*
 * A prompt without fields may ask for a feedback as one asks a colleague: 'Quero um feedback corretivo para
 * a Ana sobre atrasos', 'elogiar o Beto pela entrega'. What it asks is read; the words are not said to the
 * person.
 */

const request =
  /\b(?:quero|queria|gostaria|preciso|precisava|ger[ae]r?|cri(?:e|ar)|faca|fazer|mont[ae]r?|elabor[ae]r?|prepar[ae]r?|escrev[ae]r?|dar)\b.*\b(?:feedbacks?|roteiros?|scripts?|conversas?|retornos?)\b/u;
const subject = /\b(?:sobre|em relação a|quanto a|a respeito de)\s+(.+)$/iu;
/** What the leader wants to do with the person, and what follows. */
const act =
  /^\s*(?:(?:eu\s+)?(?:quero|queria|gostaria\s+de|preciso|precisava|vou|tenho\s+que)\s+)?(elogiar|parabenizar|reconhecer|agradecer|valorizar|dar\s+(?:os\s+)?parab[eé]ns|corrigir|chamar\s+a\s+aten[cç][aã]o|dar\s+(?:uma\s+)?bronca|repreender)\s+(.+)$/isu;
const becauseOf = /^(?:,\s*)?(?:que|porque|pois|por\s+ter|por|pelo|pela|pelos|pelas|quando)\s+/iu;

/** True for a line that asks for the document itself. */
export function isRequest(line: string): boolean {
  return request.test(normalize(line.slice(0, 300)));
}

/** 'Quero um feedback para a Ana sobre os atrasos' → 'os atrasos'; '' where it names nothing. */
export function subjectAsked(line: string): string {
  return withoutFinalStop(subject.exec(line)?.[1] ?? '');
}

/** 'Feedback pro Gustavo da expedição, ele conferiu…': whom it is for is known. */
export function withoutWhom(line: string, known: ReadonlySet<string>): string {
  const [head = '', whom = ''] =
    /^(?:um |uma )?(?:feedback|retorno|conversa|devolutiva) (?:pr[oa]|para(?: [oa])?|d[oae]|com(?: [oa])?|ao|à) (\p{L}+)[^,:.;]{0,40}[,:]\s+/iu.exec(
      line,
    ) ?? [];
  return known.has(normalize(whom)) ? line.slice(head.length) : line;
}

/** 'Elogiar o Beto que entregou antes' → 'entregou antes'; other lines as they are. `known` is the name. */
export function toldInAct(line: string, known: ReadonlySet<string>): string {
  const rest = act.exec(line)?.[2];
  if (rest === undefined) return line;
  const words = rest.split(/\s+/u);
  const isWhom = (word: string) =>
    /^(?:[ao]s?|d[aeo]|pr[ao]|para|ao|à|e|el[ea])$/iu.test(word) || known.has(normalize(word));
  const start = words.findIndex((word) => !isWhom(word));
  const after = start < 0 ? '' : words.slice(start).join(' ');
  // Without a reason, what is named is the reason itself: 'reconhecer a entrega do pedido'.
  return becauseOf.test(after) ? after.replace(becauseOf, '') : start > 1 ? after : rest;
}

const types: readonly [FeedbackType, RegExp][] = [
  ['360', /\b(?:360|avaliacao de pares)\b/u],
  [
    'corretivo',
    /\b(?:corretivo|de correcao|corrigir|chamar a atencao|bronca|repreender|advert\w+)\b/u,
  ],
  [
    'reconhecimento',
    /\b(?:reconhecimento|reconhecer|elogi\w+|parabeniz\w+|parabens|positivo|agradecer|valorizar)\b/u,
  ],
];

/** The type that a request in free text names. */
export function requestedType(text: string | undefined): FeedbackType | null {
  const lines = (text ?? '').split('\n');
  const asking = lines.find((line) => isRequest(line) || act.test(line)) ?? '';
  const asked = normalize(act.exec(asking)?.[1] ?? asking);
  return types.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}
