import type { DocumentKind } from '#documents/labels.ts';
import { isSharedKind } from '#shared/shares.ts';
import { loadable } from '../lib/loadable.ts';
import { OptionalPart } from '../ui/error-boundary.tsx';
import { DocumentCandidates } from './candidates/document-candidates.tsx';
import { DocumentPromises } from './document-promises.tsx';

const meetingClosing = loadable(async () => (await import('./meeting-closing.tsx')).MeetingClosing);

const documentShares = loadable(
  async () => (await import('./shares/document-shares.tsx')).DocumentShares,
);

interface DocumentFollowUpProps {
  kind: DocumentKind;
  documentId: string | null;
}

/** What comes after a document: whom it is shown to, its promises, the candidates of an interview, what became of a meeting. */
export function DocumentFollowUp({ kind, documentId }: DocumentFollowUpProps) {
  return (
    <>
      {kind === 'interview' && documentId !== null && (
        <DocumentCandidates documentId={documentId} />
      )}
      {isSharedKind(kind) && documentId !== null && (
        <OptionalPart>
          <documentShares.Component key={documentId} documentId={documentId} kind={kind} />
        </OptionalPart>
      )}
      <DocumentPromises documentId={documentId} />
      {kind === 'meeting' && documentId !== null && (
        <OptionalPart>
          <meetingClosing.Component key={documentId} documentId={documentId} />
        </OptionalPart>
      )}
    </>
  );
}
