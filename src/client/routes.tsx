import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { loadable } from './lib/loadable.ts';
import { furtherCode, offerPrefetch } from './lib/prefetch.ts';
import { LoginPage } from './pages/login/login-page.tsx';
import { checking, Waiting } from './ui/waiting.tsx';

/** Behind the guard, after the dashboard. */
const furtherPaths = [
  '/empresa',
  '/equipes',
  '/colaboradores',
  '/diario',
  '/combinados',
  '/gestao-estrategica',
  '/comunicacao',
  '/desenvolvimento',
  '/historico',
  '/configuracoes',
  '/suporte',
] as const;

interface Screen {
  load: () => Promise<unknown>;
  Page: ComponentType;
  /** Anyone may see it; the others stand inside the shell, behind the guard. */
  open: boolean;
  /** Loads what it shows of the company, so that a first visit is drawn with it. */
  loadAnswers?: (companyId: string) => Promise<unknown>;
}

const screens = new Map<string, Screen>();

function screen(
  paths: readonly string[],
  fetch: () => Promise<ComponentType>,
  { open = false, ...rest }: Partial<Pick<Screen, 'open' | 'loadAnswers'>> = {},
): void {
  const { load, Component: Page } = loadable(fetch);
  for (const path of paths) {
    screens.set(path, { load, Page, open, ...rest });
    offerPrefetch(path, load);
  }
}

// The first screen of all comes with the entry: no second round trip. The others share most of its code.
screens.set('/login', { load: () => Promise.resolve(), Page: LoginPage, open: true });
screen(
  ['/register'],
  async () => (await import('./pages/register/register-page.tsx')).RegisterPage,
  { open: true },
);
screen(
  ['/forgot-password'],
  async () => (await import('./pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
  { open: true },
);
screen(
  ['/reset-password'],
  async () => (await import('./pages/reset-password/reset-password-page.tsx')).ResetPasswordPage,
  { open: true },
);
screen(
  ['/', '/dashboard'],
  async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
  {
    loadAnswers: async (companyId) =>
      (await import('./pages/dashboard/load-answers.ts')).loadAnswers(companyId),
  },
);
// Each by what tells of them all, which comes when the first of them is wanted, or after the first drawing.
const loadFurther = async () => (await import('./further-screens.ts')).furtherScreens;
offerPrefetch(furtherCode, loadFurther);
for (const path of furtherPaths) screen([path], async () => (await loadFurther())[path]());

const notFound = loadable(
  async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
);
const guard = loadable(async () => (await import('./shell/guard.tsx')).Guard);
const shell = loadable(async () => (await import('./shell/shell.tsx')).Shell);

const nowhere: Screen = { load: notFound.load, Page: notFound.Component, open: true };
const screenAt = (path: string) =>
  screens.get(path.length > 1 ? path.replace(/\/$/, '') : path) ?? nowhere;

/** Whether anyone may see what is at the address. */
export const isOpen = (path: string): boolean => screenAt(path).open;

const arrive = async (loadAnswers: Screen['loadAnswers']) =>
  (await import('./shell/arrival.ts')).arrive(loadAnswers);

/** Loads what the address needs. A failure is told by the error boundary, when the screen itself asks. */
export async function preload(path: string): Promise<void> {
  const { load, open, loadAnswers } = screenAt(path);
  const loads = open ? [load] : [guard.load, load, shell.load, () => arrive(loadAnswers)];
  await Promise.allSettled(loads.map((each) => each()));
}

/** What is drawn until then: the words of the guard, which comes next, or a bare spinner. */
export function Arriving({ path }: { path: string }): ReactNode {
  return screenAt(path).open ? <Waiting /> : <Waiting label={checking} />;
}

export function Routes() {
  const [path] = useLocation();
  const { Page, open } = screenAt(path);
  const page = (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
  if (open) return page;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Arriving path={path} />}>
        <guard.Component>
          <shell.Component>{page}</shell.Component>
        </guard.Component>
      </Suspense>
    </ErrorBoundary>
  );
}
