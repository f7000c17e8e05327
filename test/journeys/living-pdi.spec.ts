import { addDays, calendarDay } from '#shared/format.ts';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('a PDI is followed: a step is ticked, a level moves, and it is closed with a summary', async ({
  page,
}) => {
  const { employeeId, companyId } = await becomeLeader(page);
  const form = {
    employeeId,
    deadline: addDays(calendarDay(new Date()), 180),
    goals: ['Coordenar a frente de caixa'],
    competencies: [{ name: 'Delegação', currentLevel: 1, targetLevel: 4 }],
  };
  const generated = await page.request.post('/api/ai/generate', {
    data: { type: 'pdi', prompt: JSON.stringify(form), companyId, employeeId },
  });
  expect(generated.ok()).toBe(true);

  await page.goto(`/colaboradores?id=${employeeId}`);
  const pdi = page.getByRole('region', { name: 'PDI em vigor' });
  const bar = pdi.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '25');
  await pdi.getByRole('button', { name: 'Acompanhar combinados' }).click();
  const chooser = page.getByRole('dialog', { name: 'Passos do PDI' });
  await chooser.getByRole('button', { name: /^Acompanhar \d+ combinado/ }).click();
  await expect(page.getByText(/^\d combinados? acompanhados?$/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  const step = pdi.getByRole('checkbox').first();
  await step.check();
  await expect(pdi.getByText(/^1 de \d cumpridos$/)).toBeVisible();

  await pdi.getByRole('button', { name: 'Registrar nível: Delegação' }).click();
  await pdi.getByLabel('Nível agora').selectOption('2');
  await pdi.getByLabel('O que mostra isso?').fill('Passou a abertura do caixa ao Davi');
  await check(page, 'the check-in of a level');
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect(step).toBeChecked();
  await pdi.getByText('1 nível registrado').click();
  await expect(pdi.getByRole('table')).toContainText('Passou a abertura do caixa ao Davi');
  await check(page, 'a PDI in force');

  await pdi.getByRole('button', { name: 'Revisar PDI' }).click();
  const revision = page.getByRole('dialog', { name: /^Plano de Desenvolvimento Individual/ });
  await expect(revision.getByLabel('Nível atual')).toHaveValue('2');
  await expect(revision.getByLabel('Registro 1', { exact: true })).toHaveValue(
    /^Delegação: do nível 1 ao 2\./,
  );
  await page.keyboard.press('Escape');
  await expect(revision).toHaveCount(0);

  await pdi.getByRole('button', { name: 'Encerrar PDI' }).click();
  const closing = page.getByRole('dialog', { name: 'Encerrar PDI' });
  const summary = closing.getByLabel('Resumo do encerramento');
  await expect(summary).toHaveValue(/- Delegação: do nível 1 ao 2/);
  await summary.press('Control+End');
  await summary.pressSequentially(' Renata quer coordenar os sábados.');
  await check(page, 'the closing of a PDI');
  await closing.getByRole('button', { name: 'Encerrar PDI' }).click();
  await expect(pdi.getByText(/^Não há PDI em vigor/)).toBeVisible();
  await page.reload();
  await pdi.getByText('Resumo do encerramento').click();
  await expect(pdi.getByText(/Renata quer coordenar os sábados\./)).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Linha do tempo' });
  await expect(timeline.getByText(/^Delegação: nível 2\. Passou/)).toBeVisible();
});
