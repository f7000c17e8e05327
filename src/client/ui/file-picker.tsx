import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface FilePickerProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/**
 * A button or an area that files are chosen with, or dropped on: the browser's own control lies over it,
 * unseen, so that keyboard, screen reader and mouse find what they know. Its name is its `aria-label`.
 */
export function FilePicker({ onFiles, className, children, ...input }: FilePickerProps) {
  return (
    <span
      className={clsx(
        'relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-primary has-[:disabled]:opacity-60',
        className,
      )}
    >
      {children}
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file again is a choice, too.
          target.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
      />
    </span>
  );
}
