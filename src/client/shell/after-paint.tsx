import { becomeInstallable } from '../lib/installable.ts';
import { furtherCode, prefetch } from '../lib/prefetch.ts';
import { Toaster } from '../ui/toast.tsx';
import './dialog-code.ts';
import { Leaving } from './leaving.tsx';
import { useSubmitKey } from './submit-key.ts';
import { WaitingSender } from './waiting-sender.tsx';

becomeInstallable();
prefetch(furtherCode);

/** What stands around every screen and is not missed before it has its answers. */
export function AfterPaint() {
  useSubmitKey();
  return (
    <>
      <Toaster />
      <WaitingSender />
      <Leaving />
    </>
  );
}
