import { exportDocument, type ExportOrder } from '../data/documents.ts';

/**
 * Has a document made into a file, and lets the browser keep it. Gives its name.
 * @throws TransportError where the server refuses
 */
export async function saveExport(order: ExportOrder): Promise<string> {
  const response = await exportDocument(order);
  const name = fileNameOf(response.headers.get('Content-Disposition') ?? '', order.format);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: Safari reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}

/** The name that the server gave: whole in UTF-8, or plain. */
function fileNameOf(disposition: string, extension: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (whole !== undefined) return decodeURIComponent(whole);
  return /filename="?([^";]+)/i.exec(disposition)?.[1] ?? `documento.${extension}`;
}
