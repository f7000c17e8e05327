import { serveThread } from '../threads/serve-thread.ts';
import type { Order } from './typesetter.ts';

/*
 * The thread that makes files. Their libraries are loaded here alone, when the first of their kind is
 * asked for, and are gone when the thread ends.
 */

serveThread(async ({ format, document }: Order) =>
  format === 'pdf'
    ? (await import('./pdf.ts')).writePdf(document)
    : (await import('./docx.ts')).writeDocx(document),
);
