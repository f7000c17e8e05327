import type { Page } from '@playwright/test';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { kindForms } from './kind-forms.ts';
import { becomeLeader } from './leader.ts';

/** In whole pixels: the browser counts in fractions while something moves. */
const width = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).boundingBox())?.width ?? 0);
const toggle = (page: Page) => page.getByRole('button', { name: 'Alternar barra lateral' });

test('the sidebar is 16rem wide, 3rem as icons, and 18rem over a narrow page', async ({
  page,
  context,
}) => {
  await becomeLeader(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/suporte');
  await expect.poll(() => width(page, 'aside')).toBe(16 * 16);
  await toggle(page).click();
  await expect.poll(() => width(page, 'aside')).toBe(3 * 16);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')!;
  expect(cookie.value).toBe('collapsed');
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(7 * 24 * 3600 - 60);
  expect(cookie.expires - Date.now() / 1000).toBeLessThan(7 * 24 * 3600 + 60);
  await page.reload();
  await expect.poll(() => width(page, 'aside')).toBe(3 * 16);
  await page.keyboard.press('Control+b');
  await expect.poll(() => width(page, 'aside')).toBe(16 * 16);

  const account = page.getByRole('button', { name: /, sua conta$/ });
  const [name = ''] = (await account.getAttribute('aria-label'))!.split(',');
  await page.setViewportSize({ width: 768, height: 720 });
  await expect(page.locator('aside')).toBeVisible();
  await expect(account.getByText(name, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 720 });
  await expect(page.locator('aside')).toBeHidden();
  await expect(account.getByText(name, { exact: true })).toBeHidden();
  await page.keyboard.press('Control+b');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => width(page, '[role=dialog]')).toBe(18 * 16);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Control+b');
  await sheet.getByRole('link', { name: 'Histórico' }).click();
  await expect(page).toHaveURL(/\/historico$/);
  await expect(sheet).toBeHidden();
});

test('a toast stands bottom right, and a dialog that opens after it leaves it alone', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/diario');
  await page.getByLabel('O que você observou?').fill('Uma conversa');
  await page.keyboard.press('Control+Enter');
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  await expect(close).toBeVisible();
  const { x, y } = (await close.boundingBox())!;
  const window = page.viewportSize()!;
  expect(x).toBeGreaterThan(window.width - 100);
  expect(y).toBeGreaterThan(window.height - 150);
  await page.getByRole('button', { name: 'Criar PDI' }).click();
  const form = page.getByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
  const submit = form.getByRole('button', { name: 'Gerar PDI com IA' });
  await expect(submit).toBeVisible();
  // Its time is over sooner than a slow machine opens a form: the pointer over it holds it.
  await close.hover();
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(form).toBeVisible();
});

/** What has the focus, over so many presses of Tab back through the page, and lies under header or bar as a whole. */
async function covered(page: Page, presses: number): Promise<string[]> {
  const found: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(press < presses / 2 ? 'Shift+Tab' : 'Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement!;
      if (!element.closest('main')) return null;
      const { top, bottom } = element.getBoundingClientRect();
      const above = document.querySelector('header')!.getBoundingClientRect().bottom;
      const below = document.querySelector('[data-thumb-bar]')!.getBoundingClientRect().top;
      return bottom <= above || top >= below ? (element as HTMLElement).innerText : null;
    });
    if (name !== null) found.push(name);
  }
  return found;
}

