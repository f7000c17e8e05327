/**
 * Puts a text on the clipboard. Over plain http browsers offer no clipboard API: there a selection is
 * copied the old way. @throws where neither works.
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext && 'clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.className = 'fixed top-0 left-0 opacity-0';
  // A modal dialog takes the focus back from anything outside it.
  const home = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  const focused = document.activeElement;
  home.append(holder);
  holder.select();
  const copied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error('The clipboard is not available');
}
