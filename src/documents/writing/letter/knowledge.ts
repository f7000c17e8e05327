import { textsOf } from '#shared/json.ts';
import type { LetterPurpose, LetterTone, Urgency } from '../../kit/letter.ts';
import { letterManners, type LetterManners } from '../../knowledge/letter/manners.ts';
import type { LetterPhrases } from '../../knowledge/letter/phrase.ts';
import {
  correcting,
  givingFeedback,
  recognizing,
} from '../../knowledge/letter/phrases-personal.ts';
import { informing, instructing, inviting } from '../../knowledge/letter/phrases-work.ts';
import { subjectPatterns, type SubjectPattern } from '../../knowledge/letter/subjects.ts';
import { letterSupport, registerOfTone, type SupportLine } from '../../knowledge/letter/support.ts';
import { urgencyLines, type UrgencyLines } from '../../knowledge/letter/urgency.ts';

/*
 * The phrase banks by the values of the form: a value without its phrases does not compile.
 */

interface Manner {
  tone: LetterTone;
  purpose: LetterPurpose;
  urgency: Urgency;
}

const byTone: Readonly<Record<LetterTone, LetterManners>> = letterManners;
const byPurpose: Readonly<Record<LetterPurpose, Readonly<Record<LetterTone, LetterPhrases>>>> = {
  informativo: informing,
  feedback: givingFeedback,
  instrucoes: instructing,
  reconhecimento: recognizing,
  correção: correcting,
  convite: inviting,
};
const subjects: Readonly<Record<LetterPurpose | 'pedido', SubjectPattern>> = subjectPatterns;

export function manners({ tone }: Pick<Manner, 'tone'>): LetterManners {
  return byTone[tone];
}

export function phrases({ tone, purpose }: Omit<Manner, 'urgency'>): LetterPhrases {
  return byPurpose[purpose][tone];
}

export function subjectPattern(purpose: LetterPurpose | 'pedido'): SubjectPattern {
  return subjects[purpose];
}

export function supportLines({ tone, purpose }: Omit<Manner, 'urgency'>): readonly SupportLine[] {
  return letterSupport[purpose][registerOfTone[tone]];
}

/** Every sentence of ours. */
export const letterTexts: readonly string[] = textsOf([
  byTone,
  byPurpose,
  urgencyLines,
  letterSupport,
]);

/** null where nothing hurries, and in an acknowledgement, which never does. */
export function urgentLines({ urgency, purpose }: Omit<Manner, 'tone'>): UrgencyLines | null {
  if (purpose === 'reconhecimento') return null;
  return urgency === 'alta' || urgency === 'urgente' ? urgencyLines[urgency] : null;
}
