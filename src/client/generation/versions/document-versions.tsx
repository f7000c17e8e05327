import { History } from 'lucide-react';
import { Suspense } from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { useDialogEntry } from '../../lib/dialog-entry.ts';
import { loadable } from '../../lib/loadable.ts';
import { Button } from '../../ui/button.tsx';

const dialog = loadable(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

interface DocumentVersionsProps {
  document: { id: string; kind: DocumentKind; content: unknown; version: number };
}

/** The way to what it said before. */
export function DocumentVersions({ document }: DocumentVersionsProps) {
  const { value, open, close } = useDialogEntry<string>('versions', 'above');
  return (
    <>
      <Button variant="link" size="sm" onClick={() => open(document.id)}>
        <History aria-hidden="true" />
        Versões anteriores
      </Button>
      {value === document.id && (
        <Suspense>
          <dialog.Component document={document} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
