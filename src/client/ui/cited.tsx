import { Lightbulb, Quote } from 'lucide-react';
import { createContext, use, useId, useState, type ReactNode } from 'react';
import { endOfSentence } from '../lib/sentence-place.ts';

/** A sentence of a document, and the line that it was checked against. */
interface Citation {
  text: string;
  source: string;
  line: string;
}

/** What has a mark after it: a sentence with its source, or one that is a suggestion. */
interface Marks {
  citations: readonly Citation[];
  proposals: readonly string[];
}

const Marked = createContext<Marks>({ citations: [], proposals: [] });

/** Whatever `Cited` shows inside it has a mark where its source is known, or where it is a suggestion. */
export function WithCitations({ children, ...marks }: Marks & { children: ReactNode }) {
  return <Marked value={marks}>{children}</Marked>;
}

/** A text, with a quiet mark after each sentence whose source is known: it opens the line that says it. */
export function Cited({ text }: { text: string }) {
  const marks = use(Marked);
  const citation = marks.citations.find((each) => text.includes(each.text));
  if (citation) {
    const end = text.indexOf(citation.text) + citation.text.length;
    const others = marks.citations.filter((each) => each !== citation);
    return (
      <Split text={text} end={end} marks={{ ...marks, citations: others }}>
        <SourceMark {...citation} />
      </Split>
    );
  }
  const proposal = marks.proposals.find((each) => endOfSentence(text, each) !== -1);
  if (proposal === undefined) return text;
  const others = marks.proposals.filter((each) => each !== proposal);
  return (
    <Split
      text={text}
      end={endOfSentence(text, proposal)}
      marks={{ citations: [], proposals: others }}
    >
      <SuggestionMark />
    </Split>
  );
}

interface SplitProps {
  text: string;
  end: number;
  /** Those of the rest. */
  marks: Marks;
  children: ReactNode;
}

function Split({ text, end, marks, children }: SplitProps) {
  return (
    <Marked value={marks}>
      <Cited text={text.slice(0, end)} />
      {children}
      <Cited text={text.slice(end)} />
    </Marked>
  );
}

function SourceMark({ source, line }: Citation) {
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

/** A picture and no text: what is copied from the screen has none of it. */
function SuggestionMark() {
  return (
    <span role="img" aria-label="Sugestão" className="ml-1 select-none print:hidden">
      <Lightbulb aria-hidden="true" className="inline size-3 text-muted" />
    </span>
  );
}
