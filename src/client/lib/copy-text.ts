/**
 * Puts a text on the clipboard, and where the browser can the same as HTML, for where it is pasted into
 * a document. Over plain http browsers offer no clipboard API: there it is copied the old way.
 * @throws where neither works
 */
export async function copyText(text: string, html?: string): Promise<void> {
  if (!window.isSecureContext || !('clipboard' in navigator)) return copyTheOldWay(text, html);
  if (html !== undefined && 'ClipboardItem' in window) {
    try {
      const parts = { 'text/plain': text, 'text/html': html };
      const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
      await navigator.clipboard.write([
        new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>),
      ]);
      return;
    } catch {
      // Some browsers take no more than plain text.
    }
  }
  await navigator.clipboard.writeText(text);
}

/** The copy of a selection, whose content is replaced on its way to the clipboard. */
function copyTheOldWay(text: string, html?: string): void {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.className = 'fixed top-0 left-0 opacity-0';
  // A modal dialog takes the focus back from anything outside it.
  const home = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  const focused = document.activeElement;
  home.append(holder);
  holder.select();
  const fill = (event: ClipboardEvent) => {
    if (html === undefined || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error('The clipboard is not available');
}
