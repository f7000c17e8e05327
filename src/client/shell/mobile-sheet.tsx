import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { buttonClass } from '../ui/button.tsx';
import { ModalLayer } from '../ui/modal-layer.tsx';
import { Sidebar } from './sidebar.tsx';

/** The sidebar of a narrow screen, over the page. */
export function MobileSheet({ onClose }: { onClose: () => void }) {
  return (
    <ModalLayer
      onOpenChange={onClose}
      className="inset-y-0 left-0 w-[18rem] max-w-[calc(100vw-3rem)] animate-slide-in border-r border-line"
    >
      <Radix.Title className="sr-only">Menu</Radix.Title>
      <Sidebar collapsed={false} onChoose={onClose} />
      <Radix.Close
        aria-label="Fechar menu"
        className={clsx(buttonClass({ variant: 'quiet', size: 'icon' }), 'absolute top-2 right-2')}
      >
        <X aria-hidden="true" />
      </Radix.Close>
    </ModalLayer>
  );
}
