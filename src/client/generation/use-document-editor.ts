import { useMemo, useState } from 'react';
import {
  currentOutline,
  isForLeader,
  readContent,
  textOf,
  travelling,
  type ContentOf,
} from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import {
  applyEdit,
  editableText,
  editedTextOf,
  isLetter,
  isSameContent,
} from '#documents/kit/edits.ts';
import { outlineText, type Outline } from '#documents/kit/outline.ts';
import { outlineOfText, paragraphsOf } from '#documents/kit/text-outline.ts';
import { isStale, readHistoryItem, useSaveContent, type HistoryItem } from '../data/documents.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { forget, recall, remember } from '../lib/tab-memory.ts';
import { toast } from '../lib/toast-store.ts';
import { messageOf } from '../lib/transport.ts';
import { copyText } from '../lib/copy-text.ts';
import { richText } from '#documents/kit/rich-text.ts';
import { isEdited, noEdits, type PartEdits, type PartsDraft } from './parts/part-edits.ts';

export interface EditableDocument {
  kind: DocumentKind;
  /** In the history; null where the server gave none. */
  id: string | null;
  content: unknown;
  /** What was generated first; null where it was never changed. */
  original: unknown;
  /** Where it is known, a change of another window is not overwritten unseen. */
  version?: number;
}

interface EditorOptions {
  document: EditableDocument;
  onSaved: (item: HistoryItem) => void;
  /** What the toasts of a copy say. */
  copyWords: { copied: string; failed: string };
}

/** What copying takes: the last edit, or the rendering of its kind. */
function textNow<K extends DocumentKind>(kind: K, content: ContentOf<K>): string {
  return editedTextOf(content) ?? textOf(kind, content);
}

/** The same, with what is for the leader below it where that is wanted. */
function copiedText(kind: DocumentKind, outline: Outline, text: string): string {
  const { blocks } = travelling(kind, { ...outline, blocks: [] }, true);
  return isForLeader(kind) ? text : `${text}\n\n${outlineText({ title: '', blocks }).trim()}`;
}

/** The layout of what is copied. A letter is its own words alone. */
function outlineNow<K extends DocumentKind>(kind: K, content: ContentOf<K>, text: string): Outline {
  if (isLetter(kind)) return { title: '', blocks: paragraphsOf(text) };
  const outline = currentOutline(kind, content);
  return text === textNow(kind, content) ? outline : outlineOfText(text, outline);
}

function failure(description: string): void {
  toast({ title: 'Erro', description, variant: 'destructive' });
}

/**
 * View, edit, save, restore and copy of one document (section 4 of the specification). What is typed
 * outlives an error, a reload and a new login; saving and cancelling end it.
 */
