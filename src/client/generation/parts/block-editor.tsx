import { clsx } from 'clsx';
import { Plus, Trash2, Undo2 } from 'lucide-react';
import { memo, useId, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { writtenLine } from '#documents/kit/page.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field-message.tsx';
import { pasteRows } from '../../ui/list-edits.ts';
import { Progress } from '../../ui/progress.tsx';
import { withNew, withoutNew, withText } from './part-changes.ts';
import type { PartEdits } from './part-edits.ts';
import { PartField, termOf } from './part-field.tsx';
import { labelOf } from './part-labels.ts';
import type { Block, Part } from './parts.ts';

interface BlockEditorProps {
  block: Block;
  /** What its parts say. */
  texts: readonly string[];
  /** That it has in its list. */
  number: number | undefined;
  /** Taken out: by itself, or with the thing that it is in. */
  gone: 'itself' | 'within' | null;
  isActive: boolean;
  isRefused: boolean;
  disabled: boolean;
  hand: Hand;
}

/** Where the focus goes once a change is drawn. */
export interface Focus {
  name: string;
  /** Where the caret is then; at the end, where it is not said. */
  caret?: number;
}

/** What blocks do to their document; it is the same for as long as they are edited. */
export interface Hand {
  edits: () => PartEdits;
  activate: (key: string) => void;
  change: (edits: PartEdits, focus?: Focus) => void;
  /** To the field before or after one; says whether there is one. */
  move: (name: string, step: -1 | 1) => boolean;
  save: () => void;
}

/** Of a long document a key draws the block that it is typed in, and no other. */
export const BlockEditor = memo(EditedBlock, ({ texts: before, ...a }, { texts, ...b }) => {
  const isSame = Object.entries(a).every(([name, value]) => b[name as keyof typeof b] === value);
  return isSame && texts.every((text, index) => text === before[index]);
});

const nameOf = ({ id, cell, place }: Part) =>
  place ? nameOfNew(place.after, place.at, cell ?? place.of) : `${id}:${cell ?? ''}`;
const nameOfNew = (after: string, at: number, of = 0) => `+${after}:${at}:${of}`;

/** One block where it stands; what can be done with it beside its words is at hand while it is being worked on. */
function EditedBlock(props: BlockEditorProps) {
  const { block, texts, gone, isActive, isRefused, disabled, hand } = props;
  const { parts, member, next } = block;
  const errorId = useId();
  const place = parts[0]!.place;
  const after = place?.after ?? member;
  const called = (place ? null : member && labelOf(member)) ?? block.label;
  const isFirstOfNew = place === null || place.of === 0;
  const add = (first = '', edits: PartEdits = hand.edits()) => {
    if (next === null || after === null) return;
    const at = place ? place.at + 1 : 0;
    hand.change(withNew({ edits, after, at }, next, first), {
      name: nameOfNew(after, at),
      caret: 0,
    });
  };
  const remove = () => {
    const name = nameOf(parts[0]!);
    const edits = hand.edits();
    if (place) {
      hand.change(withoutNew(edits, place.after, place.at));
      hand.move(name, -1);
    } else if (member !== null) {
      hand.change({ ...edits, removed: [...edits.removed, member] }, { name: `back:${member}` });
    }
  };

  if (gone) {
    return (
      <div className="flex items-center gap-2 py-1 font-sans text-sm text-muted">
        <p className="min-w-0 flex-1 truncate line-through">{texts.join(' · ')}</p>
        {gone === 'itself' && (
          <Button
            variant="quiet"
            size="sm"
            data-part={`back:${member}`}
            aria-label={`Voltar: ${called}`}
            disabled={disabled}
            onClick={() => {
              const edits = hand.edits();
              const removed = edits.removed.filter((each) => each !== member);
              hand.change({ ...edits, removed }, { name: nameOf(parts[0]!) });
            }}
          >
            <Undo2 aria-hidden="true" />
            Voltar
          </Button>
        )}
      </div>
    );
  }

  const field = (part: Part, index: number) => (
    <PartField
      key={nameOf(part)}
      part={part}
      name={nameOf(part)}
      text={texts[index] ?? ''}
      errorId={isRefused ? errorId : undefined}
      disabled={disabled}
      onChange={(text) => hand.change(withText(part, text, hand.edits()))}
      onKeyDown={(event) => onKey(event, part)}
      onPaste={(event) => onPaste(event, part)}
    />
  );

  /** A text is parted by Enter where there can be one more; elsewhere Enter leads on. */
  const isParted = next !== null && next.names === null && block.look !== 'row';

  /** Of a new thing, a list has a line for each. */
  const hasLines = block.look === 'text' || (place !== null && block.look === 'fact');

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>, part: Part): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const { key, nativeEvent } = event;
    const isBare = !event.ctrlKey && !event.metaKey && !event.altKey && !nativeEvent.isComposing;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) hand.save();
    if (!isBare || disabled) return;
    const isAlone = selectionStart === selectionEnd;
    if (key === 'Enter' && !(event.shiftKey && isProse(block.look))) {
      if (!isParted && hasLines) return;
      event.preventDefault();
      if (!isParted) hand.move(nameOf(part), 1);
      else if (value.trim() !== '') {
        const isAtEnd = selectionStart === value.length;
        const kept = withText(part, value.slice(0, selectionStart), hand.edits());
        add(value.slice(selectionEnd), isAtEnd ? undefined : kept);
      }
    } else if (key === 'Backspace' && isAlone && selectionStart === 0) {
      const isEmpty = texts.every((text) => text === '');
      if (!isEmpty || (place === null && member === null)) return;
      event.preventDefault();
      remove();
    } else if (key === 'ArrowUp' && isAlone && selectionStart === 0) {
      if (hand.move(nameOf(part), -1)) event.preventDefault();
    } else if (key === 'ArrowDown' && isAlone && selectionEnd === value.length) {
      if (hand.move(nameOf(part), 1)) event.preventDefault();
    }
  }

  /** A pasted list becomes an item a line. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, part: Part): void {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (!isParted || after === null || disabled) return;
    const pasted = pasteRows(
      [event.currentTarget.value],
      { row: 0, start, end },
      event.clipboardData.getData('text'),
    );
    if (!pasted) return;
    event.preventDefault();
    const [first = '', ...rest] = pasted.rows;
    const from = place ? place.at + 1 : 0;
    const all = rest.reduce(
      (now, line, index) => withNew({ edits: now, after, at: from + index }, next, line),
      withText(part, first, hand.edits()),
    );
    hand.change(all, { name: nameOfNew(after, from + rest.length - 1), caret: pasted.focus.caret });
  }

  return (
    <div className="relative" onFocus={() => hand.activate(block.key)}>
      <Laid block={block} texts={texts} number={props.number} field={field} />
      <FieldMessage
        id={errorId}
        message={isRefused ? 'Este texto não cabe aqui: escreva algo.' : undefined}
      />
      {isFirstOfNew && (next !== null || member !== null) && (
        <div
          className={clsx(
            isActive
              ? 'absolute right-0 z-10 flex rounded-md border border-line bg-surface font-sans shadow-overlay'
              : 'sr-only',
          )}
          style={isActive ? { top: '100%' } : undefined}
        >
          {next !== null && after !== null && (
            <Button
              variant="quiet"
              size="sm"
              tabIndex={isActive ? 0 : -1}
              aria-label={`Acrescentar depois de: ${called}`}
              disabled={disabled}
              onClick={() => add()}
            >
              <Plus aria-hidden="true" />
              Acrescentar
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            tabIndex={isActive ? 0 : -1}
            aria-label={`Tirar: ${called}`}
            disabled={disabled}
            onClick={remove}
          >
            <Trash2 aria-hidden="true" />
            Tirar
          </Button>
        </div>
      )}
    </div>
  );
}

/** Text that has paragraphs. */
const isProse = (look: Block['look']) => look === 'text' || look === 'fact';

