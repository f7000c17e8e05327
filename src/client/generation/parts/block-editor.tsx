import { clsx } from 'clsx';
import { Plus, Trash2, Undo2 } from 'lucide-react';
import { useId, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { writtenLine } from '#documents/kit/page.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field-message.tsx';
import { pasteRows } from '../../ui/list-edits.ts';
import { Progress } from '../../ui/progress.tsx';
import { refusalOf, textOfPart, withNew, withoutNew, withText } from './part-changes.ts';
import type { PartEdits } from './part-edits.ts';
import { PartField, termOf } from './part-field.tsx';
import { labelOf } from './part-labels.ts';
import type { Block, Part } from './parts.ts';
import type { Focus } from './parts-editor.tsx';

interface BlockEditorProps {
  block: Block;
  edits: PartEdits;
  /** That it has in its list. */
  number: number | undefined;
  isGone: boolean;
  isActive: boolean;
  disabled: boolean;
  refused: readonly string[];
  onActive: (key: string) => void;
  onChange: (edits: PartEdits, focus?: Focus) => void;
  /** To the field before or after one; says whether there is one. */
  onMove: (name: string, step: -1 | 1) => boolean;
  onSave: () => void;
}

const nameOf = ({ id, cell, place }: Part) =>
  place ? nameOfNew(place.after, place.at, cell ?? place.of) : `${id}:${cell ?? ''}`;
const nameOfNew = (after: string, at: number, of = 0) => `+${after}:${at}:${of}`;

/** One block where it stands; what can be done with it beside its words is at hand while it is being worked on. */
export function BlockEditor(props: BlockEditorProps) {
  const { block, edits, isGone, isActive, disabled, refused, onActive, onChange } = props;
  const { parts, member, next } = block;
  const errorId = useId();
  const place = parts[0]!.place;
  const after = place?.after ?? member;
  const called = (place ? null : member && labelOf(member)) ?? block.label;
  const isRefused = parts.some((part) => refused.includes(refusalOf(part)));
  const isFirstOfNew = place === null || place.of === 0;
  const add = (first = '', from: PartEdits = edits) => {
    if (next === null || after === null) return;
    const at = place ? place.at + 1 : 0;
    onChange(withNew({ edits: from, after, at }, next, first), {
      name: nameOfNew(after, at),
      caret: 0,
    });
  };
  const remove = () => {
    const name = nameOf(parts[0]!);
    if (place) {
      onChange(withoutNew(edits, place.after, place.at));
      props.onMove(name, -1);
    } else if (member !== null) {
      onChange({ ...edits, removed: [...edits.removed, member] }, { name: `back:${member}` });
    }
  };

  if (isGone) {
    const isWhole = member !== null && edits.removed.includes(member);
    return (
      <div className="flex items-center gap-2 py-1 font-sans text-sm text-muted">
        <p className="min-w-0 flex-1 truncate line-through">
          {parts.map((part) => textOfPart(part, edits)).join(' · ')}
        </p>
        {isWhole && (
          <Button
            variant="quiet"
            size="sm"
            data-part={`back:${member}`}
            aria-label={`Voltar: ${called}`}
            disabled={disabled}
            onClick={() =>
              onChange(
                { ...edits, removed: edits.removed.filter((each) => each !== member) },
                { name: nameOf(parts[0]!) },
              )
            }
          >
            <Undo2 aria-hidden="true" />
            Voltar
          </Button>
        )}
      </div>
    );
  }

  const field = (part: Part) => (
    <PartField
      key={nameOf(part)}
      part={part}
      name={nameOf(part)}
      text={textOfPart(part, edits)}
      errorId={isRefused ? errorId : undefined}
      disabled={disabled}
      onChange={(text) => onChange(withText(part, text, edits))}
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
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onSave();
    if (!isBare || disabled) return;
    const isAlone = selectionStart === selectionEnd;
    if (key === 'Enter' && !(event.shiftKey && isProse(block.look))) {
      if (!isParted && hasLines) return;
      event.preventDefault();
      if (!isParted) props.onMove(nameOf(part), 1);
      else if (value.trim() !== '') {
        const kept = withText(part, value.slice(0, selectionStart), edits);
        add(value.slice(selectionEnd), selectionStart === value.length ? edits : kept);
      }
    } else if (key === 'Backspace' && isAlone && selectionStart === 0) {
      const isEmpty = parts.every((each) => textOfPart(each, edits) === '');
      if (!isEmpty || (place === null && member === null)) return;
      event.preventDefault();
      remove();
    } else if (key === 'ArrowUp' && isAlone && selectionStart === 0) {
      if (props.onMove(nameOf(part), -1)) event.preventDefault();
    } else if (key === 'ArrowDown' && isAlone && selectionEnd === value.length) {
      if (props.onMove(nameOf(part), 1)) event.preventDefault();
    }
  }

  /** A pasted list becomes an item a line. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, part: Part): void {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (!isParted || after === null || disabled) return;
    const text = textOfPart(part, edits);
    const pasted = pasteRows([text], { row: 0, start, end }, event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    const [first = '', ...rest] = pasted.rows;
    const from = place ? place.at + 1 : 0;
    const all = rest.reduce(
      (now, line, index) => withNew({ edits: now, after, at: from + index }, next, line),
      withText(part, first, edits),
    );
    onChange(all, { name: nameOfNew(after, from + rest.length - 1), caret: pasted.focus.caret });
  }

  return (
    <div className="relative" onFocus={() => onActive(block.key)}>
      <Laid block={block} edits={edits} number={props.number} field={field} />
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
  edits: PartEdits;
  number: number | undefined;
  field: (part: Part) => ReactNode;
}

/** A block in the type and at the place that its page gives it. */
function Laid({ block, edits, number, field }: LaidProps) {
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
            {look === 'item' ? '•' : number === undefined ? markOf(parts[0]!, edits) : `${number}.`}
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
          {parts.map((part) => (
            <div key={part.label} className="min-w-0 flex-1">
              {look === 'row' && <Term part={part} className="sm:hidden" />}
              {field(part)}
            </div>
          ))}
        </div>
      );
    case 'levels':
      return <Levels parts={parts} edits={edits} field={field} />;
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

const markOf = (part: Part, edits: PartEdits) =>
  writtenLine((part.place ? undefined : edits.set[part.id]) ?? part.text).mark.trim();

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
  edits,
  field,
}: Omit<LaidProps, 'block' | 'number'> & Pick<Block, 'parts'>) {
  const [current, target] = parts.map((part) => Number(textOfPart(part, edits)));
  const done = Math.min(100, Math.round((current! / (target || current!)) * 100));
  return (
    <div className="py-2 font-sans">
      <div className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <div key={part.label} className="min-w-0 flex-1">
            <Term part={part} />
            {field(part)}
          </div>
        ))}
      </div>
      <div className="mt-2">
        <Progress value={done} label={`${parts[0]!.label.split(':')[0]}: ${done}%`} />
      </div>
    </div>
  );
}
