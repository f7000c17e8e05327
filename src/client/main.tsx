import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyStoredTheme } from './lib/theme.ts';
import { Arriving, preload, Routes } from './routes.tsx';
import './styles.css';

applyStoredTheme();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

const path = location.pathname;
const page = (
  <StrictMode>
    <Routes />
  </StrictMode>
);
if (element.hasChildNodes()) {
  // The build wrote this screen into its page: it can be read, and typed in, since before this script.
  void preload(path).then(() => hydrateRoot(element, page));
} else {
  const root = createRoot(element);
  // Not left to Suspense: what is in the browser's cache is there before its fallback may go.
  root.render(<Arriving path={path} />);
  void preload(path).then(() => root.render(page));
}
