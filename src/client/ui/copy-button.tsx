import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';

/** How long the button says that it was done. */
const saysSoFor = 2_000;

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Copies, and says whether it could. */
  copy: () => Promise<boolean>;
  children: ReactNode;
}

/** Says 'Copiado' where the eye is: on itself. */
export function CopyButton({ copy, children, ...rest }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), saysSoFor);
    return () => clearTimeout(timer);
  }, [copies]);
  const isDone = copies > 0;
  return (
    <Button
      {...rest}
      onClick={() => void copy().then((copied) => setCopies((count) => (copied ? count + 1 : 0)))}
    >
      {isDone ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {/* Both in one place: nothing beside it moves. */}
      <span className="grid *:col-start-1 *:row-start-1">
        <span aria-hidden={isDone} className={isDone ? 'invisible' : undefined}>
          {children}
        </span>
        {isDone && <span>Copiado</span>}
      </span>
    </Button>
  );
}
