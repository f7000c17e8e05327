import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('without a model items are taken out by a line, undone, and changed by parts', async ({
  page,
}) => {
  const { companyId, employeeId } = await becomeLeader(page);
  const form = { employeeId, goals: ['Coordenar a frente de caixa', 'Treinar dois colegas'] };
  const generated = await page.request.post('/api/ai/generate', {
    data: { type: 'pdi', prompt: JSON.stringify(form), companyId, employeeId },
  });
  const { aiHistoryId } = (await generated.json()) as { aiHistoryId: string };
  await page.goto(`/historico?item=${aiHistoryId}`);
  const document = page.getByRole('article');
  const second = document.getByText('Treinar dois colegas').first();
  await expect(second).toBeVisible();

  const adjust = page.getByRole('region', { name: 'Ajustar' });
  const line = adjust.getByRole('textbox', { name: 'Ajustar' });
  await expect(
    adjust.getByText(/Sem um modelo de IA conectado, dá para tirar itens/),
  ).toBeVisible();
  await expect(adjust.getByText(/Não dá para escrever de outro jeito/)).toBeVisible();
  await line.click();
  await expect(adjust.getByRole('button', { name: 'mais caloroso' })).toBeDisabled();
  await line.fill('mais caloroso');
  await line.press('Enter');
  await expect(adjust.getByText(/Sem um modelo de IA conectado, só dá/)).toBeVisible();
  await line.fill('tire o segundo objetivo');
  await line.press('Enter');
  await expect(adjust.getByRole('heading', { name: '1 mudança proposta' })).toBeFocused();
  await check(page, 'a change that is proposed');
  await adjust.getByRole('button', { name: 'Aceitar tudo' }).click();
  await expect(page.getByText('Documento ajustado').first()).toBeVisible();
  await expect(second).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(second).toBeVisible();

  await adjust.getByRole('button', { name: 'Mudar por partes' }).click();
  const parts = page.getByRole('dialog', { name: 'Mudar por partes' });
  await parts.getByLabel('Objetivo 2', { exact: true }).fill('Treinar três colegas');
  await check(page, 'a document in parts');
  await page.goBack();
  await expect(parts).toHaveCount(0);
  await page.goForward();
  await expect(parts.getByLabel('Objetivo 2', { exact: true })).toHaveValue('Treinar três colegas');
  await parts.getByRole('button', { name: 'Salvar' }).click();
  await expect(parts).toHaveCount(0);
  await expect(document.getByText('Treinar três colegas').first()).toBeVisible();
  await adjust.getByRole('button', { name: 'Versões anteriores' }).click();
  const versions = page.getByRole('dialog', { name: 'Versões' });
  await expect(versions.getByRole('radio')).toHaveCount(3);
  await expect(versions.getByText('Ajustado: tire o segundo objetivo')).toBeVisible();
});
