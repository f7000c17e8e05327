import { Cited } from './cited.tsx';
import type { ReactNode } from 'react';

/*
 * What documents of every kind are set from, on the paper of `DocumentPage`.
 */

export function DocumentTitle({ children }: { children: ReactNode }) {
  return <h2 className="text-[1.75rem] leading-9 font-semibold text-balance">{children}</h2>;
}

export function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-10">
      <h3 className="mb-4 break-after-avoid font-sans text-sm font-semibold tracking-wide text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <li key={index} className="border-l-2 border-line pl-4">
          <Cited text={line} />
        </li>
      ))}
    </ul>
  );
}

export function DateChip({ date }: { date: string }) {
  return (
    <time className="inline-block rounded-sm bg-sunken px-2 font-sans text-sm leading-6 text-ink tabular-nums">
      {date}
    </time>
  );
}

/** Term and value, side by side while there is room. What has no value yet is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1">
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term} className="flex items-baseline gap-2">
            <dt className="shrink-0 font-sans text-sm text-muted">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What is said to the leader about a document, below it. */
export function LeaderNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <aside aria-label="Para você" className="mt-10 border-t border-line pt-6 font-sans">
      <h3 className="mb-3 text-sm font-semibold tracking-wide text-muted">Para você</h3>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-6">
        {notes.map((note, index) => (
          <li key={index}>
            <Cited text={note} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
