import type { BehavioralProfile } from '#shared/vocabulary.ts';
import type { LetterForm, LetterPurpose, LetterTone, Urgency } from '../../kit/letter.ts';
import type { RemovalReason } from '../../knowledge/guardrails.ts';
import { spelledOut } from '../../knowledge/letter/spelling.ts';
import { emptySubjects } from '../../knowledge/letter/subjects.ts';
import { nounOf } from '../../knowledge/nouns.ts';
import { normalize, stems } from '../../knowledge/words.ts';
import type { DocumentContext } from '../context.ts';
import { guarded, objectionsIn } from '../guard.ts';
import { asQuestions, offersChoice } from './choice.ts';
import { besideTheLoss, isCondolence } from './condolence.ts';
import { isDelicate, withoutReservations, withoutWishes } from './care.ts';
import { speaksOfThing, toListener } from './listener.ts';
import { withoutLabel, withoutSubjectHead } from './label.ts';
import { nameIn, readPoints, type Point } from './points.ts';
import { recipientOf, type Recipient } from './recipient.ts';
import { relayed } from './relayed.ts';
import { purposeIn, readRequest, withoutOrderToWrite } from './request.ts';
import type { Origin, TypedPoint } from './point.ts';
import { emoji, pointsOf, wordsIn } from './text.ts';
import { quiet, withoutFinalStop } from '../portuguese.ts';
import { themeOf, type Theme } from '../theme.ts';
import { meansAnother, pronounOf, toReader } from '../third-person.ts';
import { variantsFor, type Variants } from '../variants.ts';
import type { Brief } from '../writer.ts';

export type LetterKind = 'message' | 'email';

/** What a letter is made from: the brief and the context, read, guarded and told apart. */
export interface Letter {
  kind: LetterKind;
  tone: LetterTone;
  purpose: LetterPurpose;
  urgency: Urgency;
  recipient: Recipient;
  /** The typed subject, tidied; '' where there is none. */
  subject: string;
  /** What the letter is about, where it was named apart from what it says. */
  theme: Theme | null;
  points: Point[];
  /** How it is to be written: 'ser breve'. It is followed, not printed. */
  wishes: string[];
  /** 'até sexta', as typed; null where there is none. */
  deadline: string | null;
  /** A matter for a talk: the letter only invites to it. */
  delicate: boolean;
  /** What is asked for may be declined. */
  optional: boolean;
  /** The reader has lost someone of the family. */
  condolence: boolean;
  /** Points to improve that have no place in an acknowledgement. */
  setAside: string[];
  removed: Set<RemovalReason>;
  profile: BehavioralProfile | null;
  /** Words that were typed, for its length. */
  typedWords: number;
  variants: Variants;
  context: DocumentContext;
}

const personal: ReadonlySet<LetterPurpose> = new Set(['feedback', 'reconhecimento', 'correção']);