interface LaidProps {
  block: Block;
  texts: readonly string[];
  number: number | undefined;
  field: (part: Part, index: number) => ReactNode;
}

/** A block in the type and at the place that its page gives it. */
function Laid({ block, texts, number, field }: LaidProps) {
  const { look, parts } = block;
  switch (look) {
    case 'title':
      return <div className="text-[1.75rem] leading-9 font-semibold">{parts.map(field)}</div>;
    case 'heading':
      return <div className="mt-6 text-xl font-semibold">{parts.map(field)}</div>;
    case 'subheading':
      return <div className="mt-4 font-semibold">{parts.map(field)}</div>;
    case 'item':
    case 'numbered':
      return (
        <div className={clsx('flex items-start gap-2', isInside(parts[0]!) && 'pl-6')}>
          <span aria-hidden="true" className="w-4 shrink-0 py-1 text-right text-muted tabular-nums">
            {look === 'item'
              ? '•'
              : number === undefined
                ? writtenLine(parts[0]!.text).mark.trim()
                : `${number}.`}
          </span>
          <div className="min-w-0 flex-1">{parts.map(field)}</div>
        </div>
      );
    case 'head':
    case 'row':
      return (
        <div
          className={clsx(
            'flex flex-col gap-2 border-b border-line py-1 text-[0.9375rem] leading-6 sm:flex-row pointer-coarse:text-[1rem]',
            look === 'head' && 'bg-sunken font-sans font-semibold',
          )}
        >
          {parts.map((part, index) => (
            <div key={part.label} className="min-w-0 flex-1">
              {look === 'row' && <Term part={part} className="sm:hidden" />}
              {field(part, index)}
            </div>
          ))}
        </div>
      );
    case 'levels':
      return <Levels parts={parts} texts={texts} field={field} />;
    case 'fact':
      return (
        <div>
          <Term part={parts[0]!} />
          {parts.map(field)}
        </div>
      );
    default:
      return <div>{parts.map(field)}</div>;
  }
}

/** A part of the step above it. */
const isInside = ({ isOfPage, text }: Part) => isOfPage && /^\s{2}/u.test(text);

function Term({ part, className }: { part: Part; className?: string }) {
  return (
    <p aria-hidden="true" className={clsx('px-2 font-sans text-sm text-muted', className)}>
      {termOf(part)}
    </p>
  );
}

/** From which level to which, and the bar of it. */
function Levels({
  parts,
  texts,
  field,
}: Omit<LaidProps, 'block' | 'number'> & Pick<Block, 'parts'>) {
  const [current, target] = texts.map(Number);
  const done = Math.min(100, Math.round((current! / (target || current!)) * 100));
  return (
    <div className="py-2 font-sans">
      <div className="flex flex-wrap gap-2">
        {parts.map((part, index) => (
          <div key={part.label} className="min-w-0 flex-1">
            <Term part={part} />
            {field(part, index)}
          </div>
        ))}
      </div>
      <div className="mt-2">
        <Progress value={done} label={`${parts[0]!.label.split(':')[0]}: ${done}%`} />
      </div>
    </div>
  );
}
