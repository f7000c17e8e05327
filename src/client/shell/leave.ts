import { toastFailure } from '../lib/toast-store.ts';

/** 'Sair'. How one leaves comes after the first paint. */
export async function leave(): Promise<void> {
  try {
    await (await import('./leaving.tsx')).leave();
  } catch (error) {
    toastFailure(error, 'Não foi possível sair. Tente de novo.');
  }
}