/** Reads a form, or free text, as far as it goes. Never throws. */
export function readLetter(
  kind: LetterKind,
  brief: Brief<LetterForm>,
  context: DocumentContext,
): Letter {
  const request = readRequest(brief.freeText ?? '');
  const tone = brief.tone ?? request.tone ?? 'profissional';
  const purpose =
    brief.purpose ?? request.purpose ?? purposeIn(brief.context ?? request.text) ?? 'informativo';
  const name = brief.recipientName ?? '';
  const recipient = recipientOf(
    name !== '' ? name : (context.employee?.name ?? request.recipientName ?? ''),
  );
  const removed = new Set<RemovalReason>();
  const fields: [string, Origin][] = [
    [withoutOrderToWrite(brief.context ?? ''), 'context'],
    [brief.additionalInfo ?? '', 'info'],
    [strayWord(request.text, brief.context) ? '' : request.text, 'free'],
  ];
  const condolence = isCondolence(fields.map(([text]) => text).join(' '), recipient);
  const found = fields.flatMap(([text, origin]) => keptPoints(text, origin, removed));
  const typed = condolence ? besideTheLoss(found) : found;
  const { wishes, told } = withoutWishes(typed);
  const { head, rest } = withoutLabel(told);
  const { kept, aside } =
    purpose === 'reconhecimento' ? withoutReservations(rest) : { kept: rest, aside: [] };
  const subject = subjectOf(brief.subject ?? '', removed);
  const reader = {
    recipient,
    aboutThem: personal.has(purpose),
    instructs: purpose === 'instrucoes',
    invites: purpose === 'convite',
    informs: purpose === 'informativo',
  };
  const written = kind === 'email' || tone === 'formal';
  const pronoun = pronounOf({ name: recipient.name, position: '' }, [brief.context ?? '']);
  const read = kept
    .map((point) => (written ? { ...point, text: inWriting(point.text) } : point))
    .map((point) => ({ ...point, text: relayed(point.text, recipient) }))
    .map((point, index, all) => {
      // Where the reader is 'a Luciana' in one field, 'ela' of the other is no one else.
      const before = all
        .slice(Math.max(0, index - rememberedPoints), index)
        .filter(({ origin }) => pronoun === null || origin === point.origin)
        .map(({ text }) => text)
        .join(' ');
      if (recipient.many || recipient.name === '') return { ...point, ofAnother: false };
      const text = toReader(point.text, { name: recipient.name, before, pronoun });
      return { ...point, text, ofAnother: meansAnother(text, { name: recipient.name, before }) };
    })
    .map((point, index, all) => ({
      ...point,
      text: toListener(point.text, recipient, {
        before: all.slice(0, index),
        aboutThem: personal.has(purpose),
      }),
    }))
    .flatMap((point, index, all) =>
      readPoints(point, {
        ...reader,
        aboutThem: reader.aboutThem && !point.ofAnother,
        afterThing: speaksOfThing(all[index - 1]?.text ?? ''),
      }),
    );
  const said = told.map(({ text }) => text).join(' ');
  const optional = purpose !== 'reconhecimento' && offersChoice(read);
  const asking = { many: recipient.many, formal: tone === 'formal' };
  const points = optional ? asQuestions(read, asking) : read;
  return {
    kind,
    tone,
    purpose,
    urgency: brief.urgency ?? request.urgency ?? 'normal',
    recipient,
    subject,
    theme: themeOfLetter(subject, head, points),
    points,
    wishes,
    deadline:
      ownDeadline(points) ??
      deadlineIn(points.filter(isAsked).map(textOfPoint).join('. ')) ??
      deadlineIn(said),
    delicate: !condolence && isDelicate({ purpose, removed, points: told, recipient }),
    optional,
    condolence,
    setAside: aside,
    removed,
    profile: context.employee?.behavioralProfile ?? null,
    typedWords: wordsIn(said),
    variants: variantsFor(kind, name, tone, purpose, brief.context ?? '', brief.subject ?? ''),
    context,
  };
}

/** As far back as a reader looks for whom 'ela' means. */
const rememberedPoints = 8;

/** A word or two beside a context are a value that found no field, not something to say. */
function strayWord(text: string, context: string | undefined): boolean {
  return (context ?? '') !== '' && text.split(/\s+/u).length < 3;
}

/** Typed to get past a field that must not be empty. */
const saysNothing =
  /^(?:ok(?:ay)?|oi|ola|teste?s?|sim|nao|nada|a definir|depois|x+|k{3,}|asd\w*|nao sei|blz|na)$/u;

/** Sentence by sentence, so that a guardrail takes no more than it must. */
function keptPoints(text: string, origin: Origin, removed: Set<RemovalReason>): TypedPoint[] {
  if (saysNothing.test(normalize(text))) return [];
  const whole = objectionsIn(text).some(({ reason }) => /^(?:instruction|reserved)$/u.test(reason));
  const facts = whole ? guard(text, removed) : text;
  return pointsOf(facts, origin).flatMap((point) => {
    const kept = guard(point.text, removed).trim();
    return kept === '' ? [] : [{ ...point, text: kept }];
  });
}

