import type { Locator, Page } from '@playwright/test';
import { startLargeAccount } from '../large-account.ts';
import { expect, test } from './fixtures.ts';
import { sidebarLink } from './leader.ts';

const most = 60;

let account: Awaited<ReturnType<typeof startLargeAccount>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  account = await startLargeAccount();
});
test.afterAll(() => account.close());
test.beforeEach(({ context }) => context.addCookies([account.cookie]));

/** The most that stood in the page at once, from here on. */
async function watchMost(page: Page, selector: string) {
  return page.evaluateHandle((wanted) => {
    const seen = { most: 0 };
    const look = () => {
      seen.most = Math.max(seen.most, document.querySelectorAll(wanted).length);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, selector);
}

/** By the key, pressed again while the wheel still turns. */
async function goWith(page: Page, key: 'End' | 'Home', row: Locator) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** A long way down with the wheel. */
async function scrollAround(page: Page) {
  for (let turn = 0; turn < 25; turn += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(20);
  }
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 780 },
  { width: 1440, height: 2400 },
]) {
  test(`of 5,000 people at most ${most} are in a page of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${account.address}/colaboradores`);
    await expect(page.getByText('5.000 colaboradores', { exact: true })).toBeVisible();
    const seen = await watchMost(page, 'main h2');
    await expect(page.getByRole('heading', { name: 'Pessoa 0001' })).toBeVisible();
    await page.mouse.move(300, 500);
    await scrollAround(page);
    await goWith(page, 'End', page.getByRole('heading', { name: 'Pessoa 5000' }));
    await goWith(page, 'Home', page.getByRole('heading', { name: 'Pessoa 0001' }));
    await page.getByRole('searchbox').fill('analista 4321');
    await expect(page.getByRole('heading', { name: 'Pessoa 4321' })).toBeVisible();
    await expect(page.getByText('1 de 5.000 colaboradores')).toBeVisible();
    expect(await seen.evaluate((value) => value.most)).toBeLessThanOrEqual(most);
  });
}

test(`of 20,000 entries at most ${most} are in the page, the newest first`, async ({ page }) => {
  await page.goto(`${account.address}/diario`);
  await expect(page.getByText('20.000 registros')).toBeVisible();
  const seen = await watchMost(page, 'main article');
  await expect(page.getByRole('article').first()).toContainText('Registro 1.');
  await page.mouse.move(600, 500);
  await scrollAround(page);
  await page.getByRole('article').first().click();
  await goWith(page, 'End', page.getByText('Registro 20000.'));
  await goWith(page, 'Home', page.getByText('Registro 1.'));
  await page.getByLabel('O que você observou?').fill('Mais um dia.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('20.001 registros')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Mais um dia.');
  expect(await seen.evaluate((value) => value.most)).toBeLessThanOrEqual(most);
});

test('a list that is come back to later is not sent again where it has not changed', async ({
  page,
}) => {
  await page.clock.install();
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/employees?')) answers.push(response.status());
  });
  const all = page.getByText('5.000 colaboradores', { exact: true });
  const goTo = (name: string) => sidebarLink(page, name).click();
  await page.goto(`${account.address}/colaboradores`);
  await expect(all).toBeVisible();
  await goTo('Suporte');
  await expect(page).toHaveURL(/\/suporte$/);
  // By then the tab has let go of the list.
  await page.clock.fastForward('06:00');
  await goTo('Colaboradores');
  await expect(all).toBeVisible();
  expect(answers).toEqual([200, 304]);
});
