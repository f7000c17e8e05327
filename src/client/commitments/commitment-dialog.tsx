import { Dialog } from '../ui/dialog.tsx';
import { CommitmentForm } from './commitment-form.tsx';
import type { Terms } from './commitment-words.ts';

/** What the opener of the dialog knows already. */
export interface CommitmentOpening {
  line?: string;
  employee?: NonNullable<Terms['employee']>;
}

interface CommitmentDialogProps extends CommitmentOpening {
  companyId: string;
  onClose: () => void;
}

/** A commitment noted by hand, from anywhere. What is typed waits as a draft where it is closed. */
export function CommitmentDialog({ companyId, onClose, ...opening }: CommitmentDialogProps) {
  return (
    <Dialog onOpenChange={onClose} size="sm" title="Novo combinado">
      <CommitmentForm companyId={companyId} {...opening} onSaved={onClose} />
    </Dialog>
  );
}
