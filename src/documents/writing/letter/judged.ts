import { letterText, type LetterForm, type LetterText } from '../../kit/letter.ts';
import { guarded } from '../guard.ts';
import { readLetter, type Letter, type LetterKind } from './reading.ts';
import { readRequest } from './request.ts';
import { pointsOf } from './text.ts';
import { startsWithInfinitive } from '../portuguese.ts';
import type { Judged } from '../rubric.ts';
import type { Brief } from '../writer.ts';

/*
 * A letter that is judged, with what it was made from.
 */

export interface LetterContent {
  content: LetterText;
  subject?: string;
}

export interface JudgedLetter<
  Content extends LetterContent = LetterContent,
> extends Judged<Content> {
  brief: Brief<LetterForm>;
  kind: LetterKind;
}

export function textOf({ content }: JudgedLetter): string {
  return letterText(content.content);
}

export function letterOf({ kind, brief, context }: JudgedLetter): Letter {
  return readLetter(kind, brief, context);
}

/** What the leader typed that is to be said: without what a guardrail takes, and without what is asked of the writer. */
export function typedFor({ brief }: JudgedLetter): string {
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
