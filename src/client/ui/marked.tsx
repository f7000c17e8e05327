import type { Marks } from '#shared/search.ts';

interface MarkedProps {
  text: string;
  /** Where the words stand that were looked for, in their order. */
  marks: Marks;
}

/** A text in which what was looked for stands out. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {marks.map(([from, until], index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className="bg-transparent font-semibold text-primary-ink">
            {text.slice(from, until)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
