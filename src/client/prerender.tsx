import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { preload, Routes } from './routes.tsx';

/** The screens that the build writes into pages of their own, and the module that each is drawn by. */
export const prerenderedScreens: Readonly<Record<string, string>> = {
  '/login': 'pages/login/login-page.tsx',
  '/register': 'pages/register/register-page.tsx',
  '/forgot-password': 'pages/forgot-password/forgot-password-page.tsx',
};

/** The markup of a public screen as it first stands; the browser takes it over as it is. */
export async function prerender(path: string): Promise<string> {
  await preload(path);
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <Routes />
      </Router>
    </StrictMode>,
  );
}
