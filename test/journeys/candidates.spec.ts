import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('an interview is closed with a card for each candidate, and a deletion is taken back', async ({
  page,
}) => {
  const { companyId } = await becomeLeader(page);
  const form = { position: 'Caixa', focusAreas: ['Comunicação', 'Trabalho em Equipe'] };
  const generated = await page.request.post('/api/ai/generate', {
    data: { type: 'interview', prompt: JSON.stringify(form), companyId },
  });
  const { aiHistoryId } = (await generated.json()) as { aiHistoryId: string };

  await page.goto(`/historico?item=${aiHistoryId}`);
  await page.getByRole('button', { name: 'Avaliar candidatos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Avaliar candidatos' });
  await dialog.getByLabel('Nome do candidato').fill('Ana Prado');
  await page.keyboard.press('Enter');
  const ana = dialog.getByRole('region', { name: 'Ficha de Ana Prado' });
  const marks = ana
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .first();
  await marks.getByRole('radio').nth(2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(marks.getByRole('radio').nth(3)).toBeChecked();
  await ana.getByLabel('Evidência').first().fill('Explicou a troca em etapas');
  await ana.getByLabel('Conclusão').fill('É preguiçosa.');
  await expect(ana.getByText(/^Não foi salvo: há um rótulo sobre a pessoa/)).toBeVisible();
  await check(page, 'the card of a candidate');
  await ana.getByLabel('Conclusão').fill('Clara ao explicar.');
  await expect(ana.getByText(/^Não foi salvo/)).toHaveCount(0);
  await ana.getByRole('radio', { name: 'Avançar', exact: true }).check();
  await dialog.getByLabel('Nome do candidato').fill('Bruno Sá');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Ficha de Bruno Sá' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Lado a lado' }).click();
  await expect(dialog.getByRole('table')).toContainText('Explicou a troca em etapas');
  await check(page, 'candidates side by side');

  await page.reload();
  await dialog.getByRole('button', { name: /^Ana Prado/ }).click();
  await expect(ana.getByLabel('Conclusão')).toHaveValue('Clara ao explicar.');
  await expect(ana.getByText(/Apagada em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await ana.getByRole('button', { name: 'Excluir ficha: Ana Prado' }).click();
  await expect(ana).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await dialog.getByRole('button', { name: /^Ana Prado/ }).click();
  await expect(ana.getByRole('radio', { name: 'Avançar', exact: true })).toBeChecked();
});
