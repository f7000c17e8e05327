import { addDays, calendarDay } from '#shared/format.ts';
import { anEmployeeForm } from '../factories.ts';
import { readPdf } from '../read-back.ts';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader, logIn } from './leader.ts';

test("a leader's week: talked, agreed, done and put off, followed up, closed", async ({ page }) => {
  const { employeeId, companyId, registration } = await becomeLeader(page);
  const { request } = page;
  const created = await request.post('/api/employees', {
    multipart: {
      data: JSON.stringify({ ...anEmployeeForm(), name: 'Bruno Dias', companyId, teamIds: [] }),
    },
  });
  const { id: bruno } = (await created.json()) as { id: string };
  const today = calendarDay(new Date());
  const write = async (type: string, form: { employeeId: string }) => {
    const data = { type, prompt: JSON.stringify(form), companyId, employeeId: form.employeeId };
    expect((await request.post('/api/ai/generate', { data })).ok()).toBe(true);
  };
  await write('pdi', {
    employeeId,
    deadline: addDays(today, 180),
    goals: ['Coordenar a frente de caixa'],
    competencies: [{ name: 'Delegação', currentLevel: 1, targetLevel: 4 }],
  } as { employeeId: string });
  await write('feedback', {
    employeeId: bruno,
    feedbackType: 'positive',
    situation: 'Fechou o estoque sem diferença',
    followUpDate: today,
  } as { employeeId: string });
  await page.context().clearCookies();

  await test.step('Monday: from the login to what to talk about is one click', async () => {
    await page.goto('/login');
    await logIn(page, registration);
    await page.getByRole('link', { name: 'Preparar conversa com Renata Lopes' }).click();
    await expect(page.getByText(/^Esta é a primeira conversa registrada/)).toBeVisible();
    const shared = page.getByRole('region', { name: 'Para tratar com a pessoa' });
    await shared.getByRole('textbox').fill('Enviar a escala de dezembro até sexta');
    await page.keyboard.press('Enter');
    await expect(shared.getByText('Enviar a escala de dezembro até sexta')).toBeVisible();
    await page.getByRole('button', { name: 'Começar a conversa' }).click();
  });

  await test.step('a point and a line become commitments, each once', async () => {
    await page.getByRole('checkbox', { name: 'Enviar a escala de dezembro até sexta' }).check();
    const becomes = page.getByRole('button', { name: /^Virou combinado: Enviar a escala/ });
    await becomes.click();
    await page.getByRole('button', { name: 'Acompanhar', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Enviar a escala de dezembro · / })).toBeVisible();
    await expect(becomes).toHaveCount(0);
    await check(page, 'a point that became a commitment');
    await page.getByRole('button', { name: 'Terminar a conversa' }).click();
    await page.getByLabel('Como foi?').fill('Leve, e com planos');
    await page.getByLabel('O que combinamos').fill('Renata treina o Davi em 2 semanas');
    const made = page.getByRole('list', { name: 'Combinados desta conversa' });
    await made.getByRole('button', { name: 'Acompanhar', exact: true }).click();
    await expect(made.getByRole('link')).toHaveCount(2);
    await check(page, 'after a conversation, with its commitments');
    await page.getByRole('button', { name: 'Encerrar e ver o resumo' }).click();
    await expect(page.getByLabel('Mensagem')).toHaveValue(
      /- Renata treina o Davi em 2 semanas\n- Enviar a escala de dezembro, até \d\d\//,
    );
    await page.reload();
    await expect(page.getByRole('link', { name: /^Enviar a escala de dezembro/ })).toBeVisible();
  });

  await test.step('one is done, the other is put off by a week', async () => {
    await page.goto('/combinados');
    await page.getByRole('button', { name: 'Cumprido: Enviar a escala de dezembro' }).click();
    await page.getByRole('button', { name: /^Adiar: .*treina o Davi/i }).click();
    await expect(page.getByRole('menuitem', { name: /^Próxima conversa/ })).toBeEnabled();
    await page.getByRole('menuitem', { name: /^\+1 semana/ }).click();
    await expect(page.getByText(/^Nova data: \d\d\//)).toBeVisible();
  });

  await test.step('the follow-up of a feedback falls due, and opens before the talk', async () => {
    await page.goto('/dashboard');
    const line = page.getByRole('listitem').filter({ hasText: 'Acompanhar o feedback de Bruno' });
    await expect(line).toBeVisible();
    await check(page, 'the dashboard with what is due');
    await line.getByRole('link', { name: 'Preparar conversa com Bruno Dias' }).click();
    await expect(page).toHaveURL(`/colaboradores?id=${bruno}&conversa=antes`);
    await expect(page.getByText(/^O acompanhamento do feedback “.*” é hoje\./)).toBeVisible();
    await check(page, 'before the talk that follows a feedback');
  });

  await test.step('a meeting is closed: a decision becomes a commitment', async () => {
    const written = await request.post('/api/ai/generate', {
      data: { type: 'meeting', prompt: 'Reunião da semana sobre a escala', companyId },
    });
    const { aiHistoryId } = (await written.json()) as { aiHistoryId: string };
    await page.goto(`/historico?item=${aiHistoryId}`);
    const after = page.getByRole('region', { name: 'Depois da reunião' });
    await after.getByRole('button', { name: 'Encerrar reunião' }).click();
    await after.getByLabel('O que foi decidido').fill('Renata fecha a escala em 2 semanas');
    await after.getByRole('button', { name: 'Acompanhar', exact: true }).click();
    await expect(after.getByRole('link', { name: /^Fecha a escala/ })).toBeVisible();
    await after.getByLabel('Como foi?').fill('Rendeu');
    await check(page, 'a meeting that is closed');
    await after.getByRole('button', { name: 'Ver resumo para enviar' }).click();
    await expect(after.getByLabel('Mensagem')).toHaveValue(/- Renata fecha a escala em 2 semanas/);
    await expect(after.getByLabel('Mensagem')).not.toHaveValue(/Rendeu/);
    await expect(after.getByText('Salvando...')).toHaveCount(0);
    await page.reload();
    await expect(after.getByLabel('Como foi?')).toHaveValue('Rendeu');
  });

  await test.step('a step of the PDI is ticked, and a level moves', async () => {
    await page.goto(`/colaboradores?id=${employeeId}`);
    const pdi = page.getByRole('region', { name: 'PDI em vigor' });
    await pdi.getByRole('button', { name: 'Acompanhar combinados' }).click();
    const chooser = page.getByRole('dialog', { name: 'Passos do PDI' });
    await chooser.getByRole('button', { name: /^Acompanhar \d+ combinado/ }).click();
    await expect(page.getByText(/^\d combinados? acompanhados?$/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await pdi.getByRole('checkbox').first().check();
    await pdi.getByRole('button', { name: 'Registrar nível: Delegação' }).click();
    await pdi.getByLabel('Nível agora').selectOption('2');
    await pdi.getByLabel('O que mostra isso?').fill('Passou a abertura do caixa ao Davi');
    await page.keyboard.press('Enter');
    await expect(pdi.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  });

  await test.step('Friday: the month on one page', async () => {
    await page.goto('/colaboradores?visao=espelho');
    await page.getByRole('link', { name: 'Fechamento do mês' }).click();
    const sheet = page.getByRole('article', { name: /^Fechamento de / });
    await expect(sheet.getByText('1 conversa realizada, com 1 de 2 pessoas.')).toBeVisible();
    const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(printed.pages).toHaveLength(1);
    expect(printed.pages[0]!.texts.map(({ text }) => text).join(' ')).toMatch(/treina o Davi/i);
  });
});
