import { History } from 'lucide-react';
import { useCallback } from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { useDialogEntry } from '../../lib/dialog-entry.ts';
import { loadable } from '../../lib/loadable.ts';
import { useOpener } from '../../lib/use-opener.ts';
import { Button } from '../../ui/button.tsx';
import { OptionalPart } from '../../ui/error-boundary.tsx';

const dialog = loadable(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

interface DocumentVersionsProps {
  document: { id: string; kind: DocumentKind; content: unknown; version: number };
}

/** The way to what it said before. */
export function DocumentVersions({ document }: DocumentVersionsProps) {
  const { id } = document;
  const { value, open, close } = useDialogEntry<string>('versions', 'above');
  const show = useOpener(
    dialog.load,
    useCallback(() => open(id), [open, id]),
  );
  return (
    <>
      <Button variant="link" size="sm" onClick={show}>
        <History aria-hidden="true" />
        Versões anteriores
      </Button>
      {value === id && (
        <OptionalPart>
          <dialog.Component document={document} onClose={close} />
        </OptionalPart>
      )}
    </>
  );
}
