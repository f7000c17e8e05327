import { useId, type ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Button, buttonClass } from './button.tsx';
import { FieldMessage } from './field-message.tsx';
import { FilePicker } from './file-picker.tsx';

/** What the server reads; a telephone that is asked for these turns its own format into one. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

interface PhotoFieldProps {
  /** Its initials stand where there is no photo. */
  name: string;
  size: 'lg' | 'xl';
  /** Where the photo can be seen as it will be; null where there will be none. */
  url: string | null;
  /** It cannot be shown: what was chosen is no picture. */
  unseen?: boolean;
  /** It is not as it is saved. */
  changed: boolean;
  problem: string | undefined;
  busy: boolean;
  /** How far its sending is: stands in the place of the hint. */
  progress?: ReactNode;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** The photo of a person as it will be once saved, and how to choose another or none. */
export function PhotoField({ name, size, url, unseen, changed, busy, ...props }: PhotoFieldProps) {
  const { problem, progress, onChoose, onRemove, onUndo } = props;
  const id = useId();
  const hint = progress ? '' : `${id}-hint`;
  const describedBy = (problem ? `${id}-problem ${hint}` : hint) || undefined;
  const action = url ? 'Trocar foto' : 'Escolher foto';
  return (
    <div className="flex items-center gap-4 sm:col-span-2">
      <Avatar name={name} photo={unseen ? null : url} size={size} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <FilePicker
            aria-label={action}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            accept={photoTypes.join(',')}
            disabled={busy}
            onFiles={([file]) => file && onChoose(file)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {action}
          </FilePicker>
          {changed ? (
            <Button variant="quiet" size="sm" disabled={busy} onClick={onUndo}>
              Desfazer
            </Button>
          ) : (
            url && (
              <Button variant="quiet" size="sm" disabled={busy} onClick={onRemove}>
                Remover foto
              </Button>
            )
          )}
        </div>
        {progress ?? (
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
            JPG, PNG ou GIF até 5MB
          </p>
        )}
        <div role="status">
          {changed && !url && !problem && (
            <p className="text-sm text-muted">A foto sai ao salvar.</p>
          )}
          <FieldMessage id={`${id}-problem`} message={problem} />
        </div>
      </div>
    </div>
  );
}
