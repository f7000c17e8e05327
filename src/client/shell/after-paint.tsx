import { becomeInstallable } from '../lib/installable.ts';
import { furtherCode, prefetch } from '../lib/prefetch.ts';
import { Toaster } from '../ui/toast.tsx';
import './dialog-code.ts';
import { Leaving } from './leaving.tsx';
import { useSubmitKey } from './submit-key.ts';
import { ThumbBar } from './thumb-bar.tsx';
import { WaitingSender } from './waiting-sender.tsx';

becomeInstallable();
prefetch(furtherCode);

interface AfterPaintProps {
  /** Opens the palette; null where the header has a button for it. */
  onSearch: (() => void) | null;
}

/** What stands around every screen and is not missed before it has its answers. */
export function AfterPaint({ onSearch }: AfterPaintProps) {
  useSubmitKey();
  return (
    <>
      <Toaster />
      <WaitingSender />
      <Leaving />
      {onSearch && <ThumbBar onSearch={onSearch} />}
    </>
  );
}
