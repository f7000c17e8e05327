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
import { isStale, lastRead, useSaveContent, type HistoryItem } from '../data/documents.ts';
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
  version?: number | undefined;
}

/** Text that is typed over a document, and what it is an edit of. */
interface TextDraft {
  text: string;
  version: number | undefined;
  /** It was changed elsewhere meanwhile, and who edits has been told: saving puts this one over it. */
  isStale: boolean;
}

interface EditorOptions {
  document: EditableDocument;
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
export function useDocumentEditor({ document, copyWords }: EditorOptions) {
  const { kind, id, original, version } = document;
  const saving = useSaveContent();
  const once = useSingleFlight();
  const textKey = `text:${id ?? ''}`;
  const { content, opening } = useMemo(() => {
    const read = readContent(kind, document.content);
    return {
      content: read,
      opening: read ? editableText(kind, read, textNow(kind, read)) : '',
    };
  }, [kind, document.content]);
  const [typed, setTyped] = useState(() => recall(textKey) as TextDraft | null);
  const [previewing, setPreviewing] = useState(false);
  const [withNotes, setWithNotes] = useState(false);
  const partsKey = `parts:${id ?? ''}`;
  const [parts, setParts] = useState(() => recall(partsKey) as PartsDraft | null);
  const text = typed?.text ?? opening;
  const isTyped = text !== opening;
  const untyped: TextDraft = { text: opening, version, isStale: false };
  const dirty = isTyped || (parts !== null && isEdited(parts.edits));

  function end(): void {
    forget(textKey);
    forget(partsKey);
    setTyped(null);
    setParts(null);
    setPreviewing(false);
  }

  function keepText(draft: TextDraft): void {
    setTyped(draft);
    remember(textKey, draft);
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
    if (!edited.isChanged) return setTyped(untyped);
    const now = editableText(kind, edited.content, textNow(kind, edited.content));
    const { version: of, isStale: isTold } = draft;
    keepText({ text: now, version: of, isStale: isTold });
  }

  async function saveParts(draft: PartsDraft): Promise<boolean> {
    const edited = await readParts(draft);
    if (!edited) return false;
    const goOver = (now: number) =>
      keepParts({ ...draft, refused: [], version: now, isStale: true });
    if (edited.isChanged) return await put(edited.content, draft.version, goOver);
    end();
    return true;
  }

  async function saveText(draft: TextDraft): Promise<boolean> {
    const goOver = (now: number) => keepText({ ...draft, version: now, isStale: true });
    return await put(content && applyEdit(kind, content, draft.text), draft.version, goOver);
  }

  /** `goOver` makes the next try go over what came in between, as who edits is told; what was typed stays. */
  async function put(
    next: unknown,
    of: number | undefined,
    goOver?: (now: number) => void,
  ): Promise<boolean> {
    if (!id || !next) {
      failure('Não foi possível salvar as alterações');
      return false;
    }
    try {
      await saving.mutateAsync({ id, content: next, version: of });
      end();
      return true;
    } catch (error) {
      failure(messageOf(error, 'Erro ao salvar alterações'));
      const now = lastRead(id);
      if (now && isStale(error)) goOver?.(now.version);
      return false;
    }
  }

  const shown = typed && content ? (applyEdit(kind, content, text) ?? content) : document.content;
  return {
    kind,
    id,
    /** What is kept, without what is being typed. */
    saved: content,
    /** What to show: while an edit is looked at, the document as it would be. */
    shown,
    editedLetter: isLetter(kind) && !isSameContent(original ?? document.content, shown),
    text,
    /** What is for the leader goes along where the document goes. */
    withNotes,
    setWithNotes,
    editing: typed !== null || parts !== null,
    /** Whether its text is in the box of 'Editar'. */
    typing: typed !== null && !previewing,
    /** What is edited where it stands: the document with what was typed in its blocks. */
    parts,
    isStale: (parts ?? typed)?.isStale === true,
    startParts: ({ content: of, version: now }: HistoryItem) =>
      setParts({ content: of, version: now, edits: noEdits, refused: [], isStale: false }),
    changeParts(edits: PartEdits): void {
      if (parts) keepParts({ ...parts, edits, refused: [] });
    },
    dirty,
    saving: saving.isPending,
    canEdit: content !== null,
    canRestore: original !== null && !isSameContent(original, document.content),
    change: (next: string) => keepText({ ...(typed ?? untyped), text: next }),
    /** 'Editar' and 'Visualizar'. */
    toggle(): void {
      if (parts) void once(() => goOnAsText(parts));
      else if (typed === null) setTyped(untyped);
      else if (dirty) setPreviewing(!previewing);
      else end();
    },
    cancel: end,
    async save(): Promise<boolean> {
      let saved = false;
      await once(async () => {
        saved = parts ? await saveParts(parts) : await saveText(typed ?? untyped);
        if (saved) toast({ title: 'Salvo', description: 'Alterações salvas com sucesso' });
      });
      return saved;
    },
    restore: () =>
      once(async () => {
        if (await put(original, version)) toast({ title: 'Conteúdo restaurado' });
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
