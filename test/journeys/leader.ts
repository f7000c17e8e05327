import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { aCompanyForm, anEmployeeForm, aRegistration, aTeamForm } from '../factories.ts';

/** Registers, logs in and fills a company through the API, in the page's own session. */
export async function becomeLeader(page: Page, credits?: number) {
  const { request } = page;
  const registration = { ...aRegistration(), email: `m.${Math.random()}@exemplo.com.br` };
  await post(request, '/api/auth/register', registration);
  await post(request, '/api/auth/login', registration);
  const { id: companyId } = await post(request, '/api/companies', aCompanyForm());
  const team = await post(request, '/api/teams', { ...aTeamForm(), companyId });
  const employee = { ...anEmployeeForm(), teamIds: [team.id], companyId };
  const response = await request.post('/api/employees', {
    multipart: { data: JSON.stringify(employee) },
  });
  if (!response.ok()) throw new Error(await response.text());
  const { id: employeeId } = (await response.json()) as { id: string };
  const generate = () =>
    post(request, '/api/ai/generate', { type: 'pdi', prompt: 'Delegar mais', companyId });
  for (let used = 50; credits !== undefined && used > credits; used -= 1) await generate();
  return { registration, generate, employeeId, companyId };
}

async function post(request: APIRequestContext, path: string, data: object) {
  const response = await request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id: string; aiHistoryId: string };
}

/** Fills in the login that the page shows, as someone who comes back. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login$/);
}

export const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

/** Of the sidebar: a screen may have a link of the same name, and be drawn only just now. */
export const sidebarLink = (page: Page, name: string) =>
  sidebarOf(page).getByRole('link', { name, exact: true });

/**
 * The session ends as the next thing is sent: the screen may still read something then, and would find
 * the end of the session before the form does.
 */
export async function endSessionOnSending(page: Page) {
  let ended = false;
  await page.route('**/api/**', async (route) => {
    if (!ended && route.request().method() !== 'GET') {
      ended = true;
      await page.context().clearCookies();
    }
    await route.fallback();
  });
}

/** Two clicks before anything can have been drawn, or answered, between them. */
export const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** Esc, once the dialog has the focus: before, it hears no key. */
export async function escapeFrom(dialog: Locator) {
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await dialog.page().keyboard.press('Escape');
}
