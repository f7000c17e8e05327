import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Ahead } from './lib/ahead.ts';
import { applyStoredTheme } from './lib/theme.ts';
import { expectAnswers } from './lib/transport.ts';
import { Arriving, isOpen, preload, Routes } from './routes.tsx';

/** Draws the application into the page, or takes over what the build wrote there. */
export function draw(element: HTMLElement, ahead?: Ahead): void {
  if (ahead) expectAnswers(ahead);
  applyStoredTheme();
  const path = location.pathname;
  const page = (
    <StrictMode>
      <Routes />
    </StrictMode>
  );
  const isWritten = element.hasChildNodes();
  if (isWritten && isOpen(path)) {
    // In pieces: a tap meanwhile is not to wait for the last of them.
    void preload(path).then(() => startTransition(() => void hydrateRoot(element, page)));
    return;
  }
  const root = createRoot(element);
  // Not left to Suspense: what is in the browser's cache is there before its fallback may go.
  if (!isWritten) root.render(<Arriving path={path} />);
  void preload(path).then(() => startTransition(() => root.render(page)));
}
