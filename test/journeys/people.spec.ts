import type { Page } from '@playwright/test';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

/** A picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const attachment = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(`Conteúdo de ${name}`),
});
const person = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a person with photo and files: registered, changed, read about, erased', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/colaboradores');
  await page.getByRole('button', { name: 'Novo Colaborador' }).click();
  const form = person(page, 'Novo Colaborador');
  await form.getByLabel('Nome').fill('Davi Souza');
  await form.getByLabel('Função').fill('Caixa');
  await form.getByLabel('Perfil comportamental').selectOption('comunicador');
  await form.getByLabel('Objetivos').fill('Aprender a fechar o caixa\n\nAtender melhor\nLiderar');
  await form.getByLabel('Histórico profissional').fill('Repositor - Mercado Azul - 2020 - 2023');
  await expect(form.getByText('Mercado Azul · 2020 - 2023')).toBeVisible();
  await form.getByLabel('Escolher foto').setInputFiles({
    name: 'davi.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await expect(form.getByLabel('Trocar foto')).toBeAttached();
  await form
    .getByLabel('Adicionar arquivos')
    .setInputFiles([
      attachment('currículo.pdf', 'application/pdf'),
      attachment('nota.qualquer', ''),
    ]);
  await form.getByRole('button', { name: 'Remover nota.qualquer' }).click();
  await form.getByRole('button', { name: 'Criar Colaborador' }).click();
  await expect(page.getByText('Colaborador criado com sucesso', { exact: true })).toBeVisible();

  const card = page.getByRole('main').locator('.rounded-lg', { hasText: 'Davi Souza' }).last();
  await expect(card.getByText('Comunicador')).toBeVisible();
  await expect(card.getByText('+1 mais')).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/files\//);
  await card.getByRole('button', { name: 'Editar Davi Souza' }).click();
  const edit = person(page, 'Editar Colaborador');
  const waiting = page.waitForEvent('download');
  await edit.getByRole('link', { name: 'currículo.pdf' }).click();
  expect((await waiting).suggestedFilename()).toBe('currículo.pdf');
  await page.reload();
  await edit.getByRole('button', { name: 'Remover currículo.pdf' }).click();
  await edit.getByLabel('Adicionar arquivos').setInputFiles(attachment('avaliação.docx', ''));
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Colaborador atualizado com sucesso', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Editar Davi Souza' }).click();
  await expect(edit.getByRole('link', { name: 'avaliação.docx' })).toBeVisible();
  await expect(edit.getByText('currículo.pdf')).toHaveCount(0);
  await edit.getByRole('button', { name: 'Remover foto' }).click();
  await expect(edit.getByText('A foto sai ao salvar.')).toBeVisible();
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit).toHaveCount(0);
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('button', { name: 'Editar Davi Souza' }).click();

  await edit.getByRole('button', { name: 'Excluir' }).click();
  const erase = person(page, 'Excluir colaborador');
  await erase.getByRole('button', { name: 'Continuar' }).click();
  await erase.getByRole('checkbox').check();
  await erase.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(page.getByText('1 colaborador', { exact: true })).toBeVisible();
  await expect(page.getByText('Davi Souza')).toHaveCount(0);
});

test('from a card to the documents about that person, and back', async ({ page }) => {
  const { generate } = await becomeLeader(page);
  await generate();
  await page.goto('/colaboradores');
  await page.getByRole('link', { name: 'Documentos de Renata Lopes' }).click();
  await expect(page).toHaveURL(/\/historico\?employeeId=/);
  await expect(page.getByLabel('Colaborador', { exact: true })).toHaveValue(/.+/);
  await expect(page.getByText('Nenhum documento com esses filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  const list = page.getByRole('region', { name: 'Documentos' });
  await list.getByRole('listitem').getByRole('button').click();
  await expect(page).toHaveURL(/item=/);
  await page.reload();
  await expect(page.getByText('Delegar mais').first()).toBeVisible();
  await page.getByLabel('Tipo').selectOption('meeting');
  await expect(page).not.toHaveURL(/item=/);
  await expect(page.getByText('Nenhum documento com esses filtros')).toBeVisible();
});

test('a team is created, managed by a link, and the Back button closes its dialog', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/equipes');
  await page.getByRole('button', { name: 'Nova Equipe' }).click();
  const form = person(page, 'Nova Equipe');
  await form.getByLabel('Nome da equipe').fill('Padaria');
  await form.getByLabel('Objetivos').fill('Um\nDois\nTrês\nQuatro');
  await page.reload();
  await expect(form.getByText('Continuamos de onde você parou.')).toBeVisible();
  await form.getByRole('button', { name: 'Criar Equipe' }).click();
  await expect(page.getByText('Equipe criada com sucesso', { exact: true })).toBeVisible();
  await expect(page.getByText('+1 mais')).toBeVisible();
  await page.getByRole('button', { name: 'Gestão de Padaria' }).click();
  await expect(page).toHaveURL(/gestao=/);
  await page.reload();
  const dialog = person(page, 'Configurações de Gestão');
  await dialog.getByRole('switch').check();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Configurado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Editar Padaria' }).click();
  await expect(person(page, 'Editar Equipe')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a note survives a reload, and is shown as it was typed', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/diario');
  const note = page.getByLabel('O que você observou?');
  await note.press('Control+Enter');
  await expect(page.getByText('Digite alguma observação antes de salvar')).toBeVisible();
  await note.fill('Ana conduziu a reunião.\n\n  <b>Sozinha</b> & bem 👏');
  await page.reload();
  await note.press('Control+Enter');
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('');
  await page.reload();
  const text = page.getByRole('article').locator('p').last();
  const typed = 'Ana conduziu a reunião.\n\n  <b>Sozinha</b> & bem 👏';
  await expect(text).toHaveJSProperty('textContent', typed);
  await expect(page.getByRole('article')).toContainText(/\d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}/);
});

test('axe finds nothing in the dialogs in either theme, and nothing is wider than 320 px', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/colaboradores');
  await page.getByRole('button', { name: 'Editar Renata Lopes' }).click();
  const edit = person(page, 'Editar Colaborador');
  await edit
    .getByLabel('Adicionar arquivos')
    .setInputFiles(attachment('um nome de arquivo bem comprido, como os de verdade.pdf', ''));
  await edit.getByLabel('Nome', { exact: true }).fill('R');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit.getByText('Nome deve ter pelo menos 2 caracteres')).toBeVisible();
  await check(page, 'employee');
  await edit.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await check(page, 'erase');
  await page.goto('/equipes');
  await page.getByRole('button', { name: 'Editar Atendimento Loja Centro' }).click();
  await expect(person(page, 'Editar Equipe')).toBeVisible();
  await check(page, 'team');
  await page.getByRole('tab', { name: 'Configurações de Gestão' }).click();
  await check(page, 'management');
});
