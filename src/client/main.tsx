import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyStoredTheme } from './lib/theme.ts';
import { preload, Routes } from './routes.tsx';
import './styles.css';

applyStoredTheme();
preload(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Routes />
  </StrictMode>,
);
