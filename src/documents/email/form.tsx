import type { ComponentProps } from 'react';
import { LetterFormScreen } from '../kit/letter-form.tsx';
import { emailLabels } from './labels.ts';

type Props = Omit<ComponentProps<typeof LetterFormScreen>, 'labels'>;

export function EmailFormScreen(props: Props) {
  return <LetterFormScreen {...props} labels={emailLabels} />;
}
