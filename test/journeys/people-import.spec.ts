import type { Page } from '@playwright/test';
import { aWorkbook } from '../fuzzed-lists.ts';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

const workbook = (rows: string[][]) => ({
  name: 'pessoas.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(aWorkbook(rows)),
});
const column = (page: Page, letter: string) =>
  page.getByLabel(new RegExp(`^O que há na coluna ${letter}`));
const count = (page: Page, label: string) =>
  page.getByRole('status').getByText(label, { exact: true }).locator('xpath=following-sibling::dd');

test('a list comes in by three steps, through a reload and Back, and is undone', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/colaboradores');
  await page.getByRole('link', { name: 'Importar' }).click();
  await check(page, 'where a list is chosen');
  await page.getByLabel('Escolher planilha').setInputFiles(
    workbook([
      ['Nome completo', 'Cargo', 'Setor', 'Contato', 'Matrícula'],
      ['Ana Souza', 'Analista', 'Vendas', '(11) 91234-5678', '001'],
      ['Beto Cruz', 'Caixa', 'Vendas', '11 99876-5432', '002'],
      ['Carla Dias', '', '', '12345', '003'],
    ]),
  );
  await expect(page.getByText('3 pessoas em “pessoas.xlsx”')).toBeVisible();
  await expect(column(page, 'A')).toHaveValue('name');
  await expect(column(page, 'B')).toHaveValue('position');
  await expect(column(page, 'E')).toHaveValue('');
  await check(page, 'the columns of a list');
  await column(page, 'B').selectOption('');
  await page.reload();
  await expect(column(page, 'B')).toHaveValue('');
  await column(page, 'B').selectOption('position');
  await page.getByRole('button', { name: 'Conferir' }).focus();
  await page.keyboard.press('Enter');

  await expect(count(page, 'Ficam de fora')).toHaveText('3');
  await expect(page.getByText('Linha 2, Equipes: “Vendas”')).toBeVisible();
  await page.getByLabel('Criar as equipes que faltam').check();
  await expect(count(page, 'Novas')).toHaveText('2');
  await expect(page.getByText('Linha 4, Telefone: “12345”')).toBeVisible();
  await check(page, 'what an import would do');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar linhas' }).click();
  expect((await download).suggestedFilename()).toBe('linhas-a-corrigir.csv');
  await page.goBack();
  await expect(column(page, 'B')).toHaveValue('position');
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Criar as equipes que faltam')).toBeChecked();
  await page.getByRole('button', { name: 'Importar 2 pessoas' }).dblclick();

  await expect(page.getByText(/2 pessoas novas, 1 linha de fora e 1 equipe criada/)).toBeVisible();
  await check(page, 'what became of a list');
  await page.getByRole('link', { name: 'Ver colaboradores' }).click();
  await page.getByRole('link', { name: 'Ana Souza', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ligar para (11) 91234-5678' })).toHaveAttribute(
    'href',
    'tel:+5511912345678',
  );
  await expect(page.getByRole('link', { name: 'WhatsApp de Ana Souza' })).toHaveAttribute(
    'href',
    'https://wa.me/5511912345678',
  );
  await page.goto('/colaboradores?importar=nova');
  await page.getByRole('link', { name: 'pessoas.xlsx' }).click();
  await page.getByRole('button', { name: 'Desfazer...' }).click();
  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(page.getByText(/Esta importação foi desfeita/)).toBeVisible();
  await page.getByRole('link', { name: 'Ver colaboradores' }).click();
  await expect(page.getByText('1 colaborador', { exact: true })).toBeVisible();
});

test('cells are pasted on a telephone; what is no list is said, and nothing typed is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeLeader(page);
  await page.goto('/colaboradores?importar=nova');
  await page.getByLabel('Escolher planilha').setInputFiles({
    name: 'lista.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByRole('alert')).toContainText('não é uma planilha CSV ou XLSX');
  const cells = page.getByLabel('Células copiadas da planilha');
  await cells.fill(
    'Davi Reis\tEstoquista\tdavi@exemplo.com.br\nEva Reis\tFiscal\teva@exemplo.com.br',
  );
  await page.reload();
  await expect(cells).toHaveValue(/^Davi Reis/);
  await page.getByRole('button', { name: 'Ler células' }).click();
  await expect(page.getByLabel('Linha dos títulos')).toHaveValue('nenhuma');
  await column(page, 'C').selectOption('name');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('alert')).toHaveText('Deixe uma só coluna para “Nome”.');
  await column(page, 'C').selectOption('email');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('button', { name: 'Importar 2 pessoas' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await check(page, 'an import on a telephone');
});
