/**
 * Lets the browser install what is open, and keeps the shell for where there is no network. A browser that
 * cannot, or an address that is not safe, goes on without. Not in the page itself: the manifest and its icon
 * would come before the answers that the screen waits for.
 */
export function becomeInstallable(): void {
  if (!import.meta.env.PROD) return;
  link('manifest', '/manifest.webmanifest');
  link('apple-touch-icon', '/icon-192.png');
  if ('serviceWorker' in navigator) {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }
}

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
