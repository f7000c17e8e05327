import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { openReview, subscribeToReview } from './brief-review.ts';

/** What a form holds that its document will not repeat, before a credit is spent on it. */
export function ReviewDialog() {
  const review = useSyncExternalStore(subscribeToReview, openReview);
  if (!review) return null;
  return (
    <Dialog
      onOpenChange={() => review.answer(false)}
      closeOnOutsideClick={false}
      title="Antes de gerar"
      description="O texto traz algo que não deve constar do documento. Nenhum crédito foi usado até aqui."
      footer={
        <div className="flex flex-1 flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => review.answer(true)}>
            Gerar mesmo assim
          </Button>
          <Button onClick={() => review.answer(false)}>Rever o texto</Button>
        </div>
      }
    >
      <ul className="flex flex-col gap-4">
        {review.warnings.map(({ excerpt, message }) => (
          <li key={`${excerpt} ${message}`} className="border-l-2 border-attention pl-4">
            <p className="font-medium wrap-anywhere">{`“${excerpt}”`}</p>
            <p className="mt-1 text-muted">{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
