import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Avatar } from './avatar.tsx';

/** Who can be chosen. */
export interface Person {
  id: string;
  name: string;
  position: string;
  photo?: string | null;
}

/** More lines than these help nobody: a few letters more find the person. */
export const mostShown = 50;

interface PeopleListProps {
  id: string;
  /** The field that the list belongs to. */
  anchor: RefObject<HTMLElement | null>;
  people: readonly Person[];
  active: Person | undefined;
  chosenId: string | undefined;
  optionId: (person: Person) => string;
  onChoose: (person: Person) => void;
}

/** The people of a field, with photo and role. The browser's own popover: no dialog cuts it off. */
export function PeopleList(props: PeopleListProps) {
  const { id, anchor, people, active, chosenId, optionId, onChoose } = props;
  const popover = usePlaceBeside(anchor);
  const shown = people.slice(0, mostShown);
  const rest = people.length - shown.length;
  return (
    <div
      ref={popover}
      popover="manual"
      role="presentation"
      // The field keeps the focus, also where the list is scrolled.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto z-[56] m-0 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-1 text-ink shadow-overlay dark:bg-raised"
    >
      {shown.length === 0 ? (
        <p className="px-2.5 py-3 text-sm text-muted">Nenhum colaborador encontrado</p>
      ) : (
        <div id={id} role="listbox" aria-label="Pessoas">
          {shown.map((person) => (
            // The keys are the field's: it has the focus all the time.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={person.id}
              id={optionId(person)}
              role="option"
              aria-label={`${person.name}, ${person.position}`}
              aria-selected={person === active}
              onClick={() => onChoose(person)}
              className={clsx(
                'flex min-h-11 scroll-my-1 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5',
                person === active ? 'bg-primary-soft text-primary-ink' : 'hover:bg-sunken',
              )}
            >
              <Avatar name={person.name} photo={person.photo ?? null} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{person.name}</span>
                <span className={clsx('block truncate text-sm', person !== active && 'text-muted')}>
                  {person.position}
                </span>
              </span>
              {person.id === chosenId && <Check aria-hidden="true" className="size-4 shrink-0" />}
            </div>
          ))}
        </div>
      )}
      {rest > 0 && (
        <p className="px-2.5 py-2 text-sm text-muted">
          {`Mais ${rest.toLocaleString('pt-BR')}: digite parte do nome ou da função.`}
        </p>
      )}
    </div>
  );
}

/** Pixels between the field and its list, and between the list and the edge of the window. */
const gap = 4;
const edge = 8;
const tallest = 320;
/** With less than this below, the list stands above the field, where there is more. */
const roomy = 220;

/** As wide as the field, under it or over it: where a keyboard on the screen leaves more room. */
function usePlaceBeside(anchor: RefObject<HTMLElement | null>) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = popover.current;
    if (!list) return undefined;
    // Where the browser knows no popover it is a fixed element like any other.
    list.showPopover?.();
    const place = () => {
      if (!anchor.current) return;
      const { left, top, bottom, width } = anchor.current.getBoundingClientRect();
      const height = window.visualViewport?.height ?? innerHeight;
      const below = height - bottom - gap - edge;
      const above = top - gap - edge;
      const isBelow = below >= Math.min(roomy, list.scrollHeight) || below >= above;
      Object.assign(list.style, {
        left: `${left}px`,
        width: `${width}px`,
        maxHeight: `${Math.min(tallest, isBelow ? below : above)}px`,
        top: isBelow ? `${bottom + gap}px` : 'auto',
        bottom: isBelow ? 'auto' : `${innerHeight - top + gap}px`,
      });
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [anchor]);
  return popover;
}
