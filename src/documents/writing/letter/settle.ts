import { letterManners } from '../../knowledge/letter/manners.ts';
import { normalize } from '../../knowledge/words.ts';
import { textsOf } from '#shared/json.ts';
import type { LetterForm } from '../../kit/letter.ts';
import { greetingOf, signatureOf } from '../letter.ts';
import type { Letter } from './reading.ts';
import { emoji } from './text.ts';
import { inventedTimes, withoutTimesNotGiven } from './times.ts';
import type { Brief } from '../writer.ts';

/*
 * A model's letter with what is known for certain put back: whose name it opens with, who signs it, no
 * day that nobody gave, no mark that would be seen when it is sent.
 */

export interface SettledText {
  text: string;
  /** What was taken out, for the leader. */
  notices: string[];
}

const timeNotice =
  'Retiramos do texto um dia ou horário que não foi informado: confirme e inclua, se for o caso.';

/** The letter of a model, settled. What is settled already stays as it is. */
export function settledText(
  written: string,
  letter: Letter,
  brief: Brief<LetterForm>,
): SettledText {
  const notices: string[] = [];
  const plain = withoutMarks(written, letter);
  const body = withoutSignature(plain, letter);
  const kept = withoutInventedTimes(body, letter, brief);
  if (kept !== body) notices.push(timeNotice);
  const addressed = withName(kept, letter);
  const text = letter.kind === 'email' ? `${addressed}\n\n${signatureOf(letter)}` : addressed;
  return { text, notices };
}

/** Marks of a text that was meant for a screen, and emoji where the letter takes none. */
function withoutMarks(text: string, { kind, tone }: Letter): string {
  let emojiLeft = kind === 'message' && (tone === 'amigavel' || tone === 'motivacional') ? 1 : 0;
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(emoji, (found) => (emojiLeft-- > 0 ? found : ''))
    .replace(/\*\*([^*\n]+)\*\*|__([^_\n]+)__/gu, '$1$2')
    .replace(/^#{1,6}\s+/gmu, '')
    .replace(/^(?:assunto|subject):.*\n+/iu, '')
    .replace(/[ \t]+(?=\n|$)/gu, '')
    .replace(/(?<=\S)[ \t]{2,}/gu, ' ')
    .replace(/ (?=[,.;!?](?:\s|$))/gu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const signOffs = [
  ...Object.values(letterManners).map(({ signOff }) => normalize(signOff)),
  ...'att,abs,abraco,abracos,um abraco,cordialmente,saudacoes,grata,grato,ate logo,ate breve,com apreco,respeitosamente'.split(
    ',',
  ),
];
const slot = /^[[{<(].*[\]})>]$/u;

/** The text without a signature at its end: lines that are a sign-off, the author, or a slot for them. */
function withoutSignature(text: string, { context }: Letter): string {
  const name = normalize(context.author.name);
  const author = [name, name.split(' ')[0], normalize(context.author.position)];
  const lines = text.split('\n');
  while (lines.length > 1) {
    const last = (lines.at(-1) ?? '').trim();
    const plain = normalize(last);
    const signs =
      plain === '' || slot.test(last) || author.includes(plain) || signsOff(plain, name);
    if (!signs) break;
    lines.pop();
  }
  return lines.join('\n');
}

/** 'atenciosamente', 'abs marcos' */
function signsOff(line: string, author: string): boolean {
  return signOffs.some(
    (word) =>
      line === word ||
      (line.startsWith(`${word} `) && author.startsWith(line.slice(word.length + 1))),
  );
}

/** No day or hour that nobody gave: it goes alone where a sentence is left, and with its sentence where not. */
function withoutInventedTimes(text: string, letter: Letter, brief: Brief<LetterForm>): string {
  const given = textsOf(brief).join('\n');
  const allowed = letter.urgency === 'urgente' || letter.urgency === 'baixa' ? ['hoje'] : [];
  if (inventedTimes(text, given, allowed).length === 0) return text;
  const paragraphs = text.split('\n').map((line) =>
    line
      .split(/(?<=[.!?])\s+/u)
      .flatMap((sentence) =>
        inventedTimes(sentence, given, allowed).length === 0
          ? [sentence]
          : (withoutTimesNotGiven(sentence, given, allowed) ?? []),
      )
      .join(' '),
  );
  return paragraphs
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const greeting =
  /^(?:ol[aá]|oi|bom dia|boa tarde|boa noite|prezad[oa]s?|car[oa]s?|e a[ií])(?=[\s,!.]|$)[^\n.!?:]{0,60}(?:[,.!:?]|$)\s*/iu;
const nameSlot = /[[{<(](?:nome|destinat[aá]rio|recipient)[^\]})>]*[\]})>]/giu;

/** The person's name in the first line. */
function withName(text: string, letter: Letter): string {
  const { called } = letter.recipient;
  if (called === '') return text.replace(nameSlot, '').trim();
  const named = text.replace(nameSlot, called);
  const [first = '', ...rest] = named.split('\n');
  const known = ` ${normalize(first)} `;
  const said = normalize(called)
    .split(' ')
    .filter((word) => word !== 'e');
  if (said.every((word) => known.includes(` ${word} `))) return named;
  const body = [first.replace(greeting, ''), ...rest].join('\n').trim();
  const opening = greetingOf(letter);
  return letter.kind === 'email' ? `${opening}\n\n${body}` : `${opening} ${body}`;
}
