import type { Page } from '@playwright/test';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('without a model items are taken out by a line, undone, and changed by parts', async ({
  page,
}) => {
  await page.goto(`/historico?item=${await aPlan(page)}`);
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
  await line.fill('tire o décimo objetivo');
  await line.press('Enter');
  await expect(adjust.getByText(/^A parte “Objetivos” só tem 2 itens/)).toBeVisible();
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
  const parts = page.getByRole('region', { name: 'Mudar por partes' });
  await expect(parts).toBeFocused();
  const objective = parts.getByRole('textbox', { name: 'Objetivo 2', exact: true });
  await objective.fill('Treinar três colegas');
  await objective.press('Enter');
  await page.keyboard.type('Fechar o caixa');
  await check(page, 'a document whose blocks are edited where they stand');
  await page.goBack();
  await expect(parts).toHaveCount(0);
  await page.goForward();
  await expect(objective).toHaveValue('Treinar três colegas');
  await page.reload();
  await expect(objective).toHaveValue('Treinar três colegas');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(parts).toHaveCount(0);
  await expect(document.getByText('Treinar três colegas').first()).toBeVisible();
  await expect(document.getByText('Fechar o caixa').first()).toBeVisible();
  await adjust.getByRole('button', { name: 'Versões anteriores' }).click();
  const versions = page.getByRole('dialog', { name: 'Versões' });
  await expect(versions.getByRole('radio')).toHaveCount(3);
  await versions.getByText('Ajustado: tire o segundo objetivo').click();
  const changes = versions.getByRole('region', { name: /^O que mudou/ });
  await expect(changes.getByRole('insertion').getByText('Treinar três colegas')).toBeVisible();
  // The first of them, below the current one, is the last of the list.
  await changes.getByLabel('Comparar com').selectOption({ index: 2 });
  await expect(changes.getByRole('deletion').getByText('Treinar dois colegas')).toBeVisible();
  await expect(changes.getByRole('insertion')).toHaveCount(0);
  await check(page, 'two versions of a document');
});

test('of two tabs the later one is told that the document has changed, and asks again', async ({
  page,
  context,
}) => {
  const address = `/historico?item=${await aPlan(page)}`;
  const other = await context.newPage();
  const ask = async (tab: Page, wish: string) => {
    await tab.goto(address);
    const adjust = tab.getByRole('region', { name: 'Ajustar' });
    await expect(adjust.getByText(/Sem um modelo de IA conectado, dá para/)).toBeVisible();
    await adjust.getByRole('textbox', { name: 'Ajustar' }).fill(wish);
    await adjust.getByRole('textbox', { name: 'Ajustar' }).press('Enter');
    await expect(adjust.getByRole('heading', { name: '1 mudança proposta' })).toBeFocused();
    return adjust;
  };
  const first = await ask(page, 'tire o segundo objetivo');
  const second = await ask(other, 'coloque o último objetivo em primeiro');
  await first.getByRole('button', { name: 'Aceitar tudo' }).click();
  await expect(page.getByText('Documento ajustado').first()).toBeVisible();
  await expect(first.getByText(/^O documento mudou depois deste pedido/)).toHaveCount(0);
  await expect(second.getByText(/^O documento mudou depois deste pedido/)).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Ajustar' })).toHaveValue(
    'coloque o último objetivo em primeiro',
  );
  await check(other, 'a proposal for what has changed');
  await second.getByRole('button', { name: 'Pedir de novo' }).click();
  await expect(second.getByText('O documento já está assim.')).toBeVisible();
});

/** A plan with two objectives, written by rules. */
async function aPlan(page: Page): Promise<string> {
  const { companyId, employeeId } = await becomeLeader(page);
  const form = { employeeId, goals: ['Coordenar a frente de caixa', 'Treinar dois colegas'] };
  const generated = await page.request.post('/api/ai/generate', {
    data: { type: 'pdi', prompt: JSON.stringify(form), companyId, employeeId },
  });
  const { aiHistoryId } = (await generated.json()) as { aiHistoryId: string };
  return aiHistoryId;
}
