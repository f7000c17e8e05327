import { AboutLetter, LetterBody } from '../kit/letter-view.tsx';
import type { ViewProps } from '../kit/screen.ts';
import type { MessageContent } from './contract.ts';

export function MessageView({ content }: ViewProps<MessageContent>) {
  return (
    <>
      <LetterBody content={content.content} />
      <AboutLetter {...content} />
    </>
  );
}
