import { Quote } from 'lucide-react';
import { createContext, use, useId, useState, type ReactNode } from 'react';

/** A sentence of a document, and the line that it was checked against. */
interface Citation {
  text: string;
  source: string;
  line: string;
}

const Citations = createContext<readonly Citation[]>([]);

/** Whatever `Cited` shows inside it has a mark where its source is known. */
export function WithCitations(props: { citations: readonly Citation[]; children: ReactNode }) {
  return <Citations value={props.citations}>{props.children}</Citations>;
}

/** A text, with a quiet mark after each sentence whose source is known: it opens the line that says it. */
export function Cited({ text }: { text: string }) {
  const citations = use(Citations);
  const found = citations.find((citation) => text.includes(citation.text));
  if (!found) return text;
  const end = text.indexOf(found.text) + found.text.length;
  return (
    <>
      <Citations value={citations.filter((citation) => citation !== found)}>
        <Cited text={text.slice(0, end)} />
        <Mark {...found} />
        <Cited text={text.slice(end)} />
      </Citations>
    </>
  );
}

function Mark({ source, line }: Citation) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <span className="font-sans print:hidden">
      <button
        type="button"
        aria-label={`Fonte: ${source}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="inline-flex size-6 cursor-pointer items-center justify-center rounded-sm text-muted hover:bg-sunken"
      >
        <Quote aria-hidden="true" className="size-3" />
      </button>
      {open && (
        <span id={id} className="rounded-sm bg-sunken px-2 text-sm text-muted">
          {`${source}: “${line}”`}
        </span>
      )}
    </span>
  );
}
