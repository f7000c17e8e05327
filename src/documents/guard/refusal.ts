import type { RemovalReason } from '../kit/removal.ts';
import { refusalOf } from '../knowledge/guardrails.ts';
import { excerptOf } from '../reading/relevance.ts';
import { objectionsIn } from './guard.ts';

/** What is private may say what is reserved. */
const privateMaySay: readonly RemovalReason[] = ['reserved'];
const longestExcerpt = 160;

/** Why a private note is not kept as it is typed, in a sentence for whoever types it; null where it is. */
export function refusalOfNote(text: string): string | null {
  const found = objectionsIn(text).find(({ reason }) => !privateMaySay.includes(reason));
  return found === undefined
    ? null
    : `${refusalOf(found.reason)} Reescreva: “${excerptOf(found.sentence, longestExcerpt)}”`;
}
