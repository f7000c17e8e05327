import type { Page } from '@playwright/test';
import { choosePerson } from './choose-person.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader, clickTwice, endSessionOnSending } from './leader.ts';

const formName = 'Plano de Desenvolvimento Individual (PDI)';

async function fillPdi(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Criar PDI' }).first().click();
  const form = page.getByRole('dialog', { name: formName });
  await choosePerson(form.getByLabel('Colaborador'), 'Renata Lopes');
  await form.getByLabel('Data final').fill('31/12/2030');
  await form.getByLabel('Objetivo 1').fill('Reduzir as filas');
  await form.getByLabel('Nome da competência').fill('Delegação');
  return form;
}

test('a wrong password says so and keeps the e-mail', async ({ page }) => {
  await page.goto('/login');
  // Before its scripts have taken it over, the form goes nowhere.
  await expect(page).toHaveTitle('Entrar · Leme');
  await page.getByLabel('Email').fill('ninguem@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('senha-errada');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Email ou senha incorretos.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ninguem@exemplo.com.br');
});

test('a protected address leads to the login, and back after it', async ({ page, context }) => {
  const { registration } = await becomeLeader(page);
  await context.clearCookies();
  await page.goto('/historico?page=1');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(registration.email);
  await page.getByLabel('Senha', { exact: true }).fill(registration.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/historico/);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('a session that ends in the middle of a form loses nothing', async ({ page }) => {
  const { registration } = await becomeLeader(page);
  const form = await fillPdi(page);
  await endSessionOnSending(page);
  await form.getByRole('button', { name: 'Gerar PDI com IA' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(registration.email);
  await page.getByLabel('Senha', { exact: true }).fill(registration.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
  await expect(form.getByLabel('Objetivo 1')).toHaveValue('Reduzir as filas');
  await expect(form.getByLabel('Nome da competência')).toHaveValue('Delegação');
});

test('a network that is away for a moment is waited for: one document, charged once', async ({
  page,
  context,
}) => {
  await becomeLeader(page);
  const form = await fillPdi(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Gerar PDI com IA' }).click();
  await expect(page.getByText(/conexão caiu/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'PDI Gerado' })).toBeVisible();
  const credits = await page.request.get('/api/user/credits');
  expect(await credits.json()).toEqual({ credits: 49 });
});

test('without credits every way to generate is closed, with the reason', async ({ page }) => {
  await becomeLeader(page, 0);
  await page.goto('/');
  await expect(
    page.getByText('Você precisa de créditos para usar as ações de IA').first(),
  ).toBeVisible();
  for (const button of await page.getByRole('button', { name: 'Criar PDI' }).all()) {
    await expect(button).toBeDisabled();
  }
});

test('a double click generates once', async ({ page }) => {
  await becomeLeader(page);
  const form = await fillPdi(page);
  const submit = form.getByRole('button', { name: 'Gerar PDI com IA' });
  await expect(submit).toBeEnabled();
  await clickTwice(submit);
  await expect(page.getByRole('dialog', { name: 'PDI Gerado' })).toBeVisible();
  const credits = await page.request.get('/api/user/credits');
  expect(await credits.json()).toEqual({ credits: 49 });
});

test('the red box lists what is missing, and the submit waits for it', async ({ page }) => {
  await becomeLeader(page);
  const form = await fillPdi(page);
  const submit = form.getByRole('button', { name: 'Gerar PDI com IA' });
  await expect(submit).toBeEnabled();
  await form.getByLabel('Objetivo 1').fill('');
  await form.getByLabel('Nome da competência').fill('');
  await form.getByLabel('Data final').fill('01/01/2020');
  await expect(form.getByText('Por favor, corrija os seguintes erros:')).toBeVisible();
  const box = form.getByRole('list').filter({ hasText: 'Pelo menos um objetivo é obrigatório' });
  for (const message of [
    'A data final não pode ser no passado',
    'Pelo menos um objetivo é obrigatório',
    'Nome da competência é obrigatório',
  ]) {
    await expect(box).toContainText(message);
  }
});
