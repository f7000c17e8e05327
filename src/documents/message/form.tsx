import type { ComponentProps } from 'react';
import { LetterFormScreen } from '../kit/letter-form.tsx';
import { messageLabels } from './labels.ts';

type Props = Omit<ComponentProps<typeof LetterFormScreen>, 'labels'>;

export function MessageFormScreen(props: Props) {
  return <LetterFormScreen {...props} labels={messageLabels} />;
}
