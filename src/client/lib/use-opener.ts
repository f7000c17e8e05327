import { useCallback } from 'react';
import { toast } from './toast-store.ts';

/** Code that could not be fetched, whatever the browser says of it. */
export function toastUnopened(): void {
  const description = 'Não foi possível abrir. Verifique a internet e tente de novo.';
  toast({ title: 'Erro', description, variant: 'destructive' });
}

/** Opens what its code is fetched for first; where that cannot be, it says so and the page stays. */
export function useOpener(load: () => Promise<unknown>, open: () => void): () => void {
  return useCallback(() => void load().then(open, toastUnopened), [load, open]);
}
