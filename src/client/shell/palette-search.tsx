import { Search, X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { limits } from '#shared/limits.ts';
import { plural } from '#shared/format.ts';
import { messageOf } from '../lib/transport.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Choice } from './palette-choice.ts';
import { PaletteOptions } from './palette-options.tsx';
import { choiceByKey, usePaletteList, type PaletteList } from './use-palette-list.ts';

interface PaletteSearchProps {
  userId: string;
  onChoose: (choice: Choice) => void;
}

/** The field and its list: the focus stays in the field, the keys move in the list. */
export function PaletteSearch({ userId, onChoose }: PaletteSearchProps) {
  const list = usePaletteList(userId);
  const id = useId();
  const { typed, choices, active, refusal, isRefused, isSearching } = list;
  const choose = (choice: Choice) => {
    if (!isRefused(choice)) onChoose(choice);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may belong to what a keyboard composes.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.shiftKey ? null : choiceByKey(event, choices, active);
    if (next) {
      list.setActive(next.id);
      // Only the keys scroll: a line under the pointer is in view.
      document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line pr-2 pl-4">
        {isSearching ? (
          <Spinner className="text-muted" />
        ) : (
          <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        )}
        <input
          type="text"
          role="combobox"
          aria-label="Buscar telas, pessoas, equipes, registros, combinados, documentos e ações"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? id : undefined}
          aria-activedescendant={active ? optionId(id, active) : undefined}
          placeholder="Ir para ou gerar…"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.search}
          value={typed}
          onChange={(event) => {
            list.type(event.target.value);
            document.getElementById(id)?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent px-1 text-[1rem] outline-none placeholder:text-placeholder"
        />
        <Radix.Close
          aria-label="Fechar"
          className={buttonClass({ variant: 'quiet', size: 'icon' })}
        >
          <X aria-hidden="true" />
        </Radix.Close>
      </div>
      {refusal && (
        <p id={`${id}-refusal`} className="border-b border-line px-4 py-2 text-sm text-muted">
          {refusal}
        </p>
      )}
      <PaletteOptions
        id={id}
        list={list}
        optionId={(choice) => optionId(id, choice)}
        onChoose={choose}
      />
      <Rest list={list} />
      <p role="status" className="sr-only">
        {typed.trim() === '' ? '' : status(list)}
      </p>
      <span className="flex-1" />
      <Keys />
    </>
  );
}

const optionId = (id: string, choice: Choice) => `${id}-${choice.id}`;

function status({ isSearching, choices }: PaletteList): string {
  if (isSearching) return 'Buscando…';
  return choices.length === 0
    ? 'Nada encontrado'
    : plural(choices.length, 'resultado', 'resultados');
}

/** What stands after the lines: those that are on their way, that there are none, or what went wrong. */
function Rest({ list }: { list: PaletteList }): ReactNode {
  const { typed, choices, isSearching, error, retry } = list;
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3 text-sm">
        <p className="min-w-0 flex-1 basis-60 text-muted">
          {messageOf(
            error,
            'Não foi possível buscar pessoas, equipes, registros, combinados e documentos. Tente de novo.',
          )}
        </p>
        <Button variant="secondary" size="sm" onClick={retry}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  if (isSearching) {
    return (
      <div className="flex flex-col gap-1 px-3 py-2">
        <Skeleton className="my-1.5 h-3 w-24" />
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    );
  }
  if (choices.length > 0) return null;
  return (
    <div className="px-4 py-12 text-center">
      <p className="font-medium wrap-anywhere">Nada encontrado para “{typed.trim()}”</p>
      <p className="mt-1 text-sm text-muted">
        Tente outra palavra ou uma parte do nome. Exemplo: “ana” ou “plano de ação”.
      </p>
    </div>
  );
}

const keys = [
  ['↑ ↓', 'escolher'],
  ['Enter', 'abrir'],
  ['Esc', 'fechar'],
] as const;

/** For who has a keyboard: the combobox says the same to who hears it. */
function Keys() {
  return (
    <p
      aria-hidden="true"
      className="hidden gap-5 border-t border-line px-4 py-2 text-xs text-muted sm:flex pointer-coarse:hidden"
    >
      {keys.map(([key, does]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="rounded-sm border border-line bg-sunken px-1.5 font-sans">{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  );
}
