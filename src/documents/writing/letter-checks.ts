import { textsOf } from '#shared/json.ts';
import { letterText, type LetterForm } from '../kit/letter.ts';
import { asksForSomething } from '../knowledge/letter-clauses.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import { guarded, objectionTo } from './guard.ts';
import { matchesTemplate } from './letter-templates.ts';
import { manners, phrases } from './letter-knowledge.ts';
import { readLetter, type Letter, type LetterKind } from './letter-reading.ts';
import { toMany } from './letter-recipient.ts';
import { readRequest } from './letter-request.ts';
import { emoji, pointsOf } from './letter-text.ts';
import { inventedTimes } from './letter-times.ts';
import { wordsIn } from './letter-words.ts';
import { startsWithInfinitive } from './portuguese.ts';
import type { Check, Judged } from './rubric.ts';
import { echo, sentencesOf } from './rubric-text.ts';
import type { Brief } from './writer.ts';

/*
 * What a letter is judged by, beside what holds for every document.
 */

export interface LetterContent {
  content: Parameters<typeof letterText>[0];
  subject?: string;
}

export interface JudgedLetter<
  Content extends LetterContent = LetterContent,
> extends Judged<Content> {
  brief: Brief<LetterForm>;
  kind: LetterKind;
}

function textOf({ content }: JudgedLetter): string {
  return letterText(content.content);
}

function letterOf({ kind, brief, context }: JudgedLetter): Letter {
  return readLetter(kind, brief, context);
}

/** What the leader typed that is to be said: without what a guardrail takes, and without what is asked of the writer. */
function typedFor({ brief }: JudgedLetter): string {
  return [brief.context, brief.additionalInfo, readRequest(brief.freeText ?? '').text]
    .flatMap((text) => pointsOf(guarded(text ?? '').text))
    .map(({ text }) => text)
    .join('\n');
}

/** The points of typed lists, without the verb that a step says otherwise. */
export function typedItemsOf({ context, additionalInfo }: Brief<LetterForm>): string[] {
  return [context, additionalInfo]
    .flatMap((text) => pointsOf(guarded(text ?? '').text))
    .filter(({ listed }) => listed)
    .map(({ text }) => (startsWithInfinitive(text) ? text.replace(/^\S+\s*/u, '') : text));
}

function namesRecipient(subject: JudgedLetter): string | null {
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

function length(subject: JudgedLetter): string | null {
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
function saysWhatWasTyped(subject: JudgedLetter): string | null {
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
function oneRequest(subject: JudgedLetter): string | null {
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

function tone(subject: JudgedLetter): string | null {
  const { kind } = subject;
  const letter = letterOf(subject);
  const text = textOf(subject);
  const { greeting, signOff, volition, about, closing, noReply, request, empty } = manners(letter);
  const { themed, leading, joining, closings, ...special } = phrases(letter);
  const name = letter.recipient.called;
  const has = (template: string) =>
    [template, toMany(template)].some((said) => matchesTemplate(said, text));
  const opened = name === '' || has(greeting[kind].replace('{nome}', () => name));
  const begun = [
    ...themed,
    ...leading,
    ...Object.values(special),
    ...(joining === undefined ? [] : [joining]),
    about,
    `${volition} `,
    request.short,
    request.long,
    empty,
  ].some(has);
  const closed = [
    ...closings.map((item) => item.text),
    closing.any,
    closing.asked,
    noReply.news,
    noReply.thanks,
    ...(kind === 'email' ? [signOff] : []),
  ].some(has);
  const found = emojiIn(text);
  const mayHave = kind === 'message' && /^(?:amigavel|motivacional)$/u.test(letter.tone) ? 1 : 0;
  if (found > mayHave) return 'emoji fora do tom';
  return [opened, begun, closed].filter(Boolean).length >= 2 ? null : `não soa ${letter.tone}`;
}

function emojiIn(text: string): number {
  return text.match(emoji)?.length ?? 0;
}

function urgency(subject: JudgedLetter): string | null {
  const { brief } = subject;
  const letter = letterOf(subject);
  const text = textOf(subject);
  const plain = normalize(text);
  const shouted = (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []).find(
    (word) => !textsOf([brief, subject.context]).join(' ').includes(word),
  );
  if (shouted !== undefined) return `maiúsculas para dar ênfase: ${shouted}`;
  if (letter.purpose === 'reconhecimento') return null;
  const hurried = /\b(?:hoje|prioridade)\b/u.test(plain);
  switch (letter.urgency) {
    case 'urgente':
    case 'alta':
      return hurried ? null : 'a urgência não aparece';
    case 'baixa':
      return plain.includes('sem pressa') ? null : 'não diz que é sem pressa';
    default:
      return null;
  }
}

function noInventedTime(subject: JudgedLetter): string | null {
  const { urgency: hurry } = letterOf(subject);
  const allowed = hurry === 'urgente' || hurry === 'baixa' ? ['hoje'] : [];
  const given = textsOf(subject.brief).join('\n');
  const text = [textOf(subject), subject.content.subject ?? ''].join('\n');
  const [invented] = inventedTimes(text, given, allowed);
  return invented === undefined ? null : `dia ou hora que ninguém informou: ${invented}`;
}

const exposing =
  /(?:na frente d|diante d|com cópia para|em cópia|para conhecimento d)(?:[oa]s?|e) (?:todos|equipe|colegas|grupo|time|demais)/iu;
const accusing =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:reclamou|disse|contou|falou|comentou|relatou|denunciou|apontou|se queixou)(?!\p{L})/u;

function noExposure(subject: JudgedLetter): string | null {
  const letter = letterOf(subject);
  const text = textOf(subject);
  if (letter.purpose !== 'feedback' && letter.purpose !== 'correção') return null;
  if (objectionTo(text) !== null) return 'há um rótulo ou um dado pessoal';
  if (exposing.test(text)) return 'expõe a pessoa diante de outras';
  if (accusing.test(text)) return 'cita quem falou da pessoa';
  if (!letter.delicate) return null;
  return echo(typedFor(subject), text) > 0.5 && contentWords(typedFor(subject)).length > 2
    ? 'assunto delicado tratado por escrito'
    : null;
}

const adversatives = /(?<!\p{L})(?:mas|porém|contudo|todavia|entretanto|no entanto)(?!\p{L})/iu;
const openness =
  /quero (?:ouvir|entender|saber|considerá)|me contem?|me conte|ouvir (?:você|a sua|a visão)|conversar com você|conversarmos/iu;

function praiseOrOpenness(subject: JudgedLetter): string | null {
  const { purpose } = letterOf(subject);
  const text = textOf(subject);
  if (purpose === 'reconhecimento' && adversatives.test(text)) return 'reconhecimento com ressalva';
  return purpose === 'correção' && !openness.test(text)
    ? 'não abre espaço para a pessoa explicar'
    : null;
}

/** The eight checks that both kinds share, and the one of praise and correction. */
export function letterChecks<Content extends LetterContent>(
  prefix: 'W' | 'E',
): readonly Check<JudgedLetter<Content>>[] {
  const faults: [string, (subject: JudgedLetter) => string | null][] = [
    ['1', namesRecipient],
    ['2', length],
    ['3', saysWhatWasTyped],
    ['4', oneRequest],
    ['5', tone],
    ['6', urgency],
    ['7', noInventedTime],
    ['8', noExposure],
    ['10', praiseOrOpenness],
  ];
  return faults.map(([number, fault]) => ({ id: `${prefix}${number}`, blocking: false, fault }));
}
