import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { diaryFigures, type UnclearName } from '#shared/diary.ts';
import { formatInstant } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import { useEraseEntry, useRestoreEntry, type ListedEntry } from '../../data/diary-entries.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { WhichPeople } from '../../shell/diary/which-people.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Line, Words } from '../../ui/shapes.tsx';
import { EntryEdit, hasEdit } from './entry-edit.tsx';
import { EntryPeople } from './entry-people.tsx';

const row = 'border-t border-line py-3.5';
const text = 'mt-1 max-w-[68ch] whitespace-pre-wrap wrap-anywhere';

/** An entry that is on its way. */
export function EntryShape() {
  return (
    <article className={row}>
      <Line className="text-sm" words="w-36" />
      <p className={text}>
        <Words className="w-full" />
        <Words className="w-full sm:hidden" />
        <Words className="w-3/5" />
      </p>
    </article>
  );
}

/** An entry with what can be done to it, each in its place. */
export function EntryRow({ entry }: { entry: ListedEntry }) {
  const [open, setOpen] = useState<'text' | 'people' | null>(hasEdit(entry.id) ? 'text' : null);
  const [unclear, setUnclear] = useState<readonly UnclearName[]>([]);
  const more = useRef<HTMLButtonElement>(null);
  const actions = useEntryActions(entry);
  const close = () => {
    setOpen(null);
    // Drawn anew by then: the field that had the focus is gone.
    requestAnimationFrame(() => more.current?.focus());
  };
  if (entry.deleted) return <DeletedRow entry={entry} onRestore={actions.restore} />;
  return (
    <article className={row} data-entry={entry.id}>
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-2.5 text-sm text-muted tabular-nums">
          <time dateTime={entry.date}>{formatInstant(entry.date)}</time>
          {entry.editedAt && (
            <span title={`Editado em ${formatInstant(entry.editedAt)}`}>editado</span>
          )}
          {entry.people.map(({ id, name }) => (
            <Link
              key={id}
              href={`/colaboradores?id=${id}`}
              className="-my-1 inline-block py-1 text-ink underline decoration-from-font underline-offset-3 hover:decoration-2"
            >
              {name}
            </Link>
          ))}
        </p>
        <EntryMenu
          entry={entry}
          trigger={more}
          isOpen={open !== null}
          onOpen={setOpen}
          onErase={actions.erase}
        />
      </div>
      {open === 'text' ? (
        <EntryEdit entry={entry} onClose={close} onUnclear={setUnclear} />
      ) : (
        <p className={text}>{entry.description}</p>
      )}
      {unclear.length > 0 && <WhichPeople entry={entry} names={unclear} />}
      {open === 'people' && <EntryPeople entry={entry} onClose={close} />}
    </article>
  );
}

function DeletedRow({ entry, onRestore }: { entry: ListedEntry; onRestore: () => void }) {
  return (
    <article className="flex items-center gap-2 border-t border-line py-3.5 text-muted">
      <p className="min-w-0 flex-1">{`${messages.diaryEntryDeleted} · ${formatInstant(entry.date)}`}</p>
      <Button variant="quiet" size="sm" onClick={onRestore}>
        Desfazer
      </Button>
    </article>
  );
}

interface EntryMenuProps {
  entry: ListedEntry;
  trigger: React.RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpen: (what: 'text' | 'people') => void;
  onErase: () => void;
}

function EntryMenu({ entry, trigger, isOpen, onOpen, onErase }: EntryMenuProps) {
  // What opens takes the focus: the menu would give it back to its button.
  const opens = useRef(false);
  const open = (what: 'text' | 'people') => {
    opens.current = true;
    onOpen(what);
  };
  return (
    <Menu
      onClosed={(event) => {
        if (opens.current) event.preventDefault();
        opens.current = false;
      }}
      trigger={
        <Button
          ref={trigger}
          variant="quiet"
          size="icon"
          disabled={isOpen}
          className="-my-2 -mr-2"
          aria-label={`Mais ações: registro de ${formatInstant(entry.date)}`}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => open('text')}>Editar</MenuItem>
      <MenuItem onSelect={() => open('people')}>Pessoas citadas</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onErase}>Excluir</MenuItem>
    </Menu>
  );
}

function useEntryActions({ id, description }: ListedEntry) {
  const erasing = useEraseEntry();
  const restoring = useRestoreEntry();
  const once = useSingleFlight();
  const restore = () =>
    void once(async () => {
      try {
        await restoring.mutateAsync(id);
      } catch (error) {
        toastFailure(error, 'Não foi possível desfazer. Tente de novo.');
      }
    });
  const erase = () =>
    void once(async () => {
      try {
        await erasing.mutateAsync(id);
        toast({
          title: messages.diaryEntryDeleted,
          description: description.slice(0, 80),
          action: { label: 'Desfazer', run: restore },
          duration: diaryFigures.undoSeconds * 1_000,
        });
      } catch (error) {
        toastFailure(error, 'Não foi possível excluir. Tente de novo.');
      }
    });
  return { erase, restore };
}
