import type { Locator, Page } from '@playwright/test';
import { documentKindValues, documentLabels, type DocumentKind } from '#documents/labels.ts';
import { expect, test } from './fixtures.ts';
import { kindForms, toastOf } from './kind-forms.ts';
import { becomeLeader, sidebarLink } from './leader.ts';

/** Each kind, from its entry in the sidebar to its file: fill, generate, edit, restore, again, new. */
for (const kind of documentKindValues) {
  test(`${kind}: from the form to the history`, async ({ page }) => {
    await becomeLeader(page);
    await page.goto('/');
    const form = await open(page, kind);
    await errorsFirst(form, kind);
    await kindForms[kind].fill(form);
    const result = await generate(page, kind, form);
    await expect(result.getByText(kindForms[kind].says).first()).toBeVisible();
    await expect(result.getByText(/^Baseado em: /)).toBeVisible();
    await expect(result.getByText(/modo offline/)).toBeVisible();

    await editAndRestore(page, kind, result);
    await again(page, kind, result);
    await exported(page, result);
    await startNew(page, kind, result);
    await findInHistory(page, kind);
  });
}

async function open(page: Page, kind: DocumentKind): Promise<Locator> {
  const { action, formTitle } = documentLabels[kind];
  await page.getByRole('navigation').getByRole('button', { name: action, exact: true }).click();
  const form = page.getByRole('dialog', { name: formTitle });
  await expect(form).toBeVisible();
  return form;
}

/** Nothing is sent while something is missing; some forms list it in a red box. */
async function errorsFirst(form: Locator, kind: DocumentKind): Promise<void> {
  const submit = form.getByRole('button', { name: documentLabels[kind].submit });
  await expect(submit).toBeDisabled();
  await submit.locator('..').click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  const box = form.getByText('Por favor, corrija os seguintes erros:');
  await expect(box).toHaveCount(kindForms[kind].errorBox ? 1 : 0);
}

async function generate(page: Page, kind: DocumentKind, form: Locator): Promise<Locator> {
  const { submit, resultTitle, generated } = documentLabels[kind];
  await form.getByRole('button', { name: submit }).click();
  const result = page.getByRole('dialog', { name: resultTitle });
  await expect(result).toBeVisible();
  // It is read from its first line.
  await expect(result.locator('[data-dialog-body]')).toHaveJSProperty('scrollTop', 0);
  await expect(toastOf(page, generated)).toBeVisible();
  return result;
}

async function editAndRestore(page: Page, kind: DocumentKind, result: Locator): Promise<void> {
  const banner = result.getByText('Este conteúdo foi editado manualmente');
  await result.getByRole('button', { name: 'Editar' }).click();
  const editor = result.getByRole('textbox', { name: 'Texto do documento' });
  await editor.fill('Texto nosso\n\nCombinado em conversa.');
  await result.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Alterações salvas com sucesso')).toBeVisible();
  await expect(result.getByText('Combinado em conversa.')).toBeVisible();
  await expect(banner).toBeVisible();
  await result.getByRole('button', { name: 'Restaurar Original' }).click();
  await expect(toastOf(page, 'Conteúdo restaurado')).toBeVisible();
  await expect(result.getByText('Combinado em conversa.')).toBeHidden();
  await expect(result.getByText(kindForms[kind].says).first()).toBeVisible();
}

async function again(page: Page, kind: DocumentKind, result: Locator): Promise<void> {
  const { formTitle } = documentLabels[kind];
  await result.getByRole('button', { name: 'Gerar Novamente' }).click();
  const form = page.getByRole('dialog', { name: formTitle });
  const [label, value] = kindForms[kind].kept;
  await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  await generate(page, kind, form);
}

async function exported(page: Page, result: Locator): Promise<void> {
  for (const format of ['PDF', 'Word (.docx)']) {
    await result.getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    expect((await download).suggestedFilename()).toMatch(/\.(?:pdf|docx)$/);
  }
}

async function startNew(page: Page, kind: DocumentKind, result: Locator): Promise<void> {
  await result.getByRole('button', { name: 'Gerar Novo' }).click();
  const form = page.getByRole('dialog', { name: documentLabels[kind].formTitle });
  const [label, value] = kindForms[kind].kept;
  await expect(form.getByLabel(label, { exact: true })).not.toHaveValue(value);
  await form.getByRole('button', { name: 'Cancelar' }).click();
}

async function findInHistory(page: Page, kind: DocumentKind): Promise<void> {
  await sidebarLink(page, 'Histórico').click();
  await expect(page.getByText('Página 1 de 1')).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(page).toHaveURL(/item=/);
  await page.reload();
  await expect(page.getByText(kindForms[kind].says).first()).toBeVisible();
}
