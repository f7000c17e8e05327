import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands. */
async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the public screens', async ({ page }) => {
      for (const path of ['/login', '/register']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findings(page), path).toEqual([]);
      }
    });

    test('axe finds nothing on the screens and dialogs of a leader', async ({ page }) => {
      const { generate } = await becomeLeader(page);
      await generate();
      const screens = [
        '/',
        '/empresa',
        '/equipes',
        '/colaboradores',
        '/diario',
        '/historico',
        '/nada',
      ];
      for (const path of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await findings(page), path).toEqual([]);
      }

      await page.goto('/');
      await page.getByRole('button', { name: 'Criar PDI' }).first().click();
      const form = page.getByRole('dialog');
      await expect(form.getByLabel('Colaborador')).toBeEnabled();
      expect(await findings(page), 'form').toEqual([]);
      await form.getByLabel('Colaborador').selectOption({ index: 1 });
      await form.getByLabel('Data final').fill('31/12/2030');
      await form.getByLabel('Objetivo 1').fill('Reduzir as filas');
      await form.getByLabel('Nome da competência').fill('Delegação');
      await form.getByRole('button', { name: 'Gerar PDI com IA' }).click();
      await expect(page.getByRole('dialog', { name: 'PDI Gerado' })).toBeVisible();
      expect(await findings(page), 'result').toEqual([]);
    });
  });
}

test('at 320 px nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { generate } = await becomeLeader(page);
  await generate();
  for (const path of ['/', '/empresa', '/equipes', '/colaboradores', '/diario', '/historico']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
