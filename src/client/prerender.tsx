import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Arriving, isOpen, preload, Routes } from './routes.tsx';

/** The group of what every screen behind the guard stands on, with the first of them. */
const shell = 'signed-in';

/** What tells where the screens after the first are. */
const further = 'further-screens.ts';

/** What a screen asks for as soon as the company is known, by which it is asked before its scripts are there. */
const asks: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    '/api/today?companyId=*',
    '/api/stats?companyId=*',
    '/api/ai-history?companyId=*&activeEmployeesOnly=true&limit=1',
    '/api/suggestions?companyId=*',
    '/api/diary?companyId=*&limit=3',
    '/api/teams?companyId=*',
  ],
};

/** The screens that the build writes into pages of their own, and the file that draws each. */
const files: Readonly<Record<string, string>> = {
  '/login': 'app',
  '/register': 'pages/register/register-page.tsx',
  '/forgot-password': 'pages/forgot-password/forgot-password-page.tsx',
  '/dashboard': 'signed-in',
  '/empresa': 'pages/company/company-page.tsx',
  '/equipes': 'pages/teams/teams-page.tsx',
  '/colaboradores': 'pages/employees/employees-page.tsx',
  '/diario': 'pages/diary/diary-page.tsx',
  '/combinados': 'pages/commitments/commitments-page.tsx',
  '/gestao-estrategica': 'pages/strategy/strategy-page.tsx',
  '/comunicacao': 'pages/communication/communication-page.tsx',
  '/desenvolvimento': 'pages/development/development-page.tsx',
  '/historico': 'pages/history/history-page.tsx',
  '/configuracoes': 'pages/settings/settings-page.tsx',
  '/suporte': 'pages/support/support-page.tsx',
};

export interface WrittenPage {
  path: string;
  isGuarded: boolean;
  /** What stands in it before its scripts have come. */
  markup: string;
  asks: readonly string[];
  /** The files whose scripts it needs. */
  modules: string[];
}

export function writePages(): Promise<WrittenPage[]> {
  return Promise.all(Object.entries(files).map(([path, file]) => writePage(path, file)));
}

/** A public screen as it first stands, which the browser takes over as it is; of another the waiting for it. */
async function writePage(path: string, file: string): Promise<WrittenPage> {
  const isGuarded = !isOpen(path);
  if (!isGuarded) await preload(path);
  const page = isGuarded ? <Arriving path={path} /> : <Routes />;
  const markup = renderToString(
    <StrictMode>
      <Router ssrPath={path}>{page}</Router>
    </StrictMode>,
  );
  const guarded = file === shell ? [shell] : [shell, further];
  const modules = ['app', ...(isGuarded ? guarded : []), file];
  return { path, isGuarded, markup, asks: asks[path] ?? [], modules };
}
