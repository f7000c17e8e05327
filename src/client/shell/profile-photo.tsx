import { useState } from 'react';
import type { User } from '#shared/accounts.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { useKeptFiles } from '../lib/form-draft.ts';
import { useObjectUrl } from '../lib/object-url.ts';
import { PhotoField } from '../ui/photo-field.tsx';
import { Progress } from '../ui/progress.tsx';

interface Chosen {
  photo: File | null;
  /** The saved photo is to go, with none in its place. */
  removed: boolean;
}

const nothing: Chosen = { photo: null, removed: false };

/** What becomes of the photo. A file that cannot be saved is refused at once, and none waits. */
export function usePhoto(draftName: string) {
  const { value: chosen, change, clear } = useKeptFiles(draftName, nothing);
  const [problem, setProblem] = useState<string>();
  const undo = () => {
    clear();
    setProblem(undefined);
  };
  const refuse = (message: string | undefined) => {
    if (message === undefined) return;
    // That the saved one goes was chosen before, and stands.
    if (chosen.removed) change(() => ({ photo: null, removed: true }));
    else clear();
    setProblem(message);
  };
  return {
    ...chosen,
    preview: useObjectUrl(chosen.photo),
    problem,
    choose(file: File): void {
      const refusal = refusalOf(file);
      if (refusal !== undefined) return refuse(refusal);
      change(() => ({ photo: file, removed: false }));
      setProblem(undefined);
    },
    remove(): void {
      change(() => ({ photo: null, removed: true }));
      setProblem(undefined);
    },
    undo,
    /** The server did not take it. */
    refuse,
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

export function ProfilePhoto({ user, photo: state, sending }: ProfilePhotoProps) {
  const { photo, removed, preview, problem } = state;
  return (
    <PhotoField
      name={user.name}
      size="xl"
      url={preview ?? (removed ? null : user.photo)}
      changed={photo !== null || removed}
      problem={problem}
      busy={sending !== null}
      progress={photo && sending !== null ? <Sending percent={sending} /> : null}
      onChoose={state.choose}
      onRemove={state.remove}
      onUndo={state.undo}
    />
  );
}

function Sending({ percent }: { percent: number }) {
  return (
    <div className="mt-2">
      <Progress value={percent} label="Envio da foto" />
      <p className="mt-1 text-sm text-muted tabular-nums">
        Enviando a foto: {Math.round(percent)}%
      </p>
    </div>
  );
}
