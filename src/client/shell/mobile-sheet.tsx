import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Sheet from 'radix-ui/dialog';
import { buttonClass } from '../ui/button.tsx';
import { useReturnFocus } from '../ui/return-focus.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar of a narrow screen, over the page. */
export function MobileSheet({ onClose }: { onClose: () => void }) {
  const { remember, giveBack } = useReturnFocus();
  return (
    <Sheet.Root open onOpenChange={onClose}>
      <Sheet.Portal>
        <Sheet.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim md:hidden" />
        <Sheet.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="fixed inset-y-0 left-0 z-50 w-[18rem] max-w-[calc(100vw-3rem)] animate-slide-in border-r border-line bg-surface outline-none md:hidden"
        >
          <Sheet.Title className="sr-only">Menu</Sheet.Title>
          <Sidebar collapsed={false} onChoose={onClose} />
          <Sheet.Close
            aria-label="Fechar menu"
            className={clsx(
              buttonClass({ variant: 'quiet', size: 'icon' }),
              'absolute top-2 right-2',
            )}
          >
            <X aria-hidden="true" />
          </Sheet.Close>
        </Sheet.Content>
      </Sheet.Portal>
    </Sheet.Root>
  );
}
