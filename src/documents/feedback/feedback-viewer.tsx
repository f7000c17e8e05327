import * as z from 'zod/mini';
import { useHistoryItem } from '#client/data/documents.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { DocumentPage } from '#client/ui/document.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { calendarDay, formatDay } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import { editedTextOf } from '../kit/edits.ts';
import { feedbackContentSchema } from './contract.ts';
import { feedbackLabels } from './labels.ts';
import { FeedbackView } from './view.tsx';

interface FeedbackViewerProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** An earlier feedback, over the form of the next one. */
export function FeedbackViewer({ id, title, onClose }: FeedbackViewerProps) {
  const { data, isPending } = useHistoryItem(id);
  return (
    <Dialog onOpenChange={onClose} title={title} size="lg" desk>
      {isPending ? (
        <p role="status" className="flex items-center gap-2.5 text-muted">
          <Spinner />
          Carregando conteúdo...
        </p>
      ) : (
        <ViewedContent content={data?.content} createdAt={data?.createdAt} />
      )}
    </Dialog>
  );
}

interface ViewedContentProps {
  content: unknown;
  createdAt: string | undefined;
}

function ViewedContent({ content, createdAt }: ViewedContentProps) {
  const feedback = z.safeParse(feedbackContentSchema, content).data;
  if (!feedback) return <Notice>{messages.noContent}</Notice>;
  const edited = editedTextOf(feedback);
  const date = createdAt && formatDay(calendarDay(new Date(createdAt)));
  return (
    <DocumentPage kind={feedbackLabels.kind} person={feedback.employee} date={date}>
      {edited === null ? (
        <FeedbackView content={feedback} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-wrap">{edited}</p>
      )}
    </DocumentPage>
  );
}
