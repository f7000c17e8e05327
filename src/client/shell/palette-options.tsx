import { clsx } from 'clsx';
import {
  BookOpenText,
  CornerDownLeft,
  FilePenLine,
  FileText,
  Handshake,
  MessagesSquare,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { createElement, useEffect, useId, type ReactNode } from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { prefetch } from '../lib/prefetch.ts';
import { Marked } from '../ui/marked.tsx';
import { preloadGeneration } from './dialog-loader.ts';
import { kindIcons } from './kind-icons.ts';
import { mainDestinations, systemDestinations } from './navigation.ts';
import type { Choice } from './palette-choice.ts';
import type { ChoiceGroup } from './palette-choices.ts';
import type { PaletteList } from './use-palette-list.ts';

interface PaletteOptionsProps {
  id: string;
  list: PaletteList;
  optionId: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

/** The lines in their groups; the list itself scrolls. */
export function PaletteOptions({ id, list, optionId, onChoose }: PaletteOptionsProps) {
  const { groups, active, isRefused, setActive } = list;
  if (groups.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Resultados"
      className="min-h-0 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map((group) => (
        <Group key={group.label} group={group}>
          {(choice) => (
            <Option
              key={choice.id}
              id={optionId(choice)}
              choice={choice}
              isActive={choice.id === active?.id}
              refusalId={isRefused(choice) ? `${id}-refusal` : undefined}
              onPoint={() => setActive(choice.id)}
              onChoose={() => onChoose(choice)}
            />
          )}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  group: ChoiceGroup;
  children: (choice: Choice) => ReactNode;
}

function Group({ group: { label, choices }, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mb-2">
      <p id={id} className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-muted">
        {label}
      </p>
      {choices.map(children)}
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  /** What says why it cannot be chosen. */
  refusalId: string | undefined;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, choice, isActive, refusalId, onPoint, onChoose }: OptionProps) {
  const { sort, title, detail, opens, marks = [], passage } = choice;
  useEffect(() => {
    if (isActive) preload(sort, opens);
  }, [isActive, sort, opens]);
  return (
    // The keys are the field's: it has the focus all the time.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-label={[title, detail, passage?.text].filter(Boolean).join(', ')}
      aria-selected={isActive}
      aria-disabled={refusalId !== undefined || undefined}
      aria-describedby={refusalId}
      onPointerMove={isActive ? undefined : onPoint}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex min-h-9 scroll-my-8 items-center gap-2.5 rounded-sm px-2.5 py-1.5 pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0',
        refusalId ? 'cursor-not-allowed text-muted opacity-70' : 'cursor-pointer',
        isActive && 'bg-primary-soft text-primary-ink',
      )}
    >
      {createElement(iconOf(choice), {
        'aria-hidden': true,
        className: isActive ? undefined : 'text-muted',
      })}
      {/* On a phone one under the other: what tells two documents apart is at the end of their titles. */}
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-3">
        {/* What was found in an entry may stand far back in its line. */}
        <span
          className={clsx(
            'min-w-0 flex-1',
            sort === 'diary' ? 'line-clamp-2' : !passage && 'truncate',
          )}
        >
          <Marked text={title} marks={marks} />
          {passage && (
            <span className={clsx('line-clamp-2 text-sm', !isActive && 'text-muted')}>
              <Marked {...passage} />
            </span>
          )}
        </span>
        {detail !== '' && (
          <span
            className={clsx(
              'shrink-0 truncate text-sm tabular-nums sm:max-w-[45%]',
              !isActive && 'text-muted',
            )}
          >
            {detail}
          </span>
        )}
      </span>
      {isActive && !refusalId && (
        <CornerDownLeft aria-hidden="true" className="hidden sm:block pointer-coarse:hidden" />
      )}
    </div>
  );
}

/** The code of what would be opened, while one still looks at it. */
function preload(sort: Choice['sort'], opens: string): void {
  if (sort === 'action') preloadGeneration(opens as DocumentKind);
  else prefetch(opens);
}

const screenIcons = new Map(
  [...mainDestinations, ...systemDestinations].map(({ path, Icon }) => [path, Icon]),
);

function iconOf({ sort, opens }: Choice): LucideIcon {
  switch (sort) {
    case 'screen':
      // One that another holds has its sign.
      return screenIcons.get(opens.split('?')[0]!) ?? FilePenLine;
    case 'action':
      return kindIcons[opens as DocumentKind] ?? FilePenLine;
    case 'commitment':
      return Handshake;
    case 'conversation':
      return MessagesSquare;
    case 'employee':
      return UserRound;
    case 'team':
      return UsersRound;
    case 'diary':
      return BookOpenText;
    case 'document':
      return FileText;
  }
}
