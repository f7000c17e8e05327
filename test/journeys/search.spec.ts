import type { Page } from '@playwright/test';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const search = (page: Page) => page.getByLabel('Buscar nos documentos');
const list = (page: Page) => page.getByRole('region', { name: 'Documentos' });

/** Two documents: one that speaks of fittings, one that does not. */
async function withDocuments(page: Page) {
  const { companyId } = await becomeLeader(page);
  for (const prompt of ['Conferir as ferragens antes da montagem', 'Delegar mais']) {
    const data = { type: 'pdi', prompt, companyId };
    const response = await page.request.post('/api/ai/generate', { data });
    expect(response.ok()).toBe(true);
  }
}

test('another form of a word leads from the palette to the document that holds it, marked', async ({
  page,
}) => {
  await withDocuments(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill('ferragem');
  const found = palette(page).getByRole('group', { name: 'Documentos' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark').first()).toHaveText('ferragens');
  await check(page, 'marks in the palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/historico\?item=.*&busca=ferragem$/);
  await expect(list(page).locator('mark').first()).toHaveText('ferragens');
  await expect(page.getByText(/ferragens antes da montagem/).first()).toBeVisible();
});

test('the history is searched by keyboard; the address and Back keep what is looked for', async ({
  page,
}) => {
  await withDocuments(page);
  await page.goto('/historico');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await search(page).focus();
  await page.keyboard.type('ferragem');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/\?busca=ferragem$/);
  await expect(search(page)).toBeFocused();
  await check(page, 'what was found');
  await list(page).getByRole('listitem').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/busca=ferragem&item=/);
  await page.goBack();
  await expect(page).toHaveURL(/\?busca=ferragem$/);
  await expect(search(page)).toHaveValue('ferragem');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(search(page)).toHaveValue('ferragem');
  await search(page).fill('zzzz');
  await expect(page.getByText('Nenhum documento com “zzzz”')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos os documentos' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
});
