import { Eye, Mail, MessageCircle, PencilLine, RotateCcw } from 'lucide-react';
import { Suspense } from 'react';
import { limits } from '#shared/limits.ts';
import { loadable } from '../lib/loadable.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Textarea } from '../ui/input.tsx';
import { Notice } from '../ui/notice.tsx';
import { DocumentBody, DocumentSkeleton, PaperWidth } from './document-body.tsx';
import { ExportMenu } from './export-menu.tsx';
import { mailOf, whatsAppLink, type Recipient } from './letter-links.ts';
import { useLetterRecipient } from './recipient.ts';
import type { DocumentEditor } from './use-document-editor.ts';
import type { DocumentKind } from '#documents/labels.ts';

const partsEditor = loadable(async () => (await import('./parts/parts-editor.tsx')).PartsEditor);

interface UseActionsProps {
  editor: DocumentEditor;
  copyLabel: string;
}

/** What a document is for: to be sent, or copied to where it is wanted. The main action wherever one is shown. */
export function UseActions({ editor, copyLabel }: UseActionsProps) {
  const to = useLetterRecipient(editor);
  // What goes out is the document, not its blocks with the marks of an edit.
  if (editor.parts) return null;
  const way = editor.editing || !editor.canEdit ? null : wayOf(editor, to);
  const variant = editor.editing ? 'quiet' : way ? 'secondary' : 'primary';
  return (
    <>
      <CopyButton variant={variant} copy={editor.copy} disabled={!editor.canEdit}>
        {copyLabel}
      </CopyButton>
      {way && (
        <a href={way.link} target="_blank" rel="noreferrer" className={buttonClass()}>
          <way.Icon aria-hidden="true" />
          {way.name}
        </a>
      )}
    </>
  );
}

/** How a letter goes out by one click; null where it is none, or too long for an address. */
function wayOf(editor: DocumentEditor, to: Recipient | undefined) {
  const ways = {
    message: {
      link: whatsAppLink(editor.text, to),
      name: 'Abrir no WhatsApp',
      Icon: MessageCircle,
    },
    email: { link: mailOf(editor, to), name: 'Abrir no e-mail', Icon: Mail },
  };
  const { kind } = editor;
  if (kind !== 'message' && kind !== 'email') return null;
  const { link, ...way } = ways[kind];
  return link === null ? null : { link, ...way };
}

interface DocumentToolsProps {
  editor: DocumentEditor;
  /** The form that the document came from: some days for the calendar stand nowhere else. */
  form: Record<string, unknown>;
}

/** 'Exportar', 'Editar' or 'Visualizar', 'Restaurar Original'. */
export function DocumentTools({ editor, form }: DocumentToolsProps) {
  const { typing, parts } = editor;
  return (
    <>
      {!parts && <ExportMenu editor={editor} form={form} />}
      <Button variant="quiet" onClick={editor.toggle} disabled={!editor.canEdit || editor.saving}>
        {typing ? <Eye aria-hidden="true" /> : <PencilLine aria-hidden="true" />}
        {typing ? 'Visualizar' : 'Editar'}
      </Button>
      {editor.canRestore && !parts && (
        <Button variant="quiet" onClick={() => void editor.restore()} disabled={editor.saving}>
          <RotateCcw aria-hidden="true" />
          Restaurar Original
        </Button>
      )}
    </>
  );
}

/** 'Cancelar' and 'Salvar' of an edit. */
export function EditActions({ editor }: { editor: DocumentEditor }) {
  return (
    <>
      <Button variant="secondary" onClick={editor.cancel} disabled={editor.saving}>
        Cancelar
      </Button>
      <Button
        busy={editor.saving}
        busyText="Salvando..."
        disabled={editor.parts !== null && !editor.dirty}
        onClick={() => void editor.save()}
      >
        Salvar
      </Button>
    </>
  );
}

interface EditableBodyProps {
  kind: DocumentKind;
  editor: DocumentEditor;
  date: string;
  emptyText: string;
}

/** On a phone the sheet is the paper: it needs no frame within the frame. */
const sheet =
  'max-sm:[&_.document]:border-0 max-sm:[&_.document]:bg-transparent max-sm:[&_.document]:p-0';

/** The document, its blocks where they stand, or its text in an editor that looks like the page it will be. */
export function EditableBody({ kind, editor, date, emptyText }: EditableBodyProps) {
  if (editor.parts) {
    return (
      <div className={sheet}>
        {editor.isStale && <ChangedElsewhere />}
        <ErrorBoundary>
          <Suspense fallback={<DocumentSkeleton />}>
            <partsEditor.Component kind={kind} editor={editor} draft={editor.parts} date={date} />
          </Suspense>
        </ErrorBoundary>
      </div>
    );
  }
  if (!editor.typing) {
    return (
      <div className={sheet}>
        <DocumentBody
          kind={kind}
          content={editor.shown}
          date={date}
          emptyText={emptyText}
          editedLetter={editor.editedLetter}
          notes={{ travel: editor.withNotes, onChange: editor.setWithNotes }}
        />
      </div>
    );
  }
  return (
    <PaperWidth>
      {editor.isStale && <ChangedElsewhere />}
      <Textarea
        autoFocus
        readOnly={editor.saving}
        aria-label="Texto do documento"
        limit={limits.document}
        rows={16}
        value={editor.text}
        onChange={(event) => editor.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void editor.save();
        }}
        className="max-h-none bg-paper px-6 py-6 sm:px-12 sm:py-10 lg:px-16"
      />
    </PaperWidth>
  );
}

function ChangedElsewhere() {
  return (
    <PaperWidth className="mb-4">
      <Notice tone="warning" role="alert" className="font-sans text-base">
        O documento mudou em outra janela enquanto você escrevia. Se salvar, fica o seu; o de lá
        continua em “Versões anteriores”.
      </Notice>
    </PaperWidth>
  );
}
