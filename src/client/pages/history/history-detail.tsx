import { X } from 'lucide-react';
import { useEffect } from 'react';
import { documentLabels } from '#documents/labels.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import { useHistoryItem, type HistoryItem } from '../../data/documents.ts';
import { DocumentAdjust } from '../../generation/adjust/document-adjust.tsx';
import { DocumentSkeleton } from '../../generation/document-body.tsx';
import { DocumentOrigin } from '../../generation/document-origin.tsx';
import { DocumentPlan } from '../../generation/document-plan.tsx';
import { DocumentFollowUp } from '../../generation/document-follow-up.tsx';
import {
  DocumentTools,
  EditableBody,
  EditActions,
  UseActions,
} from '../../generation/document-tools.tsx';
import { useDocumentEditor } from '../../generation/use-document-editor.ts';
import { logProblem } from '../../lib/log.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { DeleteDocument } from './delete-document.tsx';

interface HistoryDetailProps {
  id: string;
  /** Whom the documents of active people are about, by id. */
  names: ReadonlyMap<string, string>;
  /** The item as the list has it: shown at once, and where the detail cannot be read. */
  listed: HistoryItem | undefined;
  /** A panel beside the list, or a sheet over it. */
  layout: 'panel' | 'sheet';
  onClose: () => void;
}

export function HistoryDetail({ id, names, listed, layout, onClose }: HistoryDetailProps) {
  const { data, error, isPending } = useHistoryItem(id);
  useEffect(() => {
    // Section 8: a detail that cannot be fetched is only logged; the list has its content.
    if (error) logProblem('The detail of a document could not be read', error);
  }, [error]);
  const item = data ?? listed;
  const frame = { layout, onClose };
  const person = names.get(item?.employeeId ?? '');
  if (item) return <OpenDocument key={item.id} item={item} person={person} {...frame} />;
  return (
    <Frame title="Documento" {...frame}>
      {isPending ? (
        <Loading>
          <DocumentSkeleton />
        </Loading>
      ) : (
        <EmptyState
          title={messages.documentNotFound}
          text="Ele pode ter sido apagado, ou pertence a outra conta."
        />
      )}
    </Frame>
  );
}

interface OpenDocumentProps {
  item: HistoryItem;
  /** The name of whom it is about; undefined where it is nobody of those who are listed. */
  person: string | undefined;
  layout: 'panel' | 'sheet';
  onClose: () => void;
}

function OpenDocument({ item, person, ...frame }: OpenDocumentProps) {
  const editor = useDocumentEditor({
    document: {
      kind: item.type,
      id: item.id,
      content: item.content,
      original: item.originalContent,
      version: item.version,
    },
    copyWords: {
      copied: 'Texto copiado para a área de transferência',
      failed: 'Erro ao copiar texto',
    },
  });
  return (
    <Frame
      title={documentLabels[item.type].kind}
      tools={
        <>
          <div className="mr-auto flex flex-wrap gap-2 max-sm:gap-1 max-sm:*:gap-1.5 max-sm:*:px-2">
            <UseActions editor={editor} copyLabel="Copiar" />
            <DocumentTools editor={editor} form={item.brief} />
          </div>
          {editor.editing && <EditActions editor={editor} />}
        </>
      }
      {...frame}
    >
      {person && (
        <p className="mb-3 text-sm text-muted">
          Sobre{' '}
          <Link
            href={`/colaboradores?id=${item.employeeId}`}
            className={`${textLink} inline-flex min-h-6 items-center pointer-coarse:min-h-11`}
          >
            {person}
          </Link>
        </p>
      )}
      <EditableBody
        kind={item.type}
        editor={editor}
        date={formatDay(calendarDay(new Date(item.createdAt)))}
        emptyText={messages.noContent}
      />
      <DocumentOrigin sources={item.sources} generator={item.generator} />
      {!editor.editing && <DocumentAdjust documentId={item.id} onParts={editor.startParts} />}
      {item.type === 'pdi' && item.employeeId && <DocumentPlan documentId={item.id} />}
      {!editor.editing && <DocumentFollowUp kind={item.type} documentId={item.id} />}
      {!editor.editing && <DeleteDocument item={item} onGone={frame.onClose} />}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  tools?: React.ReactNode;
  layout: 'panel' | 'sheet';
  onClose: () => void;
  children: React.ReactNode;
}

function Frame({ title, tools, layout, onClose, children }: FrameProps) {
  if (layout === 'sheet') {
    return (
      <Dialog onOpenChange={onClose} title={title} size="lg" desk footer={tools}>
        {children}
      </Dialog>
    );
  }
  return (
    <section
      aria-label={`Detalhe: ${title}`}
      className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="flex items-start gap-2 border-b border-line px-3 py-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{tools}</div>
        <Button variant="quiet" size="icon" aria-label="Fechar detalhe" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {/* The panel is the paper's frame: the paper needs none of its own. */}
      <div
        tabIndex={0}
        className="min-h-0 overflow-y-auto px-5 py-5 -outline-offset-2 [&_.document]:border-0 [&_.document]:bg-transparent [&_.document]:p-4"
      >
        {children}
      </div>
    </section>
  );
}
