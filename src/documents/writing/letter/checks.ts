import {
  length,
  namesRecipient,
  noInventedTime,
  oneRequest,
  saysWhatWasTyped,
} from './content-checks.ts';
import type { JudgedLetter, LetterContent } from './judged.ts';
import { noExposure, praiseOrOpenness, tone, urgency } from './manner-checks.ts';
import type { Check } from '../rubric.ts';

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
