import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** What it is for, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
}

/** What is set, beside the words that say what for. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-x-10 gap-y-4 xl:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div className="xl:pt-4">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <div className="mt-1 max-w-prose text-muted">{about}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
