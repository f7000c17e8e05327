import type { LetterForm } from '../kit/letter.ts';
import { commonChecks } from '../writing/common-checks.ts';
import type { DocumentContext } from '../writing/context.ts';
import { letterChecks } from '../writing/letter/checks.ts';
import { typedItemsOf, type JudgedLetter } from '../writing/letter/judged.ts';
import { judge, type Check, type Verdict } from '../writing/rubric.ts';
import type { Brief } from '../writing/writer.ts';
import { messageContentSchema, type MessageContent } from './contract.ts';

/** W1 to W8, and W10: what an acknowledgement must not say, and a correction must. */
export const messageChecks: readonly Check<JudgedLetter<MessageContent>>[] = letterChecks('W');

export function judgeMessage(
  content: MessageContent,
  brief: Brief<LetterForm>,
  context: DocumentContext,
): Verdict {
  return judge<JudgedLetter<MessageContent>>([...commonChecks, ...messageChecks], {
    kind: 'message',
    content,
    brief,
    context,
    contentSchema: messageContentSchema,
    lastDay: context.today,
    typedItems: typedItemsOf(brief),
  });
}
