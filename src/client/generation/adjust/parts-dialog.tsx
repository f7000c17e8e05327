import { Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { readContent } from '#documents/contracts.ts';
import { limits } from '#shared/limits.ts';
import { useSaveContent, type HistoryItem } from '../../data/documents.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { forget, recall, remember } from '../../lib/tab-memory.ts';
import { toastFailure, toastSuccess } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { labelOf } from './part-labels.ts';
import { changesOf, editedParts, noEdits, sectionsOf, type Part, type PartEdits } from './parts.ts';

interface PartsDialogProps {
  item: HistoryItem;
  onSaved: (content: unknown) => void;
  onClose: () => void;
}

/** 'Mudar por partes': every text of a document in its place; levels, days and tables stay what they are. */
export function PartsDialog({ item, onSaved, onClose }: PartsDialogProps) {
  const { id, type, version } = item;
  const memory = `parts:${id}:${version}`;
  const [edits, setEdits] = useState(() => (recall(memory) ?? noEdits) as PartEdits);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const saving = useSaveContent();
  const once = useSingleFlight();
  const content = readContent(type, item.content);
  if (!content) return null;
  const sections = sectionsOf(type, content);
  const changes = changesOf(edits, sections);
  const change = (next: Partial<PartEdits>) => {
    const all = { ...edits, ...next };
    setEdits(all);
    setRefused([]);
    remember(memory, all);
  };
  const end = () => {
    forget(memory);
    onClose();
  };

  const save = async () => {
    const edited = editedParts(type, content, changes);
    if ('refused' in edited) return setRefused(edited.refused);
    try {
      const saved = await saving.mutateAsync({ id, content: edited.content, version });
      onSaved(saved.content);
      toastSuccess('Alterações salvas com sucesso');
      end();
    } catch (error) {
      toastFailure(error, 'Erro ao salvar alterações');
    }
  };

  return (
    <Dialog
      onOpenChange={onClose}
      closeOnOutsideClick={changes.length === 0}
      size="lg"
      title="Mudar por partes"
      description="Cada texto no seu lugar: barras, datas e tabelas continuam."
      footer={
        <>
          <Button variant="secondary" onClick={end} disabled={saving.isPending}>
            Cancelar
          </Button>
          <Button
            busy={saving.isPending}
            busyText="Salvando..."
            disabled={changes.length === 0}
            onClick={() => void once(save)}
          >
            Salvar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-8">
        {sections.map(({ title, parts }, index) => (
          <div
            key={index}
            role="group"
            aria-label={title || 'Texto'}
            className="flex flex-col gap-3"
          >
            {title !== '' && <h3 className="font-semibold">{title}</h3>}
            {parts.map((part) => (
              <EditedPart
                key={part.id}
                part={part}
                isNamedAbove={title !== '' && parts.every(isOfPlainList)}
                edits={edits}
                isRefused={refused.includes(part.id)}
                onChange={change}
              />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** 'goals.1' and 'content#2', which are told apart by their place alone. */
const isOfPlainList = ({ id }: Part) => /^[^.#]+[.#]\d+$/u.test(id);

interface EditedPartProps {
  part: Part;
  /** The heading says what it is: its label is for those who do not see it. */
  isNamedAbove: boolean;
  edits: PartEdits;
  isRefused: boolean;
  onChange: (next: Partial<PartEdits>) => void;
}

function EditedPart({ part, isNamedAbove, edits, isRefused, onChange }: EditedPartProps) {
  const { id, label, text, member, last } = part;
  const { set, removed, added } = edits;
  const isGone = removed.some((branch) => id === branch || id.startsWith(`${branch}.`));
  const write = (typed: string) => {
    const { [id]: _, ...others } = set;
    onChange({ set: typed === text ? others : { ...others, [id]: typed } });
  };
  const news = last === null ? [] : (added[last] ?? []);
  const writeNew = (at: number, typed: string) =>
    onChange({ added: { ...added, [last!]: news.with(at, typed) } });
  return (
    <>
      <div className="flex items-start gap-2">
        <Field
          className="flex-1"
          label={isNamedAbove ? <span className="sr-only">{label}</span> : label}
          error={
            isRefused ? 'Este texto não cabe aqui: escreva algo, ou um nível de 1 a 5.' : undefined
          }
        >
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              limit={limits.paragraph}
              value={set[id] ?? text}
              disabled={isGone}
              onChange={(event) => write(event.target.value)}
            />
          )}
        </Field>
        {member !== null && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`${isGone ? 'Voltar' : 'Tirar'}: ${labelOf(member) ?? label}`}
            onClick={() =>
              onChange({
                removed: isGone ? removed.filter((each) => each !== member) : [...removed, member],
              })
            }
          >
            {isGone ? <Undo2 aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
          </Button>
        )}
      </div>
      {news.map((typed, at) => (
        <Field key={at} label={`${label}, novo ${at + 1}`}>
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              limit={limits.paragraph}
              value={typed}
              onChange={(event) => writeNew(at, event.target.value)}
            />
          )}
        </Field>
      ))}
      {last !== null && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Acrescentar depois de: ${label}`}
            onClick={() => onChange({ added: { ...added, [last]: [...news, ''] } })}
          >
            <Plus aria-hidden="true" />
            Acrescentar
          </Button>
        </div>
      )}
    </>
  );
}
