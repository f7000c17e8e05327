import type { Locator, Page } from '@playwright/test';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { choosePerson } from './choose-person.ts';
import { expect, test } from './fixtures.ts';
import { sidebarLink } from './leader.ts';

/** The main job: from registration to a PDI in the history, without reading anything first. */
test('a leader registers and has a PDI, edits, restores and regenerates it', async ({
  page,
  author,
}) => {
  const hand = handOf(page);
  const email = `renata.${Date.now()}.${Math.random()}@exemplo.com.br`;

  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await hand.click(page.getByRole('link', { name: 'Criar conta' }));
  await hand.fill('Nome', 'Marina Duarte');
  await hand.fill('Email', email);
  await hand.fill('Telefone', '11987654321');
  await hand.fill('Cargo', 'Gerente de Operações');
  await hand.fill('Senha', 'segredo-bem-guardado');
  await hand.fill('Confirmar senha', 'segredo-bem-guardado');
  await hand.press('Criar conta');
  await expect(
    page.getByText('Conta criada com sucesso! Redirecionando para login...'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await hand.fill('Email', email);
  await hand.fill('Senha', 'segredo-bem-guardado');
  await hand.press('Entrar');
  await expect(page.getByRole('heading', { name: 'Cadastre uma empresa primeiro' })).toBeVisible();

  await hand.click(page.getByRole('main').getByText('Cadastrar Empresa'));
  await hand.press('Cadastrar Empresa');
  await hand.fill('Nome', 'Mercado Bom Vizinho');
  await hand.fill('Valores', 'palavra cumprida\nrespeito ao cliente');
  await hand.press('Cadastrar Empresa');
  await expect(toast(page, 'Empresa criada com sucesso')).toBeVisible();

  await hand.click(sidebarLink(page, 'Equipes'));
  await hand.press('Criar Primeira Equipe');
  await hand.fill('Nome da equipe', 'Atendimento Loja Centro');
  await hand.fill('Objetivos', 'reduzir o tempo de espera nos caixas');
  await hand.press('Criar Equipe');
  await expect(toast(page, 'Equipe criada com sucesso')).toBeVisible();

  await hand.click(sidebarLink(page, 'Colaboradores'));
  await hand.press('Criar Primeiro Colaborador');
  await hand.fill('Nome', 'Renata Lopes');
  await hand.fill('Função', 'Supervisora de Caixa');
  await hand.click(page.getByLabel('Atendimento Loja Centro'));
  await hand.press('Criar Colaborador');
  await expect(toast(page, 'Colaborador criado com sucesso')).toBeVisible();

  await hand.press('Criar PDI');
  const form = page.getByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
  await expect(form).toBeVisible();
  await hand.choose(form.getByLabel('Colaborador'), 'Renata Lopes');
  await hand.fill('Data final', formatDay(addDays(calendarDay(new Date()), 190)));
  await hand.fill('Objetivo 1', 'Reduzir as filas nos horários de pico');
  await hand.fill('Nome da competência', 'Delegação');
  await hand.press('Gerar PDI com IA');

  const result = page.getByRole('dialog', { name: 'PDI Gerado' });
  await expect(result).toBeVisible();
  await expect(toast(page, 'PDI gerado com sucesso')).toBeVisible();
  await expect(result.getByText('Reduzir as filas nos horários de pico').first()).toBeVisible();
  await expect(result.getByText('Delegação').first()).toBeVisible();
  if (author === 'offline') await expect(result.getByText(/modo offline/)).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(60);
  test.info().annotations.push({ type: 'interactions', description: String(hand.count()) });

  await editAndRestore(page, result);
  await regenerate(page, result);
  await findInHistory(page, result);
});

async function editAndRestore(page: Page, result: Locator) {
  await result.getByRole('button', { name: 'Editar' }).click();
  const editor = result.getByRole('textbox');
  await editor.fill('Plano da Renata\n\nCombinado em conversa.');
  await result.getByRole('button', { name: 'Cancelar' }).click();
  await expect(result.getByText('Este conteúdo foi editado manualmente')).toBeHidden();

  await result.getByRole('button', { name: 'Editar' }).click();
  await editor.fill('Plano da Renata\n\nCombinado em conversa.');
  await result.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Alterações salvas com sucesso')).toBeVisible();
  await expect(result.getByText('Este conteúdo foi editado manualmente')).toBeVisible();
  await expect(result.getByText('Combinado em conversa.')).toBeVisible();

  await result.getByRole('button', { name: 'Restaurar Original' }).click();
  await expect(toast(page, 'Conteúdo restaurado')).toBeVisible();
  await expect(result.getByText('Este conteúdo foi editado manualmente')).toBeHidden();
  await expect(result.getByText('Reduzir as filas nos horários de pico').first()).toBeVisible();
}

async function regenerate(page: Page, result: Locator) {
  await result.getByRole('button', { name: 'Gerar Novamente' }).click();
  const form = page.getByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
  await expect(form.getByLabel('Nome da competência')).toHaveValue('Delegação');
  await form.getByLabel('Nome da competência').fill('Gestão do tempo');
  await form.getByRole('button', { name: 'Gerar PDI com IA' }).click();
  await expect(result).toBeVisible();
}

async function findInHistory(page: Page, result: Locator) {
  await result.getByRole('button', { name: 'Fechar' }).first().click();
  await sidebarLink(page, 'Histórico').click();
  await expect(page.getByText('Página 1 de 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /PDI de Renata Lopes/ })).toHaveCount(2);
  await page
    .getByRole('button', { name: /PDI de Renata Lopes/ })
    .first()
    .click();
  await expect(page).toHaveURL(/item=/);
  await page.reload();
  await expect(page.getByText('Reduzir as filas nos horários de pico').first()).toBeVisible();
}

function toast(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true });
}

/** Counts what a user's hand does: each click and each field. */
function handOf(page: Page) {
  let interactions = 0;
  return {
    count: () => interactions,
    async click(target: Locator) {
      interactions += 1;
      await target.click();
    },
    async press(name: string) {
      interactions += 1;
      await page.getByRole('button', { name, exact: true }).last().click();
    },
    async fill(label: string, text: string) {
      interactions += 1;
      await page.getByLabel(label, { exact: true }).last().fill(text);
    },
    async choose(field: Locator, name: string) {
      interactions += 2;
      await choosePerson(field, name);
    },
  };
}
