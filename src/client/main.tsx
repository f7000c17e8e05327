import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from './lib/theme.ts';
import { Arriving, preload, Routes } from './routes.tsx';
import './styles.css';

applyStoredTheme();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

const root = createRoot(element);
const path = location.pathname;
// Not left to Suspense: what is in the browser's cache is there before its fallback may go.
root.render(<Arriving path={path} />);
void preload(path).then(() =>
  root.render(
    <StrictMode>
      <Routes />
    </StrictMode>,
  ),
);
