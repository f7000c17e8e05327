import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** What it is for, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
}

/** What is set, under the words that say what for. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <div className="mt-1 mb-4 max-w-prose text-muted">{about}</div>
      {children}
    </section>
  );
}
