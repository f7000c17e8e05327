import { documentKindValues, documentLabels } from '#documents/labels.ts';
import { messages } from '#shared/messages.ts';
import { expect, test } from './fixtures.ts';
import { kindForms, toastOf } from './kind-forms.ts';
import { becomeLeader } from './leader.ts';

/** Each kind, written by a model piece by piece: read as it comes, whole at the end, cancelled. */
for (const kind of documentKindValues) {
  test(`${kind}: read while it is written`, async ({ page }) => {
    await becomeLeader(page);
    await page.goto('/');
    const { action, formTitle, submit, resultTitle, generated } = documentLabels[kind];
    const opener = page.getByRole('navigation').getByRole('button', { name: action, exact: true });
    const form = page.getByRole('dialog', { name: formTitle });
    const overlay = page.getByRole('dialog', { name: 'Gerando com IA' });

    await opener.click();
    await kindForms[kind].fill(form);
    await form.getByRole('button', { name: submit }).click();
    // The title or the first words stand there while the rest is still being written.
    const paper = overlay.getByRole('article');
    await expect(paper).toContainText(/[a-zà-ú]{3,}.*[a-zà-ú]{3,}/i);
    await expect(overlay.getByText(/^Baseado em: /)).toBeVisible();
    await expect(overlay.getByRole('button', { name: 'Cancelar geração' })).toBeEnabled();
    expect((await paper.textContent())!).not.toContain('não especificad');

    const result = page.getByRole('dialog', { name: resultTitle });
    await expect(result).toBeVisible();
    await expect(toastOf(page, generated)).toBeVisible();
    await expect(result.getByText(/modo offline/)).toHaveCount(0);
    await result.getByRole('button', { name: 'Gerar Novamente' }).click();
    await form.getByRole('button', { name: submit }).click();
    await overlay.getByRole('button', { name: 'Cancelar geração' }).click();
    await expect(toastOf(page, messages.cancelled)).toBeVisible();
    await expect(form).toBeVisible();

    const rows = await page.request.get('/api/ai-history');
    expect(((await rows.json()) as { total: number }).total).toBe(1);
    const left = await page.request.get('/api/user/credits');
    expect(((await left.json()) as { credits: number }).credits).toBe(49);
  });
}
