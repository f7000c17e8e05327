import type { Locator, Page } from '@playwright/test';
import { messages } from '#server/messages.ts';
import { aRegistration } from '../factories.ts';
import { expect, test } from './fixtures.ts';
import { kindForms, toastOf } from './kind-forms.ts';
import { becomeLeader, clickTwice, escapeFrom, sidebarLink, sidebarOf } from './leader.ts';

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();
const unopened = 'Não foi possível abrir. Verifique a internet e tente de novo.';
const creditsOf = async (page: Page) =>
  ((await (await page.request.get('/api/user/credits')).json()) as { credits: number }).credits;

test('without a server each step says so, keeps what was typed, and works when it is back', async ({
  page,
  context,
}) => {
  await becomeLeader(page);
  await page.goto('/equipes');
  // What tells of it comes after the first paint.
  await expect(page.getByRole('region', { name: /^Avisos/ })).toBeAttached();
  const form = page.getByRole('dialog', { name: 'Formulário de Feedback' });
  const profile = page.getByRole('dialog', { name: 'Sua conta' });
  for (const [opener, dialog] of [
    ['Roteiro de Feedback', form],
    [/, sua conta$/, profile],
  ] as const) {
    await context.setOffline(true);
    await page.getByRole('button', { name: opener }).click();
    await expect(toastOf(page, unopened)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nova Equipe' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: opener }).click();
    await escapeFrom(dialog);
    await expect(dialog).toHaveCount(0);
  }

  await context.setOffline(true);
  // The service worker keeps the diary alone; another screen has yet to come.
  await sidebarLink(page, 'Colaboradores').click();
  const broken = page.getByRole('alert').filter({ hasText: 'Esta tela não pôde ser aberta' });
  await expect(broken).toBeVisible();
  // The network is back: the screen comes without a press.
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Novo Colaborador' })).toBeVisible();

  await sidebarLink(page, 'Equipes').click();
  await press(page, 'Nova Equipe');
  const name = page.getByLabel('Nome da equipe');
  await name.fill('Padaria');
  await context.setOffline(true);
  await press(page, 'Criar Equipe');
  await expect(toastOf(page, messages.network)).toBeVisible();
  await expect(name).toHaveValue('Padaria');
  await context.setOffline(false);
  await press(page, 'Criar Equipe');
  await expect(toastOf(page, 'Equipe criada com sucesso')).toBeVisible();
});

test('a list that does not come into a form can be asked for again', async ({ page }) => {
  await becomeLeader(page);
  await page.route('**/api/employees?*', (route) => route.abort());
  await page.goto('/suporte');
  await press(page, 'Criar PDI');
  await expect(page.getByText('Não foi possível carregar a lista.')).toBeVisible();
  await page.getByLabel('Objetivo 1').fill('Reduzir as filas');
  await page.unroute('**/api/employees?*');
  await press(page, 'Tentar novamente');
  await expect(page.getByLabel('Colaborador')).toBeEnabled();
  await expect(page.getByLabel('Objetivo 1')).toHaveValue('Reduzir as filas');
});

test('Back closes a dialog, a reload finds it as it was, and its own end leaves no trace', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/equipes');
  await sidebarLink(page, 'Suporte').click();
  await press(page, 'Criar PDI');
  const form = page.getByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
  await kindForms.pdi.fill(form);
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/suporte$/);
  await page.goForward();
  await expect(form.getByLabel('Objetivo 1')).toHaveValue('Reduzir as filas');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked, 'a draft is kept without a question').toEqual([]);
  await expect(form.getByLabel('Objetivo 1')).toHaveValue('Reduzir as filas');

  await press(form, 'Gerar PDI com IA');
  const result = page.getByRole('dialog', { name: 'PDI Gerado' });
  await press(result, 'Fechar');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/equipes$/);
});

