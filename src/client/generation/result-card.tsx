import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { documentLabels } from '#documents/labels.ts';
import { calendarDay, formatDay, formatInstant } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import { useHistoryItem } from '../data/documents.ts';
import { TransportError } from '../lib/transport.ts';
import { buttonClass } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/skeleton.tsx';
import { DocumentAdjust } from './adjust/document-adjust.tsx';
import { DocumentSkeleton } from './document-body.tsx';
import { DocumentOrigin } from './document-origin.tsx';
import { DocumentPlan } from './document-plan.tsx';
import { DocumentFollowUp } from './document-follow-up.tsx';
import { DocumentTools, EditableBody, EditActions, UseActions } from './document-tools.tsx';
import type { QuickResult } from './quick-results.ts';
import { ResultFrame } from './result-frame.tsx';
import { useDocumentEditor, type DocumentEditor } from './use-document-editor.ts';

interface ResultCardProps {
  result: QuickResult;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDrop: () => void;
}

/** One generated document: to read, copy and edit on the screen that asked for it. */
export function ResultCard({ result: { id, kind }, open, onOpenChange, onDrop }: ResultCardProps) {
  const { data: item, error, isFetching, refetch } = useHistoryItem(id);
  const editor = useDocumentEditor({
    document: {
      kind,
      id,
      content: item?.content,
      original: item?.originalContent ?? null,
      version: item?.version,
    },
    copyWords: {
      copied: 'Texto copiado para a área de transferência',
      failed: 'Erro ao copiar texto',
    },
  });
  const name = documentLabels[kind].kind;
  return (
    <ResultFrame
      title={item?.title ?? name}
      meta={item && `${name} · ${formatInstant(item.createdAt)}`}
      tools={item && <Tools id={id} editor={editor} form={item.brief} />}
      // What is being typed stays in view.
      open={open || editor.editing}
      editing={editor.editing}
      onOpenChange={onOpenChange}
      onDrop={onDrop}
    >
      {item ? (
        <>
          <EditableBody
            kind={kind}
            editor={editor}
            date={formatDay(calendarDay(new Date(item.createdAt)))}
            emptyText={messages.noContent}
          />
          <DocumentOrigin sources={item.sources} generator={item.generator} />
          {!editor.editing && <DocumentAdjust documentId={id} onParts={editor.startParts} />}
          {kind === 'pdi' && <DocumentPlan documentId={id} />}
          {!editor.editing && <DocumentFollowUp kind={kind} documentId={id} />}
        </>
      ) : (
        <Missing error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </ResultFrame>
  );
}

interface ToolsProps {
  id: string;
  editor: DocumentEditor;
  form: Record<string, unknown>;
}

function Tools({ id, editor, form }: ToolsProps) {
  return (
    <>
      <div className="mr-auto flex flex-wrap gap-2 max-sm:gap-1 max-sm:*:gap-1.5 max-sm:*:px-2">
        <UseActions editor={editor} copyLabel="Copiar" />
        <DocumentTools editor={editor} form={form} />
        <Link
          href={`/historico?item=${id}`}
          aria-label="Ver no Histórico"
          className={buttonClass({ variant: 'quiet' })}
        >
          <History aria-hidden="true" />
          Histórico
        </Link>
      </div>
      {editor.editing && <EditActions editor={editor} />}
    </>
  );
}

/** A document that is on its way, could not be read, or was deleted since. */
function Missing({ error, ...retry }: ComponentProps<typeof ErrorState>) {
  if (!error) {
    return (
      // As tall as a document: the page can be scrolled to it before it is there.
      <div className="min-h-[80dvh]">
        <Loading>
          <DocumentSkeleton />
        </Loading>
      </div>
    );
  }
  const isGone = error instanceof TransportError && error.status === 404;
  return isGone ? (
    <Notice>{messages.documentNotFound}</Notice>
  ) : (
    <ErrorState error={error} {...retry} />
  );
}
