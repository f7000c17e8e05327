import { parentPort } from 'node:worker_threads';
import type { Order, Outcome } from './typesetter.ts';

/*
 * The thread that makes files. Their libraries are loaded here alone, when the first of their kind is
 * asked for, and are gone when the thread ends.
 */

parentPort!.on('message', ({ format, document }: Order) => {
  void make({ format, document }).then((outcome) => parentPort!.postMessage(outcome, []));
});

async function make({ format, document }: Order): Promise<Outcome> {
  try {
    const bytes =
      format === 'pdf'
        ? await (await import('./pdf.ts')).writePdf(document)
        : await (await import('./docx.ts')).writeDocx(document);
    return { bytes };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
