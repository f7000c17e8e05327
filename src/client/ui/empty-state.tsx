import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** One sentence, one action, one example. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
      {icon && (
        <div
          aria-hidden="true"
          className="mb-4 flex size-12 items-center justify-center rounded-lg bg-primary-soft text-primary-ink [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <h2 className="text-lg font-semibold">{title}</h2>
      {text && <p className="mt-1.5 text-muted">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
