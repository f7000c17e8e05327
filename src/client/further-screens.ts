import type { ComponentType } from 'react';

/**
 * Where the code of each further screen is. Apart from the routes: the names of all files that these stand on
 * are as long as a screen, and neither the login nor the dashboard wants one of them.
 */
export const furtherScreens = {
  '/empresa': async () => (await import('./pages/company/company-page.tsx')).CompanyPage,
  '/equipes': async () => (await import('./pages/teams/teams-page.tsx')).TeamsPage,
  '/colaboradores': async () =>
    (await import('./pages/employees/employees-page.tsx')).EmployeesPage,
  '/diario': async () => (await import('./pages/diary/diary-page.tsx')).DiaryPage,
  '/combinados': async () =>
    (await import('./pages/commitments/commitments-page.tsx')).CommitmentsPage,
  '/gestao-estrategica': async () =>
    (await import('./pages/strategy/strategy-page.tsx')).StrategyPage,
  '/comunicacao': async () =>
    (await import('./pages/communication/communication-page.tsx')).CommunicationPage,
  '/desenvolvimento': async () =>
    (await import('./pages/development/development-page.tsx')).DevelopmentPage,
  '/historico': async () => (await import('./pages/history/history-page.tsx')).HistoryPage,
  '/configuracoes': async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
  '/suporte': async () => (await import('./pages/support/support-page.tsx')).SupportPage,
} satisfies Record<string, () => Promise<ComponentType>>;
