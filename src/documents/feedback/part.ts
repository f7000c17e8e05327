import type { ConversationPart, QuestionNeed } from '../knowledge/feedback/questions.ts';
import { withTheme } from '../writing/theme.ts';
import type { Said } from './said.ts';
import type { Talk } from './talk.ts';

/** What is said in one part of the conversation, and what is asked there beside its own questions. */
export interface PartText {
  points: string[];
  questions?: string[];
}

/** The parts of one type, by the name of their section. */
export type PartWriters = Readonly<Record<string, (talk: Talk, said: Said) => PartText>>;

function has(need: QuestionNeed | undefined, talk: Talk): boolean {
  switch (need) {
    case undefined:
      return true;
    case 'theme':
      return talk.theme !== null;
    case 'example':
      return talk.examples.length > 0;
    case 'previous':
      return talk.previous !== null;
    case 'positives':
      return talk.positives.length > 0;
    case 'noPositives':
      return talk.positives.length === 0;
  }
}

/** The questions of a part: first those that fit this conversation, then the general ones in turn. */
export function questionsOf(part: ConversationPart, talk: Talk, said: Said): string[] {
  const fitting = part.questions.filter(({ needs }) => has(needs, talk));
  const general = fitting.filter(({ needs }) => needs === undefined);
  const turn = general.map(() => talk.variants.take(general));
  const ordered = [...fitting.filter(({ needs }) => needs !== undefined), ...turn];
  return ordered
    .flatMap(({ text }) => said.once(withTheme(text, talk.theme)) ?? [])
    .slice(0, part.ask);
}
