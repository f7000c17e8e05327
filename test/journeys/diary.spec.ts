import type { BrowserContext, Page } from '@playwright/test';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader, logIn } from './leader.ts';

const note = (page: Page) => page.getByLabel('O que você observou?');
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).first();

test('an entry is written, linked, found, changed and deleted', async ({ page }) => {
  const { companyId } = await becomeLeader(page);
  for (const name of ['Ana Lima', 'Ana Reis']) {
    await page.request.post('/api/employees', {
      multipart: { data: JSON.stringify({ name, position: 'Caixa', companyId }) },
    });
  }
  await page.goto('/diario');
  await expect(page.getByRole('button', { name: 'Citar pessoa' })).toBeVisible();
  await note(page).pressSequentially('Falei com @ren');
  await expect(page.getByRole('listbox', { name: 'Pessoas' })).toBeVisible();
  await check(page, 'people by @');
  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveValue('Falei com Renata Lopes ');
  await page.keyboard.type('e Ana sobre a reunião.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('group', { name: 'Qual Ana?' }).getByText('Ana Reis').click();
  await expect(page.getByText('Este registro fala de Ana Reis')).toBeVisible();
  const entry = page.getByRole('article').first();
  await expect(entry.getByRole('link', { name: 'Ana Reis' })).toBeVisible();
  await expect(entry.getByRole('link', { name: 'Renata Lopes' })).toBeVisible();
  await check(page, 'the diary');

  await page.getByLabel('Palavras do registro').fill('reuniao');
  await expect(page).toHaveURL(/q=reuniao/);
  await expect(entry).toContainText('sobre a reunião');
  await page.getByLabel('Palavras do registro').fill('outra');
  await expect(page.getByText(/^Nenhum registro com isso/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos os registros' }).click();

  await entry.getByRole('button', { name: /^Mais ações/ }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Editar registro').fill('Falei com Renata Lopes e Ana.');
  await check(page, 'an entry that is changed');
  await page.keyboard.press('Control+Enter');
  await expect(entry).toContainText('editado');
  await expect(entry.getByRole('link', { name: 'Ana Reis' })).toBeVisible();
  await entry.getByRole('button', { name: /^Mais ações/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await entry.getByRole('button', { name: 'Desfazer' }).click();
  await expect(entry).toContainText('Falei com Renata Lopes e Ana.');
});

test('the application can be installed: a manifest that the page names, and icons of their size', async ({
  page,
  context,
}) => {
  await becomeLeader(page);
  await page.goto('/diario');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  // As the browser itself reads it, before it offers to install.
  const chromium = await context.newCDPSession(page);
  const { url, data, errors } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const manifest = JSON.parse(data ?? '') as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [...manifest.icons, { src: touch!, sizes: '192x192' }]) {
    const size = await page.evaluate(async (path) => {
      const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
      return `${width}x${height}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // A private window, as each of these is, installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a note written without a network is sent once, and nothing of it stays after Sair', async ({
    page,
    context,
  }) => {
    const { companyId } = await becomeLeader(page);
    await page.goto('/diario');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect(page.getByRole('button', { name: 'Citar pessoa' })).toBeVisible();
    await context.setOffline(true);
    const text = 'Renata resolveu a fila sem chamar ninguém';
    await note(page).fill(text);
    await save(page).click();
    await expect(page.getByText('1 anotação espera', { exact: true })).toBeVisible();
    await expect(note(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Alternar barra lateral' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
    await menu.getByRole('button', { name: 'Fechar menu' }).click();
    // The application is closed, and opened again where there is still no network.
    await page.close();
    const later = await context.newPage();
    await later.goto('/diario');
    await expect(later.getByText('Anotar agora, enviar depois')).toBeVisible();
    await expect(later.getByText(text)).toBeVisible();
    await later.close();

    await context.setOffline(false);
    const back = await context.newPage();
    await back.goto('/diario');
    await expect(back.getByRole('article').getByText(text)).toBeVisible();
    await expect(back.getByText('1 anotação espera', { exact: true })).toHaveCount(0);
    const answer = await back.request.get('/api/diary', { params: { companyId } });
    const entries = (await answer.json()) as { description: string }[];
    expect(entries.map(({ description }) => description)).toEqual([text]);

    // One more waits, and its user wants to leave without a network.
    const secret = 'Anotação que ninguém mais deve ler';
    await context.setOffline(true);
    await note(back).fill(secret);
    await save(back).click();
    await expect(back.getByText('1 anotação espera', { exact: true })).toBeVisible();
    expect(await stored(back, context)).toContain(secret);
    await pressLeave(back);
    const question = back.getByRole('dialog', { name: '1 anotação ainda não foi enviada' });
    await expect(question.getByText(secret)).toBeVisible();
    await check(back, 'notes that are not sent');
    await back.goBack();
    await expect(question).toHaveCount(0);
    await expect(back).toHaveURL(/\/diario$/);
    await pressLeave(back);
    await question.getByRole('button', { name: 'Apagar e sair' }).click();
    await expect(back.getByText('Você ainda não saiu', { exact: true })).toBeVisible();
    expect(await stored(back, context)).toContain(secret);
    await question.getByRole('button', { name: 'Ficar' }).click();
    await expect(question).toHaveCount(0);
    await expect(back.getByText('1 anotação espera', { exact: true })).toBeVisible();

    // The network is there, the diary is not.
    await back.route('**/api/diary', (route) => route.abort());
    await context.setOffline(false);
    await pressLeave(back);
    await question.getByRole('button', { name: 'Apagar e sair' }).click();
    await expect(back).toHaveURL(/\/login$/);
    expect(await stored(back, context)).not.toContain(secret);
    expect(await stored(back, context)).not.toContain(text);
  });

  test('a note that can be sent when its user leaves is sent first', async ({ page, context }) => {
    const { registration } = await becomeLeader(page);
    await page.goto('/diario');
    await expect(page.getByRole('button', { name: 'Citar pessoa' })).toBeVisible();
    let isLeaving = false;
    await page.route('**/api/diary', (route) => (isLeaving ? route.continue() : route.abort()));
    const text = 'Davi abriu o caixa sozinho';
    await note(page).fill(text);
    await save(page).click();
    await expect(page.getByText('1 anotação espera', { exact: true })).toBeVisible();
    isLeaving = true;
    await pressLeave(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page, context)).not.toContain(text);
    await logIn(page, registration);
    await page.goto('/diario');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').getByText(text)).toBeVisible();
  });
});

async function pressLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alternar barra lateral' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
}

/** Everything that the browser keeps for the application. */
async function stored(page: Page, context: BrowserContext): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all(
          (await cache.keys()).map(async (request) => (await cache.match(request))?.text()),
        );
        return answers.join('\n');
      }),
    );
    const databases = await indexedDB.databases();
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      kept,
    ]);
  });
  return inPage + JSON.stringify(await context.storageState({ indexedDB: true }));
}