/** What is said aloud, as it is written: 'pra doca' is 'para a doca', 'pra fechar' is 'para fechar'. */
function inWriting(text: string): string {
  return text
    .replace(/(?<!\p{L})([Pp])ra (\p{L}+)/gu, (_, first: string, next: string) => {
      const noun = nounOf(next);
      const hasArticle = noun?.gender === 'a' && !noun.plural && noun.lemma !== 'frente';
      return `${first}ara ${hasArticle ? 'a ' : ''}${next}`;
    })
    .replace(/(?<!\p{L})([Pp])ra(?!\p{L})/gu, '$1ara')
    .replace(/(?<!\p{L})([Pp])r([oa]s?)(?= \p{L})/gu, '$1ara $2');
}

function guard(text: string, removed: Set<RemovalReason>): string {
  const result = guarded(text);
  if (result.removed !== null) removed.add(result.removed);
  return result.text;
}

function subjectOf(typed: string, removed: Set<RemovalReason>): string {
  if (onlyUrgency.test(typed)) return '';
  const kept = guard(typed.replace(emoji, ' '), removed).replace(/[!\s]+/gu, ' ');
  return quiet(withoutFinalStop(spelledOut(kept)).trim());
}

/** A subject that only hurries names nothing. */
const onlyUrgency =
  /^\s*(?:urgente|urgência|muito importante|importante|prioridade|atenção)[\s!.]*$/iu;

/** A name that the first sentence says again names nothing. */
function themeOfLetter(subject: string, head: string, points: readonly Point[]): Theme | null {
  const named = [head, subject]
    .filter((text) => text !== '' && !emptySubjects.test(normalize(text)))
    .map((text) => themeOf(withoutSubjectHead(text), 'message'))
    .find((theme) => theme !== null);
  if (named === undefined) return null;
  const [first] = points;
  if (first === undefined) return named;
  const words = stems(named.things.join(' '));
  const said = stems(textOfPoint(first));
  const again = [...words].filter((word) => said.has(word)).length;
  // 'Inauguração da nova unidade', and then 'Inauguração da unidade de Ribeirão Preto em 10/12'.
  const enough = nameIn(first) !== null ? 0.49 : 0.7;
  return words.size > 0 && again / words.size > enough ? null : named;
}

export function textOfPoint(point: Point): string {
  switch (point.type) {
    case 'act':
      return `${point.verb} ${point.rest}`;
    case 'detail':
      return `${point.label}: ${point.value}`;
    default:
      return point.text;
  }
}

const deadline =
  /(?<!\p{L})(?<!em )até (?:o |a |as |às )?(?:próxim[oa] |final? (?:d[oae] )?|fim (?:d[oae] )?|dia )*(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?<=dia )\d{1,2}(?![\d/h:])|\d{1,2}\s?h\d{0,2}(?!\p{L})|\d{1,2}:\d{2}|\d{1,2} de \p{L}+|hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|mês|dia|expediente|meio-dia)(?:-feira)?(?:,? (?:dia )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?(?:,? (?:às )?\d{1,2}h\d{0,2})?/iu;

/** Until when something is wanted comes before any other time limit. */
function isAsked({ type }: Point): boolean {
  return type === 'task' || type === 'ask' || type === 'act';
}

/** 'O prazo vai até amanhã', said for itself, comes before the day in one of the steps. */
function ownDeadline(points: readonly Point[]): string | null {
  const own = points.find((point) => /^(?:o )?prazo(?!\p{L})/iu.test(textOfPoint(point)));
  return own === undefined ? null : deadlineIn(textOfPoint(own));
}

function deadlineIn(text: string): string | null {
  return deadline.exec(text)?.[0] ?? null;
}
