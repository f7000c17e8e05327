import type { DocumentContext } from '../kit/document-context.ts';
import { letterPlaceholders, letterText, type LetterForm, type LetterText } from '../kit/letter.ts';
import { ThinAnswer, type Brief } from '../kit/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { leftOut } from '../settling/left-out.ts';
import { inPersonNotice } from './notices.ts';
import { says, typedLetter } from './typed-letter.ts';

interface Letter {
  content: LetterText;
  tone: string;
  suggestions: string[];
}

/**
 * A model's letter, word for word as it came: what it lost of what was typed is told beside it. Its tone is the
 * one that was chosen.
 *
 * @throws ThinAnswer where there is no letter
 */
export function settledLetter<Content extends Letter>(
  content: Content,
  brief: Brief<LetterForm>,
  context: DocumentContext,
): Content {
  const text = letterText(content.content);
  if (text === letterPlaceholders.content || normalize(text) === '') throw new ThinAnswer();
  const typed = typedLetter(brief, context);
  // Who reads and who signs are in a letter by 'você' and 'eu'.
  const said = [text, typed.recipient, context.author.name, ...content.suggestions];
  const notices = [
    ...leftOut(typed.text, said),
    ...(typed.inPerson && !says(content.suggestions.join(' '), ['rh ']) ? [inPersonNotice] : []),
  ];
  return {
    ...content,
    content: text,
    tone: brief.tone ?? content.tone,
    suggestions: [...content.suggestions, ...notices],
  };
}
