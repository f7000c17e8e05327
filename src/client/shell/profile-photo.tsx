import { useId, useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { useKeptFiles } from '../lib/form-draft.ts';
import { useObjectUrl } from '../lib/object-url.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { FieldMessage } from '../ui/field-message.tsx';
import { FilePicker } from '../ui/file-picker.tsx';
import { Progress } from '../ui/progress.tsx';

/** What the server reads; a telephone that is asked for these turns its own format into one. */
const photoTypes = 'image/jpeg,image/png,image/gif,image/webp';

/** The photo that waits to be saved. One that cannot be is refused at once, and none waits. */
export function usePhoto(draftName: string) {
  const { value: chosen, change, clear } = useKeptFiles<File | null>(draftName, null);
  const setChosen = (file: File | null) => (file ? change(() => file) : clear());
  const [problem, setProblem] = useState<string>();
  return {
    chosen,
    preview: useObjectUrl(chosen),
    problem,
    clear,
    choose: (next: File | null) => {
      const refusal = next ? refusalOf(next) : undefined;
      setChosen(refusal === undefined ? next : null);
      setProblem(refusal);
    },
    /** The server did not take it. */
    refuse: (message: string | undefined) => {
      if (message === undefined) return;
      setChosen(null);
      setProblem(message);
    },
  };
}

function refusalOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return messages.photoType;
  return size > limits.photoBytes ? messages.photoTooLarge : undefined;
}

interface ProfilePhotoProps {
  user: User;
  photo: ReturnType<typeof usePhoto>;
  /** Percent sent while it is saved; null otherwise. */
  sending: number | null;
}

/** The photo as it will be, initials where there is none, and how to choose another. */
export function ProfilePhoto({ user, photo, sending }: ProfilePhotoProps) {
  const { chosen, preview, problem, choose } = photo;
  const id = useId();
  const action = (preview ?? user.photo) ? 'Trocar foto' : 'Escolher foto';
  return (
    <div className="flex items-center gap-4 sm:col-span-2">
      <Avatar name={user.name} photo={preview ?? user.photo} size="xl" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <FilePicker
            aria-label={action}
            aria-describedby={`${id}-hint ${id}-problem`}
            accept={photoTypes}
            disabled={sending !== null}
            onFiles={([file]) => choose(file ?? null)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {action}
          </FilePicker>
          {chosen && (
            <Button
              variant="quiet"
              size="sm"
              disabled={sending !== null}
              onClick={() => choose(null)}
            >
              Desfazer
            </Button>
          )}
        </div>
        {chosen && sending !== null ? (
          <div className="mt-2">
            <Progress value={sending} label="Envio da foto" />
            <p className="mt-1 text-sm text-muted tabular-nums">
              Enviando a foto: {Math.round(sending)}%
            </p>
          </div>
        ) : (
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
            JPG, PNG ou GIF até 5MB
          </p>
        )}
        <div role="status">
          <FieldMessage id={`${id}-problem`} message={problem} />
        </div>
      </div>
    </div>
  );
}
