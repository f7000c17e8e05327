import { useState, type ComponentProps } from 'react';
import { Textarea } from './input.tsx';

interface LinesInputProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  /** Read once: from then on the text is what was typed. */
  initialLines: readonly string[];
  onLines: (lines: string[]) => void;
}

/** A list typed one item per line: Enter begins the next. Blank lines are the schema's to drop. */
export function LinesInput({ initialLines, onLines, ...rest }: LinesInputProps) {
  const [text, setText] = useState(() => initialLines.join('\n'));
  return (
    <Textarea
      {...rest}
      // Each line has a limit, not all of them together.
      limit={Infinity}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onLines(event.target.value.split('\n'));
      }}
    />
  );
}
