import { useState } from 'react';
import { diaryFormSchema, type DiaryEntry, type UnclearName } from '#shared/diary.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { findEntry, useUpdateEntry } from '../../data/diary-entries.ts';
import { useFirstFocus } from '../../lib/first-focus.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { forget, recall, remember } from '../../lib/tab-memory.ts';
import { toastFailure, toastSuccess } from '../../lib/toast-store.ts';
import { TransportError } from '../../lib/transport.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';

speakPortuguese();

interface Draft {
  text: string;
  /** Of the text that it began with. */
  version: number;
}

const memoryOf = (id: string) => `draft:diary-edit:${id}`;

function draftOf(id: string): Draft | null {
  const kept = recall(memoryOf(id)) as Partial<Draft> | null;
  const isDraft = typeof kept?.text === 'string' && typeof kept.version === 'number';
  return isDraft ? (kept as Draft) : null;
}

/** An edit was begun: it is there again after a reload, and when its row comes back into view. */
export const hasEdit = (id: string): boolean => draftOf(id) !== null;

interface EntryEditProps {
  entry: DiaryEntry;
  onClose: () => void;
  /** Names of the new text that several bear. */
  onUnclear: (names: readonly UnclearName[]) => void;
}

/** The text of an entry, in its place. Who wrote it in another window meanwhile is shown, and nothing lost. */
export function EntryEdit({ entry, onClose, onUnclear }: EntryEditProps) {
  const { id, description } = entry;
  const [draft, setDraft] = useState<Draft>(
    () => draftOf(id) ?? { text: description, version: entry.version },
  );
  const [error, setError] = useState<string>();
  /** What another window made of it. */
  const [other, setOther] = useState<DiaryEntry | null>(null);
  const update = useUpdateEntry();
  const once = useSingleFlight();
  const form = useFirstFocus<HTMLFormElement>(true);
  const change = (next: Draft) => {
    setDraft(next);
    remember(memoryOf(id), next);
    setError(undefined);
  };
  const end = () => {
    forget(memoryOf(id));
    onClose();
  };
  const save = () =>
    once(async () => {
      const typed = diaryFormSchema.safeParse({ description: draft.text });
      if (!typed.success) {
        setError(typed.error.issues[0]?.message);
        return;
      }
      try {
        const saved = await update.mutateAsync({ id, ...typed.data, version: draft.version });
        onUnclear(saved.unclear);
        toastSuccess('Registro atualizado');
        end();
      } catch (failure) {
        const isChanged = failure instanceof TransportError && failure.status === 409;
        if (isChanged) setOther(await findEntry(id).catch(() => null));
        else toastFailure(failure, 'Erro ao salvar entrada do diário');
      }
    });
  return (
    <form
      ref={form}
      noValidate
      className="mt-2 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Editar registro" error={error} hint="A data do registro continua a mesma.">
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            limit={limits.diaryEntry}
            value={draft.text}
            readOnly={update.isPending}
            onChange={(event) => change({ ...draft, text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && draft.text === description) end();
            }}
          />
        )}
      </Field>
      {other && (
        <Notice tone="warning" role="alert">
          <p>{messages.diaryEntryChanged}</p>
          <p className="mt-2 font-medium">Como está agora:</p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere text-ink">{other.description}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() => {
                change({ ...draft, version: other.version });
                setOther(null);
              }}
            >
              Continuar com o meu texto
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                change({ text: other.description, version: other.version });
                setOther(null);
              }}
            >
              Ficar com o de agora
            </Button>
          </div>
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" disabled={update.isPending} onClick={end}>
          Cancelar
        </Button>
        <Button
          type="submit"
          disabled={other !== null}
          busy={update.isPending}
          busyText="Salvando..."
        >
          Salvar
        </Button>
      </div>
    </form>
  );
}
