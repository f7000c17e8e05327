import type { Page } from '@playwright/test';
import { choosePerson } from './choose-person.ts';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader, sidebarLink } from './leader.ts';

const credits = async (page: Page) =>
  (await (await page.request.get('/api/user/credits')).json()) as { credits: number };
const card = (page: Page, name: RegExp) => page.getByRole('article', { name });

test('a plan and an agenda from two sentences each', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/');
  await sidebarLink(page, 'Gestão Estratégica').click();
  await expect(page).toHaveURL(/\/gestao-estrategica$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Gestão Estratégica' })).toBeVisible();
  await choosePerson(page.getByLabel('Colaborador (opcional)'), 'Renata Lopes');

  await page.getByRole('button', { name: 'Gerar Plano com IA' }).click();
  await expect(page.getByText('Título e objetivo são obrigatórios').first()).toBeVisible();
  await expect(page.getByLabel('Título')).toBeFocused();
  await page.getByLabel('Título').fill('Menos fila nos caixas');
  await page
    .getByRole('textbox', { name: 'Objetivo' })
    .first()
    .fill('Baixar a espera média de 12 para 6 minutos');
  await page.reload();
  await expect(page.getByLabel('Título')).toHaveValue('Menos fila nos caixas');
  await page.getByRole('button', { name: 'Gerar Plano com IA' }).click();
  const plan = card(page, /fila/i);
  await expect(page.getByText('Plano de ação gerado com sucesso', { exact: true })).toBeVisible();
  await expect(plan).toBeVisible();
  await expect(plan.locator('[data-result-title]')).toBeFocused();
  const top = async () => (await plan.boundingBox())?.y;
  await expect.poll(top, { message: 'the document is in view' }).toBeLessThan(200);
  await expect(plan.getByText('Baixar a espera média de 12 para 6 minutos').first()).toBeVisible();

  await page.getByLabel('Assunto').fill('Escala de fim de ano');
  await page.getByRole('textbox', { name: 'Objetivo' }).last().fill('Fechar a escala de dezembro');
  await page.keyboard.press('Control+Enter');
  const agenda = card(page, /Escala de fim de ano/);
  await expect(agenda.locator('[data-result-title]')).toHaveAttribute('aria-expanded', 'true');
  await expect(plan.locator('[data-result-title]')).toHaveAttribute('aria-expanded', 'false');

  await agenda.getByRole('button', { name: 'Editar' }).click();
  await agenda.getByRole('textbox').fill('Pauta revista\n\nCombinada com a equipe.');
  await agenda.getByRole('button', { name: 'Salvar' }).click();
  const edited = card(page, /Pauta revista/);
  await expect(edited.getByText('Combinada com a equipe.')).toBeVisible();
  await edited.getByRole('link', { name: 'Ver no Histórico' }).click();
  await expect(page).toHaveURL(/\/historico\?item=/);
  await expect(page.getByText('Combinada com a equipe.').first()).toBeVisible();
});

test('a message and an e-mail to the same person, both copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeLeader(page);
  await page.goto('/comunicacao');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Gerar Mensagem com IA' }).click();
  await expect(page.getByText('Selecione um colaborador', { exact: true }).last()).toBeVisible();
  await expect(page.getByLabel('Colaborador')).toBeFocused();
  await choosePerson(page.getByLabel('Colaborador'), 'Renata Lopes');

  const steps = [
    { tab: 'Mensagem instantânea', submit: 'Gerar Mensagem com IA', says: 'Mensagem gerada' },
    { tab: 'E-mail', submit: 'Gerar E-mail com IA', says: 'E-mail gerado' },
  ];
  for (const { tab, submit, says } of steps) {
    await page.getByRole('tab', { name: tab }).click();
    await panel.getByLabel('Assunto').fill('Novo horário de abertura');
    await panel.getByLabel('Contexto').fill('A partir de segunda a loja abre às 7h.');
    await panel.getByRole('button', { name: submit }).click();
    await expect(page.getByText(`${says} com sucesso`, { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Copiar' }).click();
    await expect(
      page.getByText('Texto copiado para a área de transferência', { exact: true }),
    ).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/7h/);
    expect(copied).toMatch(/Renata/);
  }
  expect(await credits(page)).toEqual({ credits: 48 });
});

test('three documents about a person, a click each; a lost network costs none twice', async ({
  page,
  context,
}) => {
  await becomeLeader(page);
  await page.goto('/desenvolvimento');
  const actions = page.getByRole('group', { name: 'Gerar' });
  await actions.getByRole('button', { name: 'Criar PDI' }).click();
  await expect(page.getByText('Selecione empresa e colaborador').first()).toBeVisible();
  await choosePerson(page.getByLabel('Colaborador'), 'Renata Lopes');
  for (const { button, tab, says, about } of [
    // An interview is about the position: whoever applies for it hears the same questions.
    {
      button: 'Roteiro de Entrevista',
      tab: 'Entrevista',
      says: 'Roteiro de entrevista gerado',
      about: /Supervisora de Caixa/,
    },
    { button: 'Criar PDI', tab: 'PDI', says: 'PDI gerado', about: /Renata Lopes/ },
  ]) {
    await actions.getByRole('button', { name: button }).click();
    await expect(page.getByText(`${says} com sucesso`, { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText(about).first()).toBeVisible();
  }
  await context.setOffline(true);
  await actions.getByRole('button', { name: 'Roteiro de Feedback' }).click();
  await expect(page.getByText(/conexão caiu/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByText('Roteiro de feedback gerado com sucesso', { exact: true }),
  ).toBeVisible();
  expect(await credits(page)).toEqual({ credits: 47 });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Feedback', selected: true })).toBeVisible();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/Renata Lopes/)
      .first(),
  ).toBeVisible();
});

test('on a phone the menu leads there, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await becomeLeader(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Alternar barra lateral' }).click();
  await page.getByRole('link', { name: 'Comunicação' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comunicação' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const screens = [
  { path: '/gestao-estrategica', fill: 'Título', button: 'Gerar Plano com IA' },
  { path: '/comunicacao', fill: 'Assunto', button: 'Gerar Mensagem com IA' },
  { path: '/desenvolvimento', fill: null, button: 'Criar PDI' },
] as const;

for (const { path, fill, button } of screens) {
  test(`${path}: axe finds nothing in either theme, and nothing is wider than 320 px`, async ({
    page,
  }) => {
    await becomeLeader(page);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(page.getByLabel(/^Colaborador/)).toBeEnabled();
    // What is missing, first.
    await main.getByRole('button', { name: button }).first().click();
    await expect(page.getByText('Erro', { exact: true })).toBeVisible();
    await check(page, 'errors');
    await choosePerson(page.getByLabel(/^Colaborador/), 'Renata Lopes');
    if (fill) {
      await page.getByLabel(fill).first().fill('Menos fila nos caixas');
      await main
        .getByLabel(/^(Objetivo|Contexto)$/)
        .first()
        .fill('Baixar a espera média');
    }
    await main.getByRole('button', { name: button }).first().click();
    await expect(main.locator('[data-result-title]')).toBeFocused();
    await check(page, 'result');
  });
}