test('on a phone what one comes back to is under the thumb, and hides nothing', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Atalhos' });
  await expect(bar.getByRole('link', { name: 'Hoje' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Pessoas' }).click();
  await expect(page).toHaveURL(/\/colaboradores$/);
  await expect(bar.getByRole('link', { name: 'Pessoas' })).toHaveAttribute('aria-current', 'page');
  await check(page, 'the bar at the bottom');
  await page.setViewportSize({ width: 390, height: 844 });
  await bar.getByRole('link', { name: 'Anotar' }).click();
  await expect(page.getByLabel('O que você observou?')).toBeFocused();
  await page.getByLabel('O que você observou?').fill('Fila no caixa.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('article').first()).toContainText('Fila no caixa.');

  await page.goto('/suporte');
  await expect(bar).toBeVisible();
  await page.keyboard.press('Control+End');
  const end = page.getByRole('main').locator('section').last();
  const bottom = async () => {
    const [{ y, height }, { y: top }] = [(await end.boundingBox())!, (await bar.boundingBox())!];
    return y + height - top;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  expect(await covered(page, 30)).toEqual([]);
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  await search.click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar).toHaveCount(0);
  await expect(search).toBeVisible();
});

test('on a phone a toast leaves the buttons of a dialog in reach', async ({ page }) => {
  const { generate } = await becomeLeader(page);
  const { aiHistoryId } = await generate();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/historico?item=${aiHistoryId}`);
  const buttons = page.getByRole('dialog').locator('> footer');
  await buttons.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByRole('button', { name: 'Fechar aviso' })).toBeVisible();
  const close = (await page.getByRole('button', { name: 'Fechar aviso' }).boundingBox())!;
  expect(close.y + close.height).toBeLessThanOrEqual((await buttons.boundingBox())!.y);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`${size.width} pixels wide an error leaves the buttons of its form in reach`, async ({
    page,
  }) => {
    await becomeLeader(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/suporte');
    await page.route('**/api/ai/generate', (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.getByRole('button', { name: 'Organizar Reunião' }).click();
    const form = page.getByRole('dialog');
    await kindForms.meeting.fill(form);
    await page.setViewportSize(size);
    const submit = form.getByRole('button', { name: 'Criar Roteiro com IA' });
    await submit.click();
    const close = page.getByRole('button', { name: 'Fechar aviso' });
    await expect(close).toBeVisible();
    const toast = (await page.locator('[data-toasts] li').boundingBox())!;
    const button = (await submit.boundingBox())!;
    expect(toast.y + toast.height).toBeLessThanOrEqual(button.y);
  });
}

test('a link that looks like a button answers the pointer like one', async ({ page }) => {
  await page.goto('/nada');
  const link = page.getByRole('link', { name: 'Ir para o Dashboard' });
  const ground = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(link).toBeVisible();
  const before = await ground();
  await link.hover();
  await expect.poll(ground).not.toBe(before);
});

test.describe('a reader far from São Paulo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('reads the days and hours that the documents have', async ({ page }) => {
    const { generate } = await becomeLeader(page);
    const { aiHistoryId } = await generate();
    const answer = await page.request.get(`/api/ai-history/${aiHistoryId}`);
    const written = new Date(((await answer.json()) as { createdAt: string }).createdAt);
    const here = new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'full',
    });
    await page.goto('/historico');
    await expect(page.getByText(here.format(written), { exact: true })).toBeVisible();
    const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });
    const today = day.format(written);
    await expect(page.getByText(new RegExp(`^${today} às `))).toBeVisible();
    await page.getByLabel('Data').fill(today);
    await expect(page.getByText('1 documento', { exact: true })).toBeVisible();
  });
});

test('on a phone the badge of the trial keeps one line, and long words stay in their card', async ({
  page,
}) => {
  await becomeLeader(page);
  const [company] = (await (await page.request.get('/api/companies')).json()) as { id: string }[];
  const word = 'Supercalifragilisticoexpialidoso'.repeat(4);
  const team = { name: 'Loja', description: word, goals: [word], companyId: company!.id };
  await page.request.post('/api/teams', { data: team });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/equipes');
  const badge = page.getByRole('banner').getByText(/de teste$/);
  await expect(badge).toBeVisible();
  expect((await badge.boundingBox())!.height).toBeLessThan(24);
  const goal = page.getByRole('listitem').filter({ hasText: word });
  await expect(goal).toBeVisible();
  expect(await goal.evaluate((item) => item.scrollWidth - item.clientWidth)).toBe(0);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider)).toBe(0);
  const philosophy = { mission: word, vision: word, values: [word] };
  await page.request.put(`/api/companies/${company!.id}`, { data: { ...company, philosophy } });
  await page.goto('/empresa');
  await expect(page.getByRole('listitem').filter({ hasText: word })).toBeVisible();
  expect(await page.evaluate(wider)).toBe(0);
});

test('who is signed in goes on from the login, and Back leads nowhere else', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
