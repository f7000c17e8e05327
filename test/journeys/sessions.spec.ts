import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { kindForms, toastOf } from './kind-forms.ts';
import { becomeLeader, endSessionOnSending, logIn } from './leader.ts';

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();
const account = (page: Page) => page.getByRole('button', { name: /, sua conta$/ });
const curriculum = { name: 'currículo.pdf', mimeType: '', buffer: Buffer.from('Vinte anos.') };

/** A form that is half done when the session ends. */
interface HalfDone {
  path: string;
  /** From the screen to the form; the login leads there by itself. */
  open?: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  submit: string;
  isKept: (page: Page) => Promise<void>;
}

const forms: Record<string, HalfDone> = {
  'an employee with a file': {
    path: '/colaboradores',
    open: (page) => press(page, 'Novo Colaborador'),
    async fill(page) {
      const form = page.getByRole('dialog');
      await form.getByLabel('Nome').fill('Davi Souza');
      await form.getByLabel('Função').fill('Caixa');
      await form.getByLabel('Adicionar arquivos').setInputFiles(curriculum);
    },
    submit: 'Criar Colaborador',
    async isKept(page) {
      const form = page.getByRole('dialog');
      await expect(form.getByLabel('Nome')).toHaveValue('Davi Souza');
      await expect(form.getByText('currículo.pdf')).toBeVisible();
      await press(form, 'Criar Colaborador');
      await expect(toastOf(page, 'Colaborador criado com sucesso')).toBeVisible();
      await press(page, 'Editar Davi Souza');
      await expect(form.getByRole('link', { name: 'currículo.pdf' })).toBeVisible();
    },
  },
  'a team, on its second tab': {
    path: '/equipes',
    open: (page) => press(page, 'Nova Equipe'),
    async fill(page) {
      await page.getByLabel('Nome da equipe').fill('Padaria');
      await page.getByRole('tab', { name: 'Configurações de Gestão' }).click();
      await page.getByLabel('Frequência de feedback').selectOption('weekly');
    },
    submit: 'Criar Equipe',
    async isKept(page) {
      await expect(page.getByLabel('Nome da equipe')).toHaveValue('Padaria');
      await page.getByRole('tab', { name: 'Configurações de Gestão' }).click();
      await expect(page.getByLabel('Frequência de feedback')).toHaveValue('weekly');
      await press(page.getByRole('dialog'), 'Cancelar');
    },
  },
  'the settings of a team': {
    path: '/equipes',
    open: (page) => press(page, 'Gestão de Atendimento Loja Centro'),
    fill: async (page) => {
      await page.getByLabel('Frequência de reuniões').selectOption('weekly');
    },
    submit: 'Salvar',
    isKept: (page) => expect(page.getByLabel('Frequência de reuniões')).toHaveValue('weekly'),
  },
  'the company': {
    path: '/empresa',
    open: (page) => press(page, 'Editar'),
    fill: (page) => page.getByLabel('Descrição').fill('Mercado de bairro, com padaria'),
    submit: 'Salvar',
    isKept: (page) =>
      expect(page.getByLabel('Descrição')).toHaveValue('Mercado de bairro, com padaria'),
  },
  'the diary': {
    path: '/diario',
    fill: (page) => page.getByLabel('O que você observou?').fill('Davi abriu a loja sozinho.'),
    submit: 'Salvar',
    isKept: (page) =>
      expect(page.getByLabel('O que você observou?')).toHaveValue('Davi abriu a loja sozinho.'),
  },
  'the settings': {
    path: '/configuracoes?aba=filosofia',
    fill: (page) => page.getByLabel('Missão').fill('Abastecer o bairro com capricho'),
    submit: 'Salvar',
    isKept: (page) =>
      expect(page.getByLabel('Missão')).toHaveValue('Abastecer o bairro com capricho'),
  },
  'the profile': {
    path: '/suporte',
    open: (page) => account(page).click(),
    fill: (page) => page.getByRole('dialog').getByLabel('Cargo').fill('Diretora'),
    submit: 'Salvar',
    isKept: (page) => expect(page.getByRole('dialog').getByLabel('Cargo')).toHaveValue('Diretora'),
  },
  'a document’s form': {
    path: '/diario',
    open: (page) => press(page, 'Roteiro de Feedback'),
    fill: (page) => kindForms.feedback.fill(page.getByRole('dialog')),
    submit: 'Gerar Feedback com IA',
    isKept: async (page) => {
      const form = page.getByRole('dialog');
      await expect(form.getByLabel('Contexto')).toHaveValue(kindForms.feedback.kept[1]);
      await expect(form.getByLabel('Colaborador')).toHaveValue(/./);
    },
  },
};

