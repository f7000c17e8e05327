import { toastFailure } from '../lib/toast-store.ts';

/** 'Sair'. `erases`: what is not sent was seen, and is given up. */
export async function leave(how: { erases?: boolean } = {}): Promise<void> {
  try {
    // It comes after the first paint.
    await (await import('./leaving.tsx')).tryToLeave(how);
  } catch (error) {
    toastFailure(error, 'Não foi possível sair. Tente de novo.');
  }
}
