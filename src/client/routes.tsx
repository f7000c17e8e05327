import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { offerPrefetch } from './lib/prefetch.ts';
import { LoginPage } from './pages/login/login-page.tsx';
import { checking, Waiting } from './ui/waiting.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const loadRegister: Load = async () => ({
  default: (await import('./pages/register/register-page.tsx')).RegisterPage,
});
const loadDashboard: Load = async () => ({
  default: (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
});
const loadCompany: Load = async () => ({
  default: (await import('./pages/company/company-page.tsx')).CompanyPage,
});
const loadTeams: Load = async () => ({
  default: (await import('./pages/teams/teams-page.tsx')).TeamsPage,
});
const loadEmployees: Load = async () => ({
  default: (await import('./pages/employees/employees-page.tsx')).EmployeesPage,
});
const loadDiary: Load = async () => ({
  default: (await import('./pages/diary/diary-page.tsx')).DiaryPage,
});
const loadHistory: Load = async () => ({
  default: (await import('./pages/history/history-page.tsx')).HistoryPage,
});
const loadNotFound: Load = async () => ({
  default: (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
});
const loadGuard = async () => ({ default: (await import('./shell/guard.tsx')).Guard });
const loadShell = async () => ({ default: (await import('./shell/shell.tsx')).Shell });

interface Screen {
  load: Load;
  Page: ComponentType;
  /** Anyone may see it; the others stand inside the shell, behind the guard. */
  open: boolean;
}

const screens = new Map<string, Screen>();

function screen(paths: readonly string[], load: Load, { open = false } = {}): void {
  const Page = lazy(load);
  for (const path of paths) {
    screens.set(path, { load, Page, open });
    offerPrefetch(path, load);
  }
}

// The first screen of all comes with the entry: no second round trip. The others share most of its code.
screens.set('/login', {
  load: () => Promise.resolve({ default: LoginPage }),
  Page: LoginPage,
  open: true,
});
screen(['/register'], loadRegister, { open: true });
screen(['/', '/dashboard'], loadDashboard);
screen(['/empresa'], loadCompany);
screen(['/equipes'], loadTeams);
screen(['/colaboradores'], loadEmployees);
screen(['/diario'], loadDiary);
screen(['/historico'], loadHistory);

const NotFoundPage = lazy(loadNotFound);
const Guard = lazy(loadGuard);
const Shell = lazy(loadShell);

const screenAt = (path: string) => screens.get(path.length > 1 ? path.replace(/\/$/, '') : path);

/** Begins loading what the address needs, before anything is drawn. */
export function preload(path: string): void {
  const wanted = screenAt(path);
  const loads = !wanted
    ? [loadNotFound]
    : wanted.open
      ? [wanted.load]
      : [loadGuard, wanted.load, loadShell];
  // A failure is told by the error boundary, when the screen itself asks.
  for (const load of loads) load().catch(() => undefined);
}

export function Routes() {
  const [path] = useLocation();
  const { Page, open } = screenAt(path) ?? { Page: NotFoundPage, open: true };
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
      <Suspense fallback={<Waiting label={checking} />}>
        <Guard>
          <Shell>{page}</Shell>
        </Guard>
      </Suspense>
    </ErrorBoundary>
  );
}
