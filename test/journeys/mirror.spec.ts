import { readPdf } from '../read-back.ts';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('the mirror leads to a person, and the month is printed on one page', async ({ page }) => {
  const { employeeId, companyId } = await becomeLeader(page);
  const { request } = page;
  const prepared = await request.post('/api/conversations', { data: { companyId, employeeId } });
  const { id } = (await prepared.json()) as { id: string };
  await request.post(`/api/conversations/${id}/close`, { data: { outcome: 'Boa' } });
  for (const text of ['Rever a escala de dezembro', 'Enviar o plano de férias']) {
    await request.post('/api/commitments', {
      data: { companyId, employeeId, owner: 'leader', text, dueOn: '2099-01-10' },
    });
  }
  await page.goto('/colaboradores');
  await page.getByRole('link', { name: 'Espelho' }).click();
  await expect(page).toHaveURL('/colaboradores?visao=espelho');
  await expect(page.getByText('Conversa hoje')).toBeVisible();
  await check(page, 'the mirror');
  await page.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(page.getByRole('rowheader', { name: 'Renata Lopes' })).toBeVisible();
  await check(page, 'the mirror as a table');
  await page.getByRole('link', { name: 'Renata Lopes' }).click();
  await expect(page).toHaveURL(`/colaboradores?id=${employeeId}`);
  await expect(page.getByRole('button', { name: 'Preparar conversa' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Fechamento do mês' }).click();

  const sheet = page.getByRole('article', { name: /^Fechamento de .*: toda a empresa$/ });
  await expect(sheet.getByText('1 conversa realizada, com 1 de 1 pessoa.')).toBeVisible();
  await check(page, 'the closing of a month');
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.pages).toHaveLength(1);
  const words = printed.pages[0]!.texts.map(({ text }) => text).join(' ');
  for (const part of [
    'toda a empresa',
    '1 conversa realizada',
    'Rever a escala de dezembro',
    'Anotações da liderança',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('Mês anterior');
  await page.getByRole('button', { name: 'Mês anterior' }).click();
  await expect(sheet.getByText('0 conversas realizadas, com 0 de 0 pessoas.')).toBeVisible();
  await page.goBack();
  await expect(sheet.getByText('1 conversa realizada, com 1 de 1 pessoa.')).toBeVisible();
});
