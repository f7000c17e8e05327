import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('a conversation ends with two combinados and one taken back, a meeting with its decisions', async ({
  page,
}) => {
  const { employeeId, companyId } = await becomeLeader(page);

  await test.step('one point becomes a combinado of a double click; it is taken back and made again', async () => {
    await page.goto(`/colaboradores?id=${employeeId}&conversa=antes`);
    const shared = page.getByRole('region', { name: 'Para tratar com a pessoa' });
    const own = page.getByRole('region', { name: 'Só para mim' });
    for (const [box, text] of [
      [shared, 'Enviar a escala de dezembro até sexta'],
      [own, 'Sondar a mudança de turno em 2 semanas'],
    ] as const) {
      await box.getByRole('textbox').fill(text);
      await page.keyboard.press('Enter');
      await expect(box.getByText(text)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Começar a conversa' }).click();
    await shared.getByRole('checkbox').check();
    const becomes = shared.getByRole('button', { name: /^Virou combinado: Enviar a escala/ });
    const link = shared.getByRole('link', { name: /^Enviar a escala de dezembro · / });
    const follow = shared.getByRole('button', { name: 'Acompanhar', exact: true });
    await becomes.dblclick();
    await check(page, 'a point that is offered as a commitment');
    await follow.dblclick();
    await expect(link).toHaveCount(1);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(link).toHaveCount(0);
    await becomes.click();
    await follow.click();
    await expect(link).toHaveCount(1);
    await own.getByRole('button', { name: /^Virou combinado: Sondar/ }).click();
    await own.getByRole('button', { name: 'Acompanhar', exact: true }).click();
    await expect(own.getByRole('link', { name: /^Sondar a mudança/ })).toBeVisible();
    await page.reload();
    await expect(link).toHaveCount(1);
    await check(page, 'points that became commitments');
  });

  await test.step('what came of a reminder of one’s own is in the list, and not in the message', async () => {
    await page.getByRole('button', { name: 'Terminar a conversa' }).click();
    const made = page.getByRole('list', { name: 'Combinados desta conversa' });
    await expect(made.getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Encerrar e ver o resumo' }).click();
    const message = page.getByLabel('Mensagem');
    await expect(message).toHaveValue(/- Enviar a escala de dezembro, até \d\d\//);
    await expect(message).not.toHaveValue(/turno/);
    await page.goto('/combinados');
    await expect(page.getByText('Enviar a escala de dezembro')).toHaveCount(1);
    await expect(page.getByText(/^Sondar a mudança de turno/)).toHaveCount(1);
  });

  await test.step('a meeting is closed in the history on a phone, and can be edited later', async () => {
    const written = await page.request.post('/api/ai/generate', {
      data: { type: 'meeting', prompt: 'Reunião da semana sobre a escala', companyId },
    });
    const { aiHistoryId } = (await written.json()) as { aiHistoryId: string };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/historico?item=${aiHistoryId}`);
    const after = page.getByRole('region', { name: 'Depois da reunião' });
    await after.getByRole('button', { name: 'Encerrar reunião' }).click();
    const decisions = after.getByLabel('O que foi decidido');
    await decisions.fill('Renata fecha a escala em 2 semanas');
    await after.getByRole('button', { name: 'Acompanhar', exact: true }).dblclick();
    const link = after.getByRole('link', { name: /^Fecha a escala/ });
    await expect(link).toHaveCount(1);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(link).toHaveCount(0);
    await after.getByRole('button', { name: 'Acompanhar', exact: true }).click();
    await expect(link).toHaveCount(1);
    await check(page, 'a meeting that is closed on a phone');
    await expect(after.getByText('Salvando...')).toHaveCount(0);
    await page.reload();
    await expect(decisions).toHaveValue('Renata fecha a escala em 2 semanas');
    await expect(link).toHaveCount(1);
    await decisions.fill('Renata fecha a escala em 2 semanas\nA pauta sai na véspera');
    await after.getByRole('button', { name: 'Ver resumo para enviar' }).click();
    await expect(after.getByLabel('Mensagem')).toHaveValue(/- A pauta sai na véspera/);
    await expect(after.getByText('Salvando...')).toHaveCount(0);
    await page.reload();
    await expect(decisions).toHaveValue(/A pauta sai na véspera$/);
  });
});