export function useDocumentEditor({ document, onSaved, copyWords }: EditorOptions) {
  const { kind, id, original, version } = document;
  const saving = useSaveContent();
  const once = useSingleFlight();
  const memoryKey = `edit:${id ?? ''}`;
  const { content, opening } = useMemo(() => {
    const read = readContent(kind, document.content);
    return {
      content: read,
      opening: read ? editableText(kind, read, textNow(kind, read)) : '',
    };
  }, [kind, document.content]);
  const [text, setText] = useState<string | null>(() => {
    const kept = recall(memoryKey);
    return typeof kept === 'string' ? kept : null;
  });
  const [previewing, setPreviewing] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const partsKey = `parts:${id ?? ''}`;
  const [parts, setParts] = useState(() => recall(partsKey) as PartsDraft | null);
  const isTyped = text !== null && text !== opening;
  const dirty = isTyped || (parts !== null && isEdited(parts.edits));

  function end(): void {
    forget(memoryKey);
    forget(partsKey);
    setText(null);
    setParts(null);
    setPreviewing(false);
  }

  function change(next: string): void {
    setText(next);
    remember(memoryKey, next);
  }

  function keepParts(draft: PartsDraft): void {
    setParts(draft);
    remember(partsKey, draft);
  }

  /** What the edit by parts comes to; null where something of it cannot be taken, which is told where it stands. */
  async function readParts(draft: PartsDraft) {
    const { editedParts } = await import('./parts/part-changes.ts');
    const before = readContent(kind, draft.content);
    const edited = before && editedParts(kind, before, draft.edits);
    if (!edited) return null;
    keepParts({ ...draft, refused: edited.refused });
    return edited.refused.length > 0 ? null : edited;
  }

  /** 'Editar' while blocks are edited: the whole text, with what was typed in them. */
  async function goOnAsText(draft: PartsDraft): Promise<void> {
    const edited = await readParts(draft);
    if (!edited) return;
    end();
    const now = editableText(kind, edited.content, textNow(kind, edited.content));
    if (edited.isChanged) change(now);
    else setText(opening);
  }

  async function saveParts(draft: PartsDraft): Promise<boolean> {
    const edited = await readParts(draft);
    if (!edited) return false;
    if (edited.isChanged) return await put(edited.content, draft);
    end();
    return true;
  }

  async function put(next: unknown, draft?: PartsDraft): Promise<boolean> {
    if (!id || !next) {
      failure('Não foi possível salvar as alterações');
      return false;
    }
    try {
      const of = draft ? draft.version : version;
      onSaved(await saving.mutateAsync({ id, content: next, version: of }));
      end();
      return true;
    } catch (error) {
      failure(messageOf(error, 'Erro ao salvar alterações'));
      if (draft && isStale(error)) {
        // The next try puts it over what came in between, as who edits is told; what was typed stays.
        const now = await readHistoryItem(id).catch(() => draft);
        keepParts({ ...draft, refused: [], version: now.version, isStale: true });
      }
      return false;
    }
  }

  const shown =
    text !== null && content ? (applyEdit(kind, content, text) ?? content) : document.content;
  return {
    kind,
    id,
    /** What is kept, without what is being typed. */
    saved: content,
    /** What to show: while an edit is looked at, the document as it would be. */
    shown,
    editedLetter: isLetter(kind) && !isSameContent(original ?? document.content, shown),
    text: text ?? opening,
    /** What is for the leader goes along where the document goes. */
    withNotes,
    setWithNotes,
    editing: text !== null || parts !== null,
    /** Whether its text is in the box of 'Editar'. */
    typing: text !== null && !previewing,
    /** What is edited where it stands: the document with what was typed in its blocks. */
    parts,
    startParts: ({ content: of, version: now }: HistoryItem) =>
      setParts({ content: of, version: now, edits: noEdits, refused: [], isStale: false }),
    changeParts(edits: PartEdits): void {
      if (parts) keepParts({ ...parts, edits, refused: [] });
    },
    dirty,
    saving: saving.isPending,
    canEdit: content !== null,
    canRestore: original !== null && !isSameContent(original, document.content),
    change,
    /** 'Editar' and 'Visualizar'. */
    toggle(): void {
      if (parts) void once(() => goOnAsText(parts));
      else if (text === null) setText(opening);
      else if (dirty) setPreviewing(!previewing);
      else end();
    },
    cancel: end,
    async save(): Promise<boolean> {
      let saved = false;
      await once(async () => {
        saved = parts
          ? await saveParts(parts)
          : await put(text !== null && content && applyEdit(kind, content, text));
        if (saved) toast({ title: 'Salvo', description: 'Alterações salvas com sucesso' });
      });
      return saved;
    },
    restore: () =>
      once(async () => {
        if (await put(original)) toast({ title: 'Conteúdo restaurado' });
      }),
    /** Says whether it was copied. */
    async copy(): Promise<boolean> {
      try {
        const copied = content ? (isTyped ? text : textNow(kind, content)) : '';
        const outline = content && outlineNow(kind, content, copied);
        const travels = outline && travelling(kind, outline, withNotes || isForLeader(kind));
        await copyText(
          outline && withNotes ? copiedText(kind, outline, copied) : copied,
          travels ? richText(travels) : undefined,
        );
        toast({ title: 'Copiado', description: copyWords.copied });
        return true;
      } catch {
        failure(copyWords.failed);
        return false;
      }
    },
  };
}

export type DocumentEditor = ReturnType<typeof useDocumentEditor>;
