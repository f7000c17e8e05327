import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { aPicture } from '../file-samples.ts';
import { launchServer, type ServerProcess } from '../launch-server.ts';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader, sidebarLink } from './leader.ts';

const saved = (page: Page) =>
  expect(page.getByText('Configurações atualizadas com sucesso', { exact: true })).toBeVisible();
const text = {
  name: 'abertura.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Ligar o forno.'),
};

test('three tabs, each saved by itself; what is not saved stays', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/');
  await sidebarLink(page, 'Configurações').click();
  const basic = page.getByRole('form', { name: 'Empresa' });
  await basic.getByLabel('Nome').fill('Mercado da Vila');
  await page.getByRole('tab', { name: 'Filosofia' }).click();
  await expect(page).toHaveURL(/\?aba=filosofia$/);
  const philosophy = page.getByRole('form', { name: 'Filosofia' });
  await philosophy.getByRole('textbox', { name: 'Valor 1' }).press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Capricho');
  await philosophy.getByRole('button', { name: 'Salvar' }).click();
  await saved(page);

  await page.reload();
  await page.getByRole('tab', { name: 'Empresa (alterações não salvas)' }).click();
  await expect(basic.getByLabel('Nome')).toHaveValue('Mercado da Vila');
  await basic.getByRole('button', { name: 'Salvar' }).click();
  await saved(page);
  await sidebarLink(page, 'Empresa').click();
  await expect(page.getByText('Mercado da Vila')).toBeVisible();
  await expect(page.getByText('Capricho')).toBeVisible();
});

test('on a phone the open tab is whole, whichever it is', async ({ page }) => {
  await becomeLeader(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Empresa', 'Processos', 'Combinados', 'Privacidade']) {
    await page.goto(`/configuracoes?aba=${name.toLowerCase()}`);
    const hidden = () =>
      page.getByRole('tab', { name }).evaluate((tab) => {
        const row = tab.parentElement!;
        const [of, within] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
        const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
        const before = within.left + (row.scrollLeft > 1 ? 48 : 0) - of.left;
        const after = of.right - within.right + (rest > 1 ? 48 : 0);
        return Math.max(before, after);
      });
    await expect.poll(hidden, { message: name }).toBeLessThanOrEqual(1);
  }
});

test('what documents lack leads to its field, and no entry of the history', async ({ page }) => {
  const { companyId } = await becomeLeader(page);
  await page.request.put(`/api/companies/${companyId}`, { data: { processes: [] } });
  await page.goto('/configuracoes?aba=filosofia');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Processos', exact: true }).click();
  await expect(page).toHaveURL(/\?aba=processos$/);
  await expect(page.getByRole('textbox', { name: 'Processo 1' })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a process with its file, which a new name on /empresa does not lose', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/configuracoes?aba=processos');
  const processes = page.getByRole('form', { name: 'Processos' });
  await processes.getByRole('button', { name: 'Adicionar processo' }).click();
  await page.keyboard.type('Abertura da loja');
  const file = { ...text, name: 'abertura.exe' };
  await processes.getByLabel('Anexar arquivo de Abertura da loja').setInputFiles(file);
  await expect(processes.getByText('O arquivo deve ser pdf, doc, docx ou txt.')).toBeVisible();
  await processes.getByLabel('Anexar arquivo de Abertura da loja').setInputFiles(text);
  await expect(processes.getByRole('link', { name: 'abertura.txt' })).toBeVisible();
  await processes.getByRole('button', { name: 'Salvar' }).click();
  await saved(page);

  await page.goto('/empresa');
  await page.getByRole('button', { name: 'Editar' }).click();
  const rows = page.getByRole('textbox', { name: /^Processo \d/ });
  await rows.last().fill('Abertura e fechamento');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Abertura e fechamento')).toBeVisible();

  await page.goto('/configuracoes?aba=processos');
  await expect(rows.last()).toHaveValue('Abertura e fechamento');
  const link = processes.getByRole('link', { name: 'abertura.txt' });
  const served = await page.request.get((await link.getAttribute('href'))!);
  expect(await served.text()).toBe('Ligar o forno.');
});

test('a new photo and name stand in the header at once, and the session goes on', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/suporte');
  await page.getByRole('button', { name: /, sua conta$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sua conta' });
  await dialog.getByLabel('Nome').fill('Ana Lima');
  const photo = { name: 'eu.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await dialog.getByLabel('Escolher foto').setInputFiles({
    ...photo,
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(dialog.getByText('Imagem deve ter no máximo 5MB')).toBeVisible();
  await dialog.getByLabel('Escolher foto').setInputFiles(photo);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Perfil atualizado', { exact: true })).toBeVisible();
  const button = page.getByRole('button', { name: 'Ana Lima, sua conta' });
  await expect(button.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await button.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await page.reload();
  await expect(button).toBeVisible();
});

test('the data are downloaded, and the account deleted for good', async ({ page }) => {
  const { registration } = await becomeLeader(page);
  await page.goto('/configuracoes?aba=privacidade');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  expect((await download).suggestedFilename()).toMatch(/^leme-dados-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta' });
  await dialog.getByLabel('Sua senha').fill('errada-mesmo');
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Senha incorreta.')).toBeVisible();
  await dialog.getByLabel('Sua senha').fill(registration.password);
  await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Sua conta e todos os seus dados foram excluídos.')).toBeVisible();
  await page.getByLabel('Email').fill(registration.email);
  await page.getByLabel('Senha', { exact: true }).fill(registration.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email ou senha incorretos.')).toBeVisible();
});

test.describe('with a support form', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leme-support-'));
  const form = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Ajuda</title><label>Dúvida <input></label>');
  });
  let server: ServerProcess | undefined;
  test.afterAll(async () => {
    form.close();
    server?.signal('SIGTERM');
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('it stands in the page, and nothing else may', async ({ page }) => {
    await new Promise<void>((resolve) => form.listen(0, '127.0.0.1', resolve));
    const { port } = form.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/formulario`;
    server = await launchServer({ DATA_DIR: folder, SUPPORT_FORM_URL: url });
    const address = await server.ready;
    const { request } = page;
    const registration = {
      name: 'Ana Lima',
      email: 'ana@exemplo.com.br',
      phone: '11912345678',
      position: 'Gerente',
      tipo: 'líder',
      password: 'uma-senha-boa',
    };
    await request.post(`${address}/api/auth/register`, { data: registration });
    await request.post(`${address}/api/auth/login`, { data: registration });
    await page.goto(`${address}/suporte`);
    const frame = page.frameLocator('iframe[title="Formulário de suporte"]');
    await frame.getByLabel('Dúvida').fill('Como exporto um PDI?');
    await expect(page.getByText('Carregando formulário...')).toHaveCount(0);
    const headers = (await page.request.get(`${address}/suporte`)).headers();
    expect(headers['content-security-policy']).toContain(`frame-src http://127.0.0.1:${port};`);
  });
});

test('axe finds nothing in either theme, and nothing is wider than 320 px', async ({ page }) => {
  await becomeLeader(page);
  for (const tab of ['empresa', 'filosofia', 'processos', 'privacidade']) {
    await page.goto(`/configuracoes?aba=${tab}`);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel').getByRole('button').last()).toBeVisible();
    await check(page, tab);
  }
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(page.getByText('Digite a sua senha.')).toBeVisible();
  await check(page, 'deletion');
  await page.goto('/suporte');
  await page.getByText('Como troco a minha senha?').click();
  await check(page, 'support');
  await page.getByRole('button', { name: /, sua conta$/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Nome')).toBeFocused();
  await check(page, 'account');
});