test('a reload finds the document: while it is written, as it comes, and once it is there', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/suporte');
  page.on('dialog', (dialog) => void dialog.accept());
  const form = page.getByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
  const result = page.getByRole('dialog', { name: 'PDI Gerado' });
  const generate = async () => {
    await press(page, 'Criar PDI');
    await kindForms.pdi.fill(form);
    await press(form, 'Gerar PDI com IA');
  };

  // The first request is held, and its answer never comes.
  let hold = () => {};
  const held = new Promise<void>((resolve) => (hold = resolve));
  await page.route('**/api/ai/generate', () => hold(), { times: 1 });
  await generate();
  await held;
  await page.reload();
  await expect(result).toBeVisible();
  await page.reload();
  await expect(result).toBeVisible();
  expect(await creditsOf(page)).toBe(49);
  await press(result, 'Fechar');
  await expect(result).toHaveCount(0);

  // The page is loaded again the moment that its toast appears, before the result has opened.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes('PDI gerado com sucesso')) return;
      observer.disconnect();
      location.reload();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const reloaded = page.waitForEvent('load');
  await generate();
  await reloaded;
  await expect(result).toBeVisible();
  expect(await creditsOf(page)).toBe(48);
  await press(result, 'Fechar');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Criar PDI' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back closes what the screens themselves open, and opens nothing that was closed', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/suporte');
  await sidebarLink(page, 'Colaboradores').click();
  const dialog = page.getByRole('dialog');
  await press(page, 'Novo Colaborador');
  await dialog.getByLabel('Nome').fill('Davi Souza');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/colaboradores$/);
  await page.goForward();
  await expect(dialog.getByLabel('Nome')).toHaveValue('Davi Souza');
  await press(dialog, 'Cancelar');
  // The question whether to erase is no answer to the next 'Editar'.
  await press(page, 'Editar Renata Lopes');
  await press(dialog, 'Excluir');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await press(page, 'Editar Renata Lopes');
  await expect(dialog.getByLabel('Nome')).toHaveValue('Renata Lopes');
  await press(dialog, 'Cancelar');
  await press(page, 'Buscar');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/suporte$/);
});

test('what is seen hears: a key and a letter count from the first drawing on', async ({ page }) => {
  await becomeLeader(page);
  // What React leaves for later it tells itself by a message, which on a slow phone is long on its way.
  await page.addInitScript(() => {
    const { prototype } = MessagePort;
    const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')!.value as () => void;
    prototype.postMessage = function (...message) {
      setTimeout(() => post.apply(this, message as never), 400);
    };
  });
  await page.goto('/suporte');
  const sidebar = sidebarOf(page);
  await expect(sidebar.getByText('Suporte')).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sidebar.getByText('Suporte')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/configuracoes?aba=filosofia');
  const mission = page.getByLabel('Missão');
  await mission.fill('Abastecer o bairro');
  await page.reload();
  await expect(mission).toHaveValue('Abastecer o bairro');
});

test('a press that began before the code of the bell had come opens it', async ({ page }) => {
  await becomeLeader(page);
  let give = () => {};
  const wanted = new Promise<void>((resolve) => (give = resolve));
  await page.route('**/assets/notifications-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/suporte');
  await page.getByRole('button', { name: /^Notificações/ }).hover();
  await page.mouse.down();
  give();
  // It knows whether it is open once its code is there.
  await expect(page.locator('button[aria-haspopup=dialog][aria-expanded]').first()).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible();
});

test('over a dialog a toast is reached by F8 and by mouse, and gives the focus back', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.route('**/api/teams', (route) => route.abort());
  await page.goto('/equipes');
  // What hears F8 comes after the first paint.
  await expect(page.getByRole('region', { name: /^Avisos/ })).toBeAttached();
  await press(page, 'Nova Equipe');
  await page.getByLabel('Nome da equipe').fill('Padaria');
  const close = page.getByRole('button', { name: 'Fechar aviso' });
  for (const way of ['keys', 'mouse']) {
    await press(page, 'Criar Equipe');
    await expect(toastOf(page, messages.network)).toBeVisible();
    if (way === 'mouse') await close.click();
    else {
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(close).toHaveCount(0);
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  }
});