test('a session that ends in the middle of any form loses nothing of it', async ({ page }) => {
  const { registration } = await becomeLeader(page);
  for (const [name, { path, open, fill, submit, isKept }] of Object.entries(forms)) {
    await test.step(name, async () => {
      await page.goto(path);
      await open?.(page);
      await fill(page);
      await endSessionOnSending(page);
      await press(page.locator('body'), submit);
      await expect(page.getByText(/^Sua sessão terminou/)).toBeVisible();
      await logIn(page, registration);
      await expect(page).toHaveURL(new RegExp(path.replace('?', '\\?')));
      await isKept(page);
    });
  }
});

test('an edit of a document outlives its session', async ({ page }) => {
  const { registration, generate } = await becomeLeader(page);
  const { aiHistoryId } = await generate();
  await page.goto(`/historico?item=${aiHistoryId}`);
  await press(page, 'Editar');
  const editor = page.getByRole('textbox', { name: 'Texto do documento' });
  await editor.fill('Plano nosso\n\nCombinado em conversa.');
  await endSessionOnSending(page);
  await press(page, 'Salvar');
  await logIn(page, registration);
  await expect(editor).toHaveValue('Plano nosso\n\nCombinado em conversa.');
});

test('two tabs: what one saves the other shows; one signs out, or in as another', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { registration } = await becomeLeader(page);
  await page.goto('/equipes');
  const team = (in_: Page, name: string) => in_.getByRole('heading', { name });
  await expect(team(page, 'Atendimento Loja Centro')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/equipes');
  await press(other, 'Nova Equipe');
  await other.getByLabel('Nome da equipe').fill('Padaria');
  await press(other, 'Criar Equipe');
  await expect(team(page, 'Padaria')).toBeVisible();

  await page.getByRole('button', { name: 'Escrever Mensagem' }).click();
  await page.getByLabel('Contexto/objetivo').fill('Combinar a escala');
  await press(other, 'Sair');
  await expect(other).toHaveURL(/\/login$/);
  await expect(page.getByText(/^Sua sessão terminou/)).toBeVisible();
  await logIn(page, registration);
  await expect(page.getByLabel('Contexto/objetivo')).toHaveValue('Combinar a escala');

  const elsewhere = await browser.newContext({ baseURL });
  const guest = await elsewhere.newPage();
  const second = await becomeLeader(guest);
  const theirs = { name: 'Açougue', goals: [], companyId: second.companyId };
  expect((await guest.request.post('/api/teams', { data: theirs })).ok()).toBe(true);
  await elsewhere.close();
  await logIn(other, second.registration);
  await expect(team(page, 'Açougue')).toBeVisible();
  await expect(page.getByText('Padaria')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link to a document or a person leads there through the login; another’s leads nowhere', async ({
  page,
  context,
}) => {
  const first = await becomeLeader(page);
  const foreign = { item: (await first.generate()).aiHistoryId, person: first.employeeId };
  await context.clearCookies();
  const { registration, generate, employeeId } = await becomeLeader(page);
  const { aiHistoryId } = await generate();
  const links = [
    [`/historico?item=${aiHistoryId}`, () => page.getByText('Delegar mais').first()],
    [`/colaboradores?id=${employeeId}`, () => page.getByRole('heading', { name: 'Renata Lopes' })],
  ] as const;
  for (const [link, there] of links) {
    await context.clearCookies();
    await page.goto(link);
    await logIn(page, registration);
    await expect(page).toHaveURL(link);
    await expect(there()).toBeVisible();
  }
  await page.goto(`/historico?item=${foreign.item}`);
  await expect(page.getByText('Documento não encontrado')).toBeVisible();
  await page.goto(`/colaboradores?id=${foreign.person}`);
  await expect(page.getByText(/^Colaborador não encontrado/)).toBeVisible();
});
