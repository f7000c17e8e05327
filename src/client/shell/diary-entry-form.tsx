import { useRef, useState, type SubmitEvent } from 'react';
import type { WrittenEntry } from '#shared/diary.ts';
import { useSaveNote } from '../data/diary.ts';
import { useDraft } from '../lib/draft.ts';
import { loadable } from '../lib/loadable.ts';
import { answered } from '../lib/query-client.ts';
import { Button } from '../ui/button.tsx';
import { OptionalPart } from '../ui/error-boundary.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { useSingleFlight } from '../lib/single-flight.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import { toastFailure, toastSuccess } from '../lib/toast-store.ts';
import { dialogCode } from './dialog-loader.ts';

const afterSaving = loadable(async () => (await dialogCode()).loadAfterSaving());
// What helps comes after what is seen.
const tools = loadable(async () => {
  await answered();
  return (await import('./diary/diary-tools.tsx')).DiaryTools;
});

interface DiaryEntryFormProps {
  companyId: string;
  rows?: number;
  autoFocus?: boolean | undefined;
}

const loadNoting = () => import('./diary/noting.ts');

/** One note, on the diary's screen and on the dashboard: what is begun on one goes on on the other. */
export function DiaryEntryForm({ companyId, rows = 3, autoFocus }: DiaryEntryFormProps) {
  const [text, setText] = useDraft(`${companyId}:diary`);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<WrittenEntry | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const hasTools = useLoaded(tools.load);
  const create = useSaveNote();
  const once = useSingleFlight();

  const save = async () => {
    try {
      // Fetched when it is wanted: what checks comes after what is seen.
      const noting = await loadNoting();
      const read = noting.readNote(companyId, text);
      if ('error' in read) {
        setError(read.error);
        box.current?.focus();
        return;
      }
      try {
        setSaved(await create.mutateAsync(read.note));
        toastSuccess('Entrada do diário salva com sucesso');
      } catch (failure) {
        if (!noting.waitsAfter(failure, read.note)) throw failure;
      }
      setText('');
      noting.endNote(companyId);
    } catch (failure) {
      toastFailure(failure, 'Erro ao salvar entrada do diário');
    }
  };

  const form = (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void once(save);
      }}
      className="flex flex-col gap-3"
    >
      <Field label="O que você observou?" error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={rows}
            autoFocus={autoFocus}
            value={text}
            readOnly={create.isPending}
            // What keeps a note where the network is lost is there before it is.
            onFocus={() => void loadNoting().catch(() => undefined)}
            placeholder="Uma conversa, uma conquista, uma dificuldade da equipe..."
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            // What hears it for every form comes after the first paint: once more is once.
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void once(save);
            }}
          />
        )}
      </Field>
      <div className="flex min-h-8 flex-col gap-3 pointer-coarse:min-h-11">
        {hasTools && (
          <tools.Component companyId={companyId} box={box} text={text} onText={setText} />
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-muted pointer-coarse:invisible">Ctrl+Enter salva</p>
        <Button type="submit" busy={create.isPending} busyText="Salvando...">
          Salvar
        </Button>
      </div>
    </form>
  );
  return (
    <>
      {form}
      {saved && (
        <OptionalPart>
          <afterSaving.Component key={saved.id} entry={saved} />
        </OptionalPart>
      )}
    </>
  );
}
