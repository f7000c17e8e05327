import { useEffect, useEffectEvent, useId, useMemo, useState, type RefObject } from 'react';
import { useEmployees } from '../../data/employees.ts';
import { countOf } from '../../lib/count.ts';
import { bestFirst, useMatching } from '../../lib/matching.ts';
import { mostShown, PeopleList, type Person } from '../../ui/people-list.tsx';
import { recentPeople } from './noting.ts';

interface MentionsProps {
  companyId: string;
  /** The field whose '@' asks for somebody. */
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Who was chosen, by the name that now stands in the text. */
  onPerson: (id: string, name: string) => void;
}

/** What stands between an '@' and the caret. */
interface Asked {
  words: string;
  from: number;
  to: number;
}

const noOne: readonly Person[] = [];

function askedIn(field: HTMLTextAreaElement): Asked | null {
  const to = field.selectionEnd;
  if (field.selectionStart !== to) return null;
  const [match, words = ''] =
    /(?<![^\s(“"])@([\p{L}\p{M}'’ -]{0,40})$/u.exec(field.value.slice(0, to)) ?? [];
  return match === undefined ? null : { words, from: to - match.length, to };
}

/** The list of people that an '@' opens under the field, which keeps the focus: arrows, Enter, Tab, Esc. */
export function Mentions({ companyId, box, text, onText, onPerson }: MentionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [activeId, setActiveId] = useState<string>();
  const id = useId();
  const employees = useEmployees(asked ? companyId : undefined, { activeOnly: true });
  const words = asked?.words ?? '';
  const found = useMatching(employees.data ?? noOne, words);
  const people = useMemo(
    () => bestFirst(found, words, recentPeople(companyId)),
    [found, words, companyId],
  );
  // Who goes on writing after a name has no use for a list.
  const shows =
    asked !== null &&
    employees.data !== undefined &&
    (people.length > 0 || !asked.words.includes(' '));
  const active = shows ? (people.find((each) => each.id === activeId) ?? people[0]) : undefined;
  const optionId = (person: Person) => `${id}-${person.id}`;

  const choose = ({ id: chosen, name }: Person) => {
    const field = box.current;
    if (!asked || !field) return;
    const rest = text.slice(asked.to);
    const written = /^[\s,.;:!?)]/.test(rest) ? name : `${name} `;
    onText(text.slice(0, asked.from) + written + rest);
    onPerson(chosen, name);
    setAsked(null);
    const caret = asked.from + written.length;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret, caret);
    });
  };
  const look = useEffectEvent(() => {
    const field = box.current;
    const next = field && !field.readOnly ? askedIn(field) : null;
    if (next?.words !== asked?.words || next?.from !== asked?.from) setActiveId(undefined);
    setAsked(next);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (!shows || event.isComposing || event.ctrlKey || event.metaKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const reachable = people.slice(0, mostShown);
      const at = active ? reachable.indexOf(active) : -1;
      const next = reachable.at((at + (key === 'ArrowDown' ? 1 : -1)) % reachable.length);
      setActiveId(next?.id);
      requestAnimationFrame(() => {
        if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
      });
    } else if ((key === 'Enter' || key === 'Tab') && active) choose(active);
    else if (key === 'Escape') setAsked(null);
    else return;
    // Nothing else is meant by this key: not a new line, and not the dialog around the field.
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent | Event) => {
    const isList = 'key' in event && ['ArrowDown', 'ArrowUp', 'Escape'].includes(event.key);
    if (!isList) look();
  });

  useEffect(() => {
    const field = box.current;
    if (!field) return undefined;
    const onInput = () => look();
    const keyUp = (event: Event) => onKeyUp(event);
    const key = (event: KeyboardEvent) => {
      if (event.target === field) onKey(event);
    };
    const close = () => setAsked(null);
    field.addEventListener('input', onInput);
    field.addEventListener('keyup', keyUp);
    field.addEventListener('click', onInput);
    field.addEventListener('blur', close);
    addEventListener('keydown', key, true);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keyup', keyUp);
      field.removeEventListener('click', onInput);
      field.removeEventListener('blur', close);
      removeEventListener('keydown', key, true);
    };
  }, [box]);

  const activeOption = active && optionId(active);
  useEffect(() => {
    const field = box.current;
    field?.setAttribute('aria-autocomplete', 'list');
    if (!field || !shows) return undefined;
    field.setAttribute('aria-controls', id);
    if (activeOption) field.setAttribute('aria-activedescendant', activeOption);
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [box, shows, id, activeOption]);

  return (
    <>
      {shows && (
        <PeopleList
          id={id}
          anchor={box}
          people={people}
          active={active}
          chosenId={undefined}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      <span role="status" className="sr-only">
        {shows &&
          (people.length === 0
            ? 'Nenhum colaborador encontrado'
            : `${countOf(people.length, 'colaborador', 'colaboradores')}. Escolha com as setas e Enter.`)}
      </span>
    </>
  );
}