test('two clicks create, change and erase once', async ({ page }) => {
  const { request } = page;
  const registration = { ...aRegistration(), email: `d.${Math.random()}@exemplo.com.br` };
  await request.post('/api/auth/register', { data: registration });
  await request.post('/api/auth/login', { data: registration });
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() !== 'GET') sent.push(`${call.method()} ${new URL(call.url()).pathname}`);
  });
  const dialog = page.getByRole('dialog');
  const once = async (what: RegExp, button: Locator, said: string) => {
    sent.length = 0;
    await clickTwice(button);
    await expect(toastOf(page, said)).toBeVisible();
    expect(sent.filter((call) => what.test(call))).toHaveLength(1);
    await expect(dialog).toHaveCount(0);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/empresa');
  await press(page, 'Cadastrar Empresa');
  await page.getByLabel('Nome', { exact: true }).fill('Mercado Bom Vizinho');
  await once(/^POST/, button('Cadastrar Empresa'), 'Empresa criada com sucesso');

  await sidebarLink(page, 'Equipes').click();
  await press(page, 'Criar Primeira Equipe');
  await page.getByLabel('Nome da equipe').fill('Caixas');
  await once(/^POST/, button('Criar Equipe'), 'Equipe criada com sucesso');
  await press(page, 'Gestão de Caixas');
  await once(/^PUT/, button('Salvar'), 'Configurações de gestão atualizadas com sucesso');

  await sidebarLink(page, 'Colaboradores').click();
  await press(page, 'Criar Primeiro Colaborador');
  await dialog.getByLabel('Nome').fill('Davi Souza');
  await dialog.getByLabel('Função').fill('Caixa');
  await once(/^POST/, button('Criar Colaborador'), 'Colaborador criado com sucesso');
  await press(page, 'Editar Davi Souza');
  await press(dialog, 'Excluir');
  await press(dialog, 'Continuar');
  await dialog.getByRole('checkbox').check();
  await once(/^DELETE/, button('Excluir definitivamente'), messages.employeeErased);

  await sidebarLink(page, 'Diário do Líder').click();
  await page.getByLabel('O que você observou?').fill('Um dia calmo.');
  await once(/^POST/, button('Salvar'), 'Entrada do diário salva com sucesso');
  await page.getByRole('button', { name: /, sua conta$/ }).click();
  await dialog.getByLabel('Cargo').fill('Diretora');
  await once(/^PUT/, button('Salvar'), 'Perfil atualizado');
});

test('a slow upload tells how far it is, and can be broken off with nothing lost', async ({
  page,
  context,
}) => {
  await becomeLeader(page);
  await page.goto('/colaboradores');
  await press(page, 'Novo Colaborador');
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome').fill('Davi Souza');
  await form.getByLabel('Função').fill('Caixa');
  const video = { name: 'entrevista.mp4', mimeType: '', buffer: Buffer.alloc(3_000_000, 7) };
  await form.getByLabel('Adicionar arquivos').setInputFiles(video);
  const devtools = await context.newCDPSession(page);
  const line = { offline: false, latency: 20, downloadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 100_000 });
  await press(form, 'Criar Colaborador');
  await expect(form.getByText(/^Enviando arquivos: [1-9]\d?%$/)).toBeVisible();
  await press(form, 'Cancelar envio');
  await expect(toastOf(page, 'Envio cancelado')).toBeVisible();
  await expect(form.getByLabel('Nome')).toHaveValue('Davi Souza');
  await devtools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
  await press(form, 'Criar Colaborador');
  await expect(toastOf(page, 'Colaborador criado com sucesso')).toBeVisible();
  await expect(page.getByText('2 colaboradores', { exact: true })).toBeVisible();
});
