import type { HistoryItem } from '../../data/documents.ts';
import { loadable } from '../../lib/loadable.ts';
import { OptionalPart } from '../../ui/error-boundary.tsx';
import { PaperWidth } from '../document-body.tsx';

const adjustForm = loadable(async () => (await import('./adjust-form.tsx')).AdjustForm);

interface DocumentAdjustProps {
  documentId: string | null;
  onParts: (item: HistoryItem) => void;
}

/** A line under a document: what to change in it. */
export function DocumentAdjust({ documentId, onParts }: DocumentAdjustProps) {
  if (documentId === null) return null;
  return (
    <PaperWidth className="mt-4">
      <div className="font-sans text-base">
        <OptionalPart>
          <adjustForm.Component key={documentId} documentId={documentId} onParts={onParts} />
        </OptionalPart>
      </div>
    </PaperWidth>
  );
}
