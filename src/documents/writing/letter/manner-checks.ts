import { textsOf } from '#shared/json.ts';
import { contentWords, normalize } from '../../knowledge/words.ts';
import { objectionTo } from '../guard.ts';
import { letterOf, textOf, typedFor, type JudgedLetter } from './judged.ts';
import { manners, phrases } from './knowledge.ts';
import { toMany } from './recipient.ts';
import { matchesTemplate } from './templates.ts';
import { emoji } from './text.ts';
import { echo } from '../rubric-text.ts';

/*
 * How a letter says it: in its tone, with its urgency, with care for the person.
 */

export function tone(subject: JudgedLetter): string | null {
  const { kind } = subject;
  const letter = letterOf(subject);
  const text = textOf(subject);
  if (letter.condolence) {
    return /sinto muito|com pesar/u.test(text) ? null : 'não diz que sente a perda';
  }
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

export function urgency(subject: JudgedLetter): string | null {
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

const exposing =
  /(?:na frente d|diante d|com cópia para|em cópia|para conhecimento d)(?:[oa]s?|e) (?:todos|equipe|colegas|grupo|time|demais)/iu;
const accusing =
  /(?<!\p{L})(?!Você )\p{Lu}\p{Ll}+ (?:reclamou|disse|contou|falou|comentou|relatou|denunciou|apontou|se queixou)(?!\p{L})/u;

export function noExposure(subject: JudgedLetter): string | null {
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

export function praiseOrOpenness(subject: JudgedLetter): string | null {
  const { purpose } = letterOf(subject);
  const text = textOf(subject);
  if (purpose === 'reconhecimento' && adversatives.test(text)) return 'reconhecimento com ressalva';
  return purpose === 'correção' && !openness.test(text)
    ? 'não abre espaço para a pessoa explicar'
    : null;
}
