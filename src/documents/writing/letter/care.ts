import type { LetterPurpose } from '../../kit/letter.ts';
import type { RemovalReason } from '../../knowledge/guardrails.ts';
import {
  accusation,
  beforeReservation,
  delicateMatter,
  opensReservation,
  writingWish,
} from '../../knowledge/letter/care.ts';
import { statesSomething } from '../../knowledge/letter/clauses.ts';
import { normalize } from '../../knowledge/words.ts';
import { wordsIn } from './text.ts';
import type { Recipient } from './recipient.ts';
import type { TypedPoint } from './point.ts';
import { withoutFinalStop } from '../portuguese.ts';

/*
 * What was typed into the form and is not for the letter.
 */

/** What is asked of the writer, apart from what is told to the reader. */
export function withoutWishes(points: readonly TypedPoint[]): {
  wishes: string[];
  told: TypedPoint[];
} {
  const isWish = ({ text }: TypedPoint) => writingWish.test(text);
  return {
    wishes: points.filter(isWish).map(({ text }) => withoutFinalStop(text)),
    told: points.filter((point) => !isWish(point)),
  };
}

/** An acknowledgement with a 'mas' is none: what comes after it is for another talk. */
export function withoutReservations(points: readonly TypedPoint[]): {
  kept: TypedPoint[];
  aside: string[];
} {
  const aside: string[] = [];
  const kept = points.flatMap((point) => {
    const [praise = '', ...rest] = point.text.split(beforeReservation);
    if (rest.length === 0 && !opensReservation.test(praise)) return [point];
    const reserved = rest.length > 0 ? rest.join(' ') : praise;
    aside.push(withoutFinalStop(reserved.replace(opensReservation, '')));
    return rest.length > 0 && praise !== '' ? [{ ...point, text: praise }] : [];
  });
  return { kept, aside };
}

interface Matter {
  purpose: LetterPurpose;
  removed: ReadonlySet<RemovalReason>;
  points: readonly TypedPoint[];
  recipient: Recipient;
}

/** Of a feedback or a correction: what touches the person, or what someone else said of them. */
export function isDelicate({ purpose, removed, points, recipient }: Matter): boolean {
  if (purpose !== 'feedback' && purpose !== 'correção') return false;
  if (removed.has('sensitive') || removed.has('label')) return true;
  // A threat goes, and what happened may still be written about.
  const tells = points.some((point) => statesSomething(point.text) && wordsIn(point.text) > 4);
  if (removed.has('verdict') && (purpose !== 'correção' || !tells)) return true;
  const text = points.map((point) => point.text).join('. ');
  const accuser = accusation.exec(text)?.[1] ?? '';
  const byAnother =
    accuser !== '' &&
    !/^(?:Ele|Ela|Você)$/u.test(accuser) &&
    !normalize(recipient.name).split(' ').includes(normalize(accuser));
  return delicateMatter.test(normalize(text)) || byAnother;
}
