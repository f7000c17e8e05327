import '@fontsource-variable/source-serif-4/wght.css';
import type { ReactNode } from 'react';
import './document.css';

interface DocumentPageProps {
  kind: string;
  person?: ReactNode;
  /** As it is to be read: 21/11/2026. */
  date?: ReactNode;
  children: ReactNode;
}

/** The paper that a document is set on: a serif letter with wide margins, which prints on A4 as it looks. */
export function DocumentPage({ kind, person, date, children }: DocumentPageProps) {
  return (
    <article
      data-print="document"
      className="document mx-auto w-full max-w-[calc(68ch+8rem)] rounded-lg border border-line bg-paper px-6 py-8 font-serif text-document text-ink sm:px-12 sm:py-12 lg:px-16"
    >
      <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4 font-sans text-sm text-muted">
        <p className="font-semibold tracking-wide text-ink">{kind}</p>
        <p className="flex flex-wrap gap-x-4">
          {person && <span>{person}</span>}
          {date && <span className="tabular-nums">{date}</span>}
        </p>
      </header>
      {children}
    </article>
  );
}
