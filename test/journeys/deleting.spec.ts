import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('a document is deleted with the keyboard, taken back, deleted for good, and a closed meeting says so', async ({
  page,
}) => {
  const { companyId } = await becomeLeader(page);
  const write = async (prompt: string) => {
    const written = await page.request.post('/api/ai/generate', {
      data: { type: 'meeting', prompt, companyId },
    });
    return ((await written.json()) as { aiHistoryId: string }).aiHistoryId;
  };
  const kept = await write('Reunião da semana sobre a escala');
  const gone = await write('Reunião sobre o estoque de jabuticaba');
  await page.request.put(`/api/ai-history/${kept}/closing`, {
    data: { decisions: 'Abrir às oito' },
  });

  const rows = page.getByRole('region', { name: 'Documentos' }).getByRole('listitem');
  await page.goto(`/historico?item=${gone}`);
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Fechada' })).toHaveCount(1);
  await check(page, 'a document with its deletion at the foot');
  const remove = page.getByRole('button', { name: 'Excluir documento' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\/historico$/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows).toHaveCount(2);

  // For good: a link that somebody kept leads to a sentence, not to an error.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/historico?item=${gone}`);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(page.getByText('Documento excluído', { exact: true })).toBeVisible();
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible();
  await check(page, 'the history after a deletion');
});
