import type { Page } from '@playwright/test';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { check, findings } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader, escapeFrom } from './leader.ts';

const today = () => calendarDay(new Date());
const form = (page: Page) => page.getByRole('dialog', { name: 'Novo combinado' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tick = (page: Page, text: string) =>
  page.getByRole('button', { name: `Cumprido: ${text}`, exact: true });

async function pressC(page: Page) {
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  // The key is heard once the company is known. Pressed again before the form is there, it would be typed into it.
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(form(page)).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await expect(form(page).getByLabel('O que foi combinado?')).toBeFocused();
}

async function make(page: Page, companyId: string, text: string, days: number) {
  const data = { companyId, text, dueOn: addDays(today(), days) };
  const response = await page.request.post('/api/commitments', { data });
  expect(response.ok()).toBe(true);
}

test('noted by C, done, taken back, put off and deleted, by keys alone', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/suporte');
  await pressC(page);
  const day = addDays(today(), 40);
  await page.keyboard.type(`Rever a proposta com Renata até ${formatDay(day)}`);
  await expect(form(page).getByRole('button', { name: 'Com quem: Renata Lopes' })).toBeVisible();
  await check(page, 'a new commitment');
  await form(page).getByLabel('O que foi combinado?').press('Enter');
  await expect(form(page)).toHaveCount(0);

  await page.goto('/combinados');
  const text = 'Rever a proposta';
  await expect(part(page, 'Depois')).toContainText(text);
  await check(page, 'the list');
  await tick(page, text).focus();
  await page.keyboard.press('Enter');
  await expect(tick(page, text)).toHaveAttribute('aria-pressed', 'true');
  // A tablet that is turned: what was closed keeps its place, and the focus.
  const turned = page.getByRole('button', { name: 'Combinar', exact: true });
  await page.setViewportSize({ width: 1024, height: 1280 });
  await expect(turned).toBeVisible();
  await expect(tick(page, text)).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(turned).toHaveCount(0);
  await expect(tick(page, text)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tick(page, text)).toHaveAttribute('aria-pressed', 'false');
  await expect(tick(page, text)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Adiar: ${text}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^\+1 semana/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const later = formatDay(addDays(day, 7));
  await expect(part(page, 'Depois').locator('time')).toHaveAttribute('datetime', addDays(day, 7));

  const more = page.getByRole('button', { name: `Mais ações: ${text}` });
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar e ver histórico' })).toBeFocused();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Combinado' });
  await expect(detail.getByText(`${formatDay(day)} → ${later}`)).toBeVisible();
  const address = page.url();
  await escapeFrom(detail);
  await expect(more).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar e ver histórico' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Excluído', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Desfazer: ${text}` }).press('Enter');
  // It is there again once the server has it back: before that a reload would find it deleted.
  await expect(page.getByText('Excluído', { exact: true })).toHaveCount(0);
  await expect(tick(page, text)).toBeEnabled();
  await page.reload();
  await expect(tick(page, text)).toBeVisible();
  await page.goto(address);
  await expect(detail.getByText(`${formatDay(day)} → ${later}`)).toBeVisible();
  await check(page, 'one commitment');
});

test('on a phone what is due is done without scrolling twice, and a dead network loses nothing', async ({
  page,
  context,
}) => {
  const { companyId } = await becomeLeader(page);
  for (const days of [-4, -2, 0]) await make(page, companyId, `Combinado de ${days}`, days);
  for (let index = 1; index <= 9; index += 1) await make(page, companyId, `Mais ${index}`, 30);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/combinados');
    for (const days of [-4, -2, 0]) {
      await expect(tick(page, `Combinado de ${days}`)).toBeInViewport({ ratio: 1 });
    }
    const { width: wide, height } = (await tick(page, 'Combinado de 0').boundingBox())!;
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(40);
    expect.soft(await findings(page), `${width} px`).toEqual([]);
  }
  await context.setOffline(true);
  await tick(page, 'Combinado de 0').click();
  await expect(page.getByText(/^Sem conexão com o servidor/).first()).toBeVisible();
  await expect(tick(page, 'Combinado de 0')).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  // It is shown at once; a reload before the answer might end the request.
  const answered = page.waitForResponse((response) => response.url().endsWith('/done'));
  await tick(page, 'Combinado de 0').dblclick();
  await expect(tick(page, 'Combinado de 0')).toHaveAttribute('aria-pressed', 'true');
  await answered;
  await page.reload();
  await expect(page.getByText('Combinado de -2')).toBeVisible();
  await expect(tick(page, 'Combinado de 0')).toHaveCount(0);
});

test('followed from a document and from the diary', async ({ page }) => {
  const { generate } = await becomeLeader(page);
  const { aiHistoryId } = await generate();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/historico?item=${aiHistoryId}`);
  const card = page.getByRole('region', { name: 'Acompanhar combinados' });
  const boxes = card.getByRole('checkbox', { checked: true });
  await expect(boxes.first()).toBeVisible();
  const proposed = await boxes.count();
  await card.getByRole('button', { name: /^Acompanhar \d/ }).click();
  await expect(card.getByRole('link')).toHaveCount(proposed);
  await check(page, 'what a document promises');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/diario');
  await page
    .getByLabel('O que você observou?')
    .fill('Combinei com Renata fechar a escala até sexta');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const offers = page.getByRole('list', { name: 'Combinados deste registro' });
  await expect(offers.getByRole('button', { name: 'Com quem: Renata Lopes' })).toBeVisible();
  await check(page, 'an offer in the diary');
  await offers.getByRole('button', { name: 'Acompanhar', exact: true }).click();
  await offers.getByRole('link', { name: /fechar a escala/i }).click();
  await expect(page.getByRole('dialog', { name: 'Combinado' })).toBeVisible();
  await page.goto('/combinados');
  const ticks = page.getByRole('button', { name: /^Cumprido: / });
  await expect(ticks).toHaveCount(proposed + 1);
});
