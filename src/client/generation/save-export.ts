import { exportDocument, type ExportOrder } from '../data/generation.ts';
import { saveFile } from '../lib/save-file.ts';

/**
 * Has a document made into a file, and lets the browser keep it. Gives its name.
 * @throws TransportError where the server refuses
 */
export async function saveExport(order: ExportOrder): Promise<string> {
  return saveFile(await exportDocument(order), `documento.${order.format}`);
}
