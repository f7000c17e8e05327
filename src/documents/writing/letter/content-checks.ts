import { textsOf } from '#shared/json.ts';
import { asksForSomething } from '../../knowledge/letter/clauses.ts';
import { contentWords, normalize } from '../../knowledge/words.ts';
import { letterOf, textOf, typedFor, type JudgedLetter } from './judged.ts';
import { inventedTimes } from './times.ts';
import { sentencesOf } from '../rubric-text.ts';
import { wordsIn } from './text.ts';

/*
 * Whether a letter says what it was asked to say, to whom, and no more.
 */

export function namesRecipient(subject: JudgedLetter): string | null {
  const { called } = letterOf(subject).recipient;
  const [first = ''] = textOf(subject).split('\n');
  const said = normalize(first).split(' ');
  const missing = normalize(called)
    .split(' ')
    .find((word) => word !== '' && !said.includes(word));
  return missing === undefined ? null : `a primeira linha não traz ${called}`;
}

/** Words of a letter: what a message and an e-mail take, and the room that longer input needs. */
export const lengths = {
  message: { fewest: 25, most: 90, beside: 55 },
  urgent: { fewest: 18, most: 60, beside: 55 },
  email: { fewest: 45, most: 220, beside: 110 },
} as const;
const mostOfSparseEmail = 80;

export function length(subject: JudgedLetter): string | null {
  const { kind, brief } = subject;
  const words = wordsIn(textOf(subject));
  const typed = wordsIn(typedFor(subject));
  const limits =
    kind === 'email'
      ? lengths.email
      : brief.urgency === 'urgente'
        ? lengths.urgent
        : lengths.message;
  const { fewest, most, beside } = limits;
  const least =
    kind === 'email' ? Math.min(mostOfSparseEmail, Math.max(fewest, typed + 20)) : fewest;
  if (words < least) return `${words} palavras: curto demais`;
  return words > Math.max(most, typed + beside) ? `${words} palavras: longo demais` : null;
}

/** Beginnings of words count: 'enviar' is there in 'envie'. */
export function saysWhatWasTyped(subject: JudgedLetter): string | null {
  const letter = letterOf(subject);
  if (letter.delicate) return null;
  const hidden = new Set(contentWords([...letter.wishes, ...letter.setAside].join(' ')));
  const words = [...new Set(contentWords(typedFor(subject)))].filter((word) => !hidden.has(word));
  if (words.length === 0) return null;
  const text = ` ${normalize(textOf(subject))}`;
  const found = words.filter((word) =>
    text.includes(` ${word.slice(0, Math.max(4, word.length - 3))}`),
  );
  return found.length / words.length >= 0.6 ? null : 'o contexto não aparece no texto';
}

const conditional =
  /^(?:se|caso|qualquer|havendo|não havendo|em caso|sempre que|travou|travaram|dúvidas?|sem pressa)(?!\p{L})/iu;
const nothingExpected =
  /(?:não|nem) (?:é preciso|precisam?) responder|dispensa resposta|sem necessidade de resposta/iu;
/** 'Para a visita, separe:' before a list. */
const listAsked = /\p{L}+[ea]m?:$/iu;
/** Ways of asking that are neither questions nor imperatives. */
const wanting =
  /(?<!\p{L})(?:aguardo|conto com vocês? (?:para|:)|gostaria de conversar|quero (?:ouvir|conversar)|quando puder|me (?:diga|conte|indique)|siga|faça o|veja como)(?!\p{L})/iu;

/** One request or question, or the word that none is meant; a closing may ask again for the same. */
export function oneRequest(subject: JudgedLetter): string | null {
  const text = textOf(subject);
  const lines = text.split('\n');
  const steps = lines.some((line) => /^\d+\. /u.test(line));
  const asks = lines
    .filter((line) => !/^(?:\d+\.|-) /u.test(line))
    .flatMap(sentencesOf)
    .filter((sentence) => !conditional.test(sentence))
    .filter(
      (sentence) =>
        asksForSomething(sentence) || wanting.test(sentence) || listAsked.test(sentence),
    );
  if (asks.length === 0 && !steps) {
    return nothingExpected.test(text)
      ? null
      : 'nada é pedido, nem se diz que não é preciso responder';
  }
  const typed = sentencesOf(typedFor(subject)).filter((sentence) => asksForSomething(sentence));
  return asks.length > typed.length + 3 ? `${asks.length} pedidos em um só texto` : null;
}

export function noInventedTime(subject: JudgedLetter): string | null {
  const { urgency: hurry } = letterOf(subject);
  const allowed = hurry === 'urgente' || hurry === 'baixa' ? ['hoje'] : [];
  const given = textsOf(subject.brief).join('\n');
  const text = [textOf(subject), subject.content.subject ?? ''].join('\n');
  const [invented] = inventedTimes(text, given, allowed);
  return invented === undefined ? null : `dia ou hora que ninguém informou: ${invented}`;
}
