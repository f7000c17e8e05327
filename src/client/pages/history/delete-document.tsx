import { Trash2 } from 'lucide-react';
import { messages } from '#shared/messages.ts';
import { joinList, plural } from '#shared/format.ts';
import {
  useDeleteDocument,
  useRestoreDocument,
  type WithDocument,
} from '../../data/deleted-documents.ts';
import type { HistoryItem } from '../../data/documents.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';

/** How long a deletion can be taken back, in milliseconds. */
const undoFor = 10_000;

interface DeleteDocumentProps {
  item: Pick<HistoryItem, 'id' | 'title'>;
  /** The document is not there any more. */
  onGone: () => void;
}

/** At the foot of a document, where nobody passes by chance. */
export function DeleteDocument({ item: { id, title }, onGone }: DeleteDocumentProps) {
  const deleting = useDeleteDocument(onGone);
  const restoring = useRestoreDocument();
  const once = useSingleFlight();
  const restore = () =>
    restoring
      .mutateAsync(id)
      .catch((error: unknown) => toastFailure(error, 'Não foi possível desfazer. Tente de novo.'));
  const erase = async () => {
    try {
      const answer = await deleting.mutateAsync(id);
      toast({
        title: messages.documentDeleted,
        description: [title, wordsOf(answer.with)].filter(Boolean).join('. '),
        action: { label: 'Desfazer', run: () => void restore() },
        duration: undoFor,
      });
    } catch (error) {
      toastFailure(error, 'Não foi possível excluir. Tente de novo.');
    }
  };
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        busy={deleting.isPending}
        busyText="Excluindo..."
        onClick={() => void once(erase)}
      >
        <Trash2 aria-hidden="true" />
        Excluir documento
      </Button>
    </div>
  );
}

/** 'Com ele: 2 fichas de candidatos e 1 link compartilhado'; '' where nothing went with it. */
function wordsOf({ candidateCards, levelCheckIns, shares, closings }: WithDocument): string {
  const parts = [
    candidateCards > 0 && plural(candidateCards, 'ficha de candidato', 'fichas de candidatos'),
    levelCheckIns > 0 && plural(levelCheckIns, 'nível registrado', 'níveis registrados'),
    shares > 0 && plural(shares, 'link compartilhado', 'links compartilhados'),
    closings > 0 && 'o que ficou da reunião',
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `Com ele: ${joinList(parts)}`;
}
