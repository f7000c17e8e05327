import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';
import { kindForms } from './kind-forms.ts';
import { readPdf } from '../read-back.ts';

test('an interview on paper: as many pages as the PDF, and who wrote it at its end', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/suporte');
  await page.getByRole('button', { name: 'Roteiro de Entrevista' }).click();
  const form = page.getByRole('dialog', { name: 'Criar Roteiro de Entrevista' });
  await kindForms.interview.fill(form);
  await form.getByRole('button', { name: 'Gerar Roteiro de Entrevista' }).click();
  await expect(page.getByRole('dialog', { name: 'Roteiro de Entrevista Gerado' })).toBeVisible();
  await page.locator('[data-print]').getByText('Recomendações').waitFor();

  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const list = (await (await page.request.get('/api/ai-history')).json()) as {
    items: { id: string }[];
  };
  const answer = await page.request.get(
    `/api/ai-history/${list.items[0]!.id}/export?format=pdf&tz=America/Sao_Paulo`,
  );
  const exported = await readPdf(await answer.body());
  expect(printed.pages.length).toBeLessThanOrEqual(exported.pages.length);
  const last = printed.pages.at(-1)!.texts.map(({ text }) => text);
  expect(last.join('')).toContain('Gerado sem IA externa (modo offline)');
  // A last page that holds a line or two is a page too many.
  expect(last.length).toBeGreaterThan(5);
});
