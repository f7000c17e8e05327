import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { textLink } from './link.tsx';

interface RestoredDraftProps {
  onDiscard: () => void;
  /** What a draft cannot hold. */
  children?: ReactNode;
}

/** A form goes on with what was typed before: it says so, and how to begin with what is saved. */
export function RestoredDraft({ onDiscard, children }: RestoredDraftProps) {
  return (
    <Notice role="status" className="mb-5">
      Continuamos de onde você parou. {children}{' '}
      <button type="button" className={`${textLink} cursor-pointer`} onClick={onDiscard}>
        Descartar rascunho
      </button>
    </Notice>
  );
}
