import { documentKindValues, documentLabels, type DocumentKind } from '#documents/labels.ts';
import { messages } from '#server/messages.ts';
import { expect, test } from './fixtures.ts';
import { kindForms, toastOf } from './kind-forms.ts';
import { becomeLeader } from './leader.ts';
import { modelDocument } from './model-document.ts';

/** What of the stand-in's document is readable first. */
function firstWords(kind: DocumentKind): string {
  const [first] = Object.values<unknown>(modelDocument(kind));
  return String(first).slice(0, 12);
}

/** Each kind, written by a model piece by piece: read as it comes, cancelled for nothing, whole at last. */
for (const kind of documentKindValues) {
  test(`${kind}: read while it is written`, async ({ page, pace }) => {
    await becomeLeader(page);
    await page.goto('/');
    const { action, formTitle, submit, resultTitle, generated } = documentLabels[kind];
    const opener = page.getByRole('navigation').getByRole('button', { name: action, exact: true });
    const form = page.getByRole('dialog', { name: formTitle });
    const overlay = page.getByRole('dialog', { name: 'Gerando com IA' });

    pace.seconds = 60;
    await opener.click();
    await kindForms[kind].fill(form);
    await form.getByRole('button', { name: submit }).click();
    // The title or the first words stand there while the rest is still being written.
    const paper = overlay.locator('[data-print="document"]');
    await expect(paper).toContainText(firstWords(kind));
    await expect(overlay.getByText(/^Baseado em: /)).toBeVisible();
    await expect(overlay.getByRole('button', { name: 'Cancelar geração' })).toBeEnabled();
    expect((await paper.textContent())!).not.toContain('não especificad');

    await overlay.getByRole('button', { name: 'Cancelar geração' }).click();
    await expect(toastOf(page, messages.cancelled)).toBeVisible();
    await expect(form).toBeVisible();

    pace.seconds = 0.5;
    await form.getByRole('button', { name: submit }).click();
    const result = page.getByRole('dialog', { name: resultTitle });
    // The form's title may stand in place of the model's; its last words are its own.
    const { suggestions } = modelDocument(kind);
    await expect(result).toContainText(suggestions.at(-1) ?? firstWords(kind));
    await expect(toastOf(page, generated)).toBeVisible();
    await expect(result.getByText(/modo offline/)).toHaveCount(0);
    const rows = await page.request.get('/api/ai-history');
    expect(((await rows.json()) as { total: number }).total).toBe(1);
    const left = await page.request.get('/api/user/credits');
    expect(((await left.json()) as { credits: number }).credits).toBe(49);
  });
}
