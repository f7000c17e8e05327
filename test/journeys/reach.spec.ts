import type { Page } from '@playwright/test';
import { documentKindValues, documentLabels } from '#documents/labels.ts';
import { check, findings } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { kindForms } from './kind-forms.ts';
import { becomeLeader } from './leader.ts';

async function visit(page: Page, path: string) {
  await page.goto(path);
  // Its scripts have taken it over: what is sent before goes nowhere.
  await expect(page).toHaveTitle(/ · Leme$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Carregando')).toHaveCount(0);
}

test('the public screens, as they are and with errors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/x']) {
    await visit(page, path);
    const submit = page.locator('button[type=submit]');
    await expect(page.getByText('Validando token...')).toHaveCount(0);
    if (await submit.count()) {
      await submit.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      await expect(page.locator('[aria-invalid=true]').first()).toHaveAccessibleDescription(/./);
    }
    await check(page, path);
  }
});

test('every screen of a newcomer, and of a leader', async ({ page }) => {
  const newcomer = { name: 'Lia Prado', email: `n.${Math.random()}@exemplo.com.br` };
  const rest = { phone: '11987654321', position: 'Gerente', tipo: 'líder', password: 'segredo1' };
  await page.request.post('/api/auth/register', { data: { ...newcomer, ...rest } });
  await page.request.post('/api/auth/login', { data: { ...newcomer, ...rest } });
  for (const path of ['/', '/empresa', '/equipes']) {
    await visit(page, path);
    await check(page, `${path}, empty`);
  }
  const { generate } = await becomeLeader(page);
  const { aiHistoryId } = await generate();
  // The dashboard, the settings and the support have journeys of their own.
  const paths = ['/empresa', '/equipes', '/colaboradores', '/diario', '/combinados', '/historico'];
  for (const path of [...paths, `/historico?item=${aiHistoryId}`]) {
    await visit(page, path);
    await check(page, path);
  }
  await visit(page, '/empresa');
  await page.getByRole('button', { name: 'Editar' }).click();
  await check(page, 'the company, edited');
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toBeVisible();
  await check(page, 'notifications');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/historico?item=${aiHistoryId}`);
  await expect(page.getByRole('dialog').getByText('Delegar mais').first()).toBeVisible();
  expect.soft(await findings(page), 'sheet').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Alternar barra lateral' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await findings(page), 'menu').toEqual([]);
});

test('the form of every kind with its errors, and what comes of one', async ({ page }) => {
  await becomeLeader(page);
  await visit(page, '/suporte');
  const dialog = page.getByRole('dialog');
  for (const kind of documentKindValues) {
    const { action, formTitle, submit } = documentLabels[kind];
    await page.getByRole('button', { name: action, exact: true }).click();
    const form = page.getByRole('dialog', { name: formTitle });
    await expect(form.locator(':is(input, select):focus')).toBeVisible();
    await expect(form.getByText('Preencha os campos marcados com *.')).toBeVisible();
    await form.getByRole('button', { name: submit }).locator('..').click();
    const first = form.locator('[aria-invalid=true]').first();
    await expect(first).toHaveAccessibleDescription(/./);
    await check(page, kind);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Organizar Reunião' }).click();
  await kindForms.meeting.fill(dialog);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/ai/generate', (route) => held.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Criar Roteiro com IA' }).click();
  const overlay = page.getByRole('dialog', { name: 'Gerando com IA' });
  await expect(overlay.getByRole('status')).toHaveText(/^Buscando contexto/);
  await check(page, 'overlay');
  answer();
  const result = page.getByRole('dialog', { name: 'Roteiro de Reunião Gerado' });
  await expect(result).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await check(page, 'result');
  await result.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /agenda/i }).click();
  await expect(page.getByRole('dialog', { name: 'Quando será a reunião?' })).toBeVisible();
  await check(page, 'when the meeting is');
  await page.keyboard.press('Escape');
  await result.getByRole('button', { name: 'Editar' }).click();
  const before = await result.boundingBox();
  await result.getByRole('textbox').fill('Outro\n\ntexto');
  expect(await result.boundingBox(), 'an edit moves nothing').toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Há alterações que não foram salvas.')).toBeVisible();
  await check(page, 'unsaved edit');
});
