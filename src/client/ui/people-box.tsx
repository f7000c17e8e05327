import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { countOf } from '../lib/count.ts';
import { Input } from './input.tsx';
import { mostShown, PeopleList, type Person } from './people-list.tsx';

interface PeopleBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  /** What stands in the field. */
  text: string;
  onText: (text: string) => void;
  /** Whom the text leaves, in the order of the list. */
  people: readonly Person[];
  onChoose: (person: Person) => void;
  chosenId?: string | undefined;
  /** Nobody was chosen after all: Esc, or the focus has gone. */
  onGiveUp?: (by: 'escape' | 'blur') => void;
  /** The text is an answer by itself, and nobody needs to be found: the list only helps. */
  free?: boolean;
  /** Room in the field for what is drawn over its ends. */
  inset?: { left: boolean; right: 'icon' | 'position' };
}

/**
 * A field with a list of people under it: the editable combobox of WAI-ARIA. It opens with a click, a
 * letter or an arrow; Enter and Tab take who is marked, Esc leaves everything as it was.
 */
export function PeopleBox(props: PeopleBoxProps) {
  const {
    text,
    onText,
    people,
    onChoose,
    chosenId,
    onGiveUp,
    free = false,
    inset,
    ...input
  } = props;
  const { onBlur, onClick, className, children, ...rest } = input;
  const around = useRef<HTMLSpanElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  // A list that only helps is not in the way where it cannot.
  const shows = isOpen && (!free || people.length > 0);
  const marked = people.find((person) => person.id === activeId);
  // The search marks whom it found; where any text will do, the arrows alone.
  const active = shows ? (marked ?? (typed && !free ? people[0] : undefined)) : undefined;
  const optionId = (person: Person) => `${id}-${person.id}`;

  const open = () => {
    if (input.disabled || input.readOnly) return;
    setOpen(true);
    setTyped(false);
    setActiveId(undefined);
  };
  const close = () => setOpen(false);
  const choose = (person: Person) => {
    onChoose(person);
    close();
  };
  useEscape(shows, () => {
    close();
    onGiveUp?.('escape');
  });

  const move = (step: 1 | -1) => {
    const reachable = people.slice(0, mostShown);
    const from = active ?? (shows ? undefined : people.find((person) => person.id === chosenId));
    const at = from ? reachable.indexOf(from) : -1;
    // Opening shows who is chosen; from there the arrows go on.
    const next = !shows && from ? at : at < 0 && step < 0 ? -1 : at + step;
    const person = reachable.at(next % Math.max(1, reachable.length));
    if (!shows) open();
    setActiveId(person?.id);
    // Drawn by then: only the keys scroll, a line under the pointer is in view.
    requestAnimationFrame(() => {
      if (person) document.getElementById(optionId(person))?.scrollIntoView({ block: 'nearest' });
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    // Enter may belong to what a keyboard composes.
    if (nativeEvent.isComposing || ctrlKey || metaKey) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && shows) (active ? choose : close)(active!);
    else if (key === 'Tab' && !shiftKey && active) return choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <span ref={around} className={clsx('@container relative block w-full min-w-0', className)}>
      <Input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shows}
        aria-controls={shows && people.length > 0 ? id : undefined}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onClick={(event) => {
          onClick?.(event);
          if (!isOpen) open();
        }}
        onBlur={(event) => {
          close();
          onGiveUp?.('blur');
          onBlur?.(event);
        }}
        onChange={(event) => {
          open();
          setTyped(event.target.value.trim() !== '');
          onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className={clsx(
          'truncate',
          inset?.left && 'pl-11',
          inset && (inset.right === 'icon' ? 'pr-9' : 'pr-9 @xs:pr-[calc(38%+2.75rem)]'),
        )}
      />
      {children}
      {shows && (
        <PeopleList
          id={id}
          anchor={around}
          people={people}
          active={active}
          chosenId={chosenId}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      <span role="status" className="sr-only">
        {shows && typed && found(people.length)}
      </span>
    </span>
  );
}

function found(count: number): string {
  return count === 0
    ? 'Nenhum colaborador encontrado'
    : countOf(count, 'colaborador', 'colaboradores');
}

/** A dialog listens at the document, before any field: what is to hear Esc instead listens at the window. */
function useEscape(wanted: boolean, onEscape: () => void): void {
  const hear = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const listener = (event: globalThis.KeyboardEvent) => hear(event);
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, [wanted]);
}
