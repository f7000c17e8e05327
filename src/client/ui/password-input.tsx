import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { limits } from '#shared/limits.ts';
import { Input } from './input.tsx';

/** Under every field that takes a new password. */
export const newPasswordHint = `Pelo menos ${limits.passwordMin} caracteres; com 12 ou mais fica mais segura.`;

/** A password that can be looked at: WCAG 3.3.8 wants no test of memory. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-11" />
      <button
        type="button"
        aria-label="Mostrar senha"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 right-1 flex size-8 -translate-y-1/2 cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
