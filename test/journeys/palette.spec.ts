import type { Locator, Page } from '@playwright/test';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const field = (page: Page) => palette(page).getByRole('combobox');
const opener = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true });

async function press(page: Page) {
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
}

/** Letter by letter, with no time between them, however slow the machine. */
const typeAtOnce = (input: Locator, text: string) =>
  input.evaluate((element: HTMLElement, letters) => {
    element.focus();
    for (const letter of letters) document.execCommand('insertText', false, letter);
  }, text);

test('Ctrl+K leads to a person, a document, a screen and a form; recent choices come first', async ({
  page,
}) => {
  const { generate } = await becomeLeader(page);
  await generate();
  const asked: string[] = [];
  const code: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('q') ?? '');
    if (/palette-dialog.*\.js$/.test(pathname)) code.push(pathname);
  });
  await page.goto('/');
  await expect(opener(page)).toBeVisible();
  expect(code, 'its code waits until it is wanted').toEqual([]);

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(code).toHaveLength(1);
  await typeAtOnce(field(page), 'renata lo');
  await expect(palette(page).getByRole('option', { name: /^Renata Lopes/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(asked, 'letters in one go are one question').toEqual(['renata lo']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/colaboradores\?id=/);
  await expect(page.getByRole('heading', { name: 'Renata Lopes' })).toBeVisible();

  await opener(page).click();
  await expect(palette(page).getByRole('group', { name: 'Recentes' })).toContainText(
    'Renata Lopes',
  );
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('desenvolvimento');
  const found = palette(page).getByRole('group', { name: 'Documentos' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/historico\?item=/);

  await page.goto('/diario');
  await press(page);
  await field(page).fill('acao');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Plano de Ação Estratégico' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
});

test('Esc gives the focus back; nothing found and a lost network say so', async ({
  page,
  context,
}) => {
  await becomeLeader(page);
  await page.goto('/equipes');
  const before = page.getByRole('button', { name: 'Nova Equipe' });
  await before.focus();
  await press(page);
  await field(page).fill('zzzz');
  await expect(palette(page).getByText('Nada encontrado para “zzzz”')).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('renata');
  const alert = palette(page).getByRole('alert');
  await expect(alert.getByText(/^Sem conexão/)).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(palette(page).getByRole('option', { name: /^Renata/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(before).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('it has the whole screen, and a line is chosen by touch', async ({ page }) => {
    await becomeLeader(page);
    await page.goto('/');
    await opener(page).tap();
    await expect(field(page)).toBeFocused();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    const box = (await palette(page).boundingBox())!;
    expect({ ...box, height: Math.round(box.height) }).toMatchObject({
      x: 0,
      width: 320,
      height: 640,
    });
    await field(page).fill('equi');
    await palette(page).getByRole('option', { name: 'Equipes' }).tap();
    await expect(page).toHaveURL(/\/equipes$/);
    await expect(palette(page)).toHaveCount(0);
  });
});

test('axe finds nothing: everything, something, nothing, and no credits', async ({ page }) => {
  await becomeLeader(page);
  await page.route('**/api/user/credits', (route) => route.fulfill({ json: { credits: 0 } }));
  await page.goto('/equipes');
  await press(page);
  await expect(
    palette(page).getByText('Você precisa de créditos para usar as ações de IA'),
  ).toBeVisible();
  await check(page, 'everything');
  await field(page).fill('renata');
  await expect(palette(page).getByRole('option', { name: /^Renata/ })).toBeVisible();
  await check(page, 'something');
  await field(page).fill('zzzz');
  await expect(palette(page).getByText(/^Nada encontrado para/)).toBeVisible();
  await check(page, 'nothing');
});
