import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  useWatch,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { DiaryEntry } from '#shared/diary.ts';
import { calendarDay, formatDay, joinList } from '#shared/format.ts';
import { useFoundEntries } from '#client/data/diary-entries.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { splitWords } from './words.ts';

interface DiaryLinesProps<Input extends FieldValues, Output> {
  companyId: string | undefined;
  employeeId: string;
  form: UseFormReturn<Input, unknown, Output>;
  element: RefObject<HTMLFormElement | null>;
  /** The field that takes what is ticked, and its name for the reader. */
  into: Path<Input>;
  label: string;
  /** Others read the document: what comes from the diary is theirs to read then. */
  isForOthers?: boolean;
}

/** So many stand there at first: a form is no diary. */
const shownFirst = 4;

const dayOf = ({ date }: DiaryEntry) => formatDay(calendarDay(new Date(date)));

function daysOf(entries: readonly DiaryEntry[]): string {
  return joinList([...new Set(entries.map(dayOf))]);
}

/** A line as it goes into the form. */
function lineOf(entry: DiaryEntry): string {
  return `${dayOf(entry)}: ${entry.description.trim()}`;
}

/** What the diary says of the person: a tick puts a line into the field, and takes it out again. */
export function DiaryLines<Input extends FieldValues, Output>(
  props: DiaryLinesProps<Input, Output>,
) {
  const { companyId, employeeId, form, element, into, label, isForOthers = false } = props;
  const found = useFoundEntries(companyId, { q: '', employeeId });
  const [all, setAll] = useState(false);
  const text = useWatch({ control: form.control, name: into }) as string;
  const caret = useCaretIn(element, into);
  const entries = found.data?.pages.flatMap((page) => page.items) ?? [];
  if (entries.length === 0) return null;
  const shown = all ? entries : entries.slice(0, shownFirst);
  const repeated = entries.filter((entry) => isRepeatedIn(text, entry));
  const set = (next: string) =>
    form.setValue(into, next as PathValue<Input, Path<Input>>, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const toggle = (entry: DiaryEntry, isWanted: boolean) => {
    const line = lineOf(entry);
    set(isWanted ? withLine(text, line, caret.take()) : withoutLine(text, line));
  };
  return (
    <section aria-label="O que o diário diz" className="rounded-md border border-line px-4 py-3">
      <h3 className="text-sm font-medium">O que o diário diz</h3>
      <p className="text-sm text-muted">{`Marque para pôr em “${label}”; desmarque para tirar.`}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {shown.map((entry) => (
          <li key={entry.id}>
            <Checkbox
              label={
                <>
                  <span className="text-muted tabular-nums">{`${dayOf(entry)} `}</span>
                  <span className="line-clamp-3 whitespace-pre-wrap wrap-anywhere">
                    {entry.description}
                  </span>
                </>
              }
              // A line that was changed by hand since is the leader's own, and no longer this one.
              checked={text.includes(lineOf(entry))}
              onChange={(event) => toggle(entry, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {isForOthers && repeated.length > 0 && (
          <Notice tone="warning" className="mt-2">
            {`“${label}” repete o que você anotou no diário em ${daysOf(repeated)}, e pode ir para o texto. Confira se quem vai ler pode saber.`}
          </Notice>
        )}
      </div>
      {(entries.length > shown.length || found.hasNextPage) && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2 mt-1"
          busy={found.isFetchingNextPage}
          busyText="Carregando..."
          onClick={() => {
            if (all) void found.fetchNextPage();
            setAll(true);
          }}
        >
          Mostrar mais
        </Button>
      )}
    </section>
  );
}

/** Two words stand in many a text. */
const fewestWords = 3;

/** Ticked, or typed in the same words. */
function isRepeatedIn(text: string, entry: DiaryEntry): boolean {
  const said = entry.description.trim();
  const isTelling = splitWords(said).length >= fewestWords;
  return text.includes(isTelling ? said : lineOf(entry));
}

/** At the caret, on a line of its own; at the end where nobody was in the field. */
function withLine(text: string, line: string, caret: number | null): string {
  const at = caret ?? text.length;
  const before = text.slice(0, at);
  const after = text.slice(at);
  const lead = before === '' || before.endsWith('\n') ? '' : '\n';
  const tail = after === '' || after.startsWith('\n') ? '' : '\n';
  return before + lead + line + tail + after;
}

function withoutLine(text: string, line: string): string {
  const at = text.indexOf(line);
  if (at === -1) return text;
  const end = at + line.length;
  // Its own line break goes with it.
  return text[end] === '\n'
    ? text.slice(0, at) + text.slice(end + 1)
    : text.slice(0, text[at - 1] === '\n' ? at - 1 : at) + text.slice(end);
}

/** Where the caret was last in the field; null before anybody was there, and after it has been used. */
function useCaretIn(element: RefObject<HTMLFormElement | null>, name: string) {
  const caret = useRef<number | null>(null);
  useEffect(() => {
    const form = element.current;
    const note = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement && target.name === name) {
        caret.current = target.selectionEnd;
      }
    };
    form?.addEventListener('focusout', note);
    return () => form?.removeEventListener('focusout', note);
  }, [element, name]);
  return {
    take(): number | null {
      const at = caret.current;
      caret.current = null;
      return at;
    },
  };
}
