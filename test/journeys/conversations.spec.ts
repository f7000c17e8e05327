import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader, sidebarLink } from './leader.ts';

test('a conversation is prepared in three clicks, held, closed, and remembered by the next', async ({
  page,
}) => {
  const { employeeId, companyId } = await becomeLeader(page);
  await page.request.post('/api/diary', {
    data: { companyId, description: 'Renata conduziu o fechamento sozinha.' },
  });
  await page.goto('/dashboard');
  await sidebarLink(page, 'Colaboradores').click();
  await page.getByRole('link', { name: 'Renata Lopes', exact: true }).click();
  await expect(page).toHaveURL(`/colaboradores?id=${employeeId}`);
  const timeline = page.getByRole('region', { name: 'Linha do tempo' });
  await expect(timeline.getByText('Renata conduziu o fechamento sozinha.')).toBeVisible();
  await check(page, 'the page of a person');
  await page.getByRole('button', { name: 'Preparar conversa' }).click();
  await expect(page.getByText(/^Esta é a primeira conversa registrada com Renata/)).toBeVisible();
  await expect(page.getByText(/“Renata conduziu o fechamento sozinha\.”/)).toBeVisible();

  const shared = page.getByRole('region', { name: 'Para tratar com a pessoa' });
  const own = page.getByRole('region', { name: 'Só para mim' });
  for (const text of ['Escala de dezembro', 'Férias']) {
    await shared.getByRole('textbox').fill(text);
    await page.keyboard.press('Enter');
    await expect(shared.getByText(text)).toBeVisible();
  }
  await own.getByRole('textbox').fill('Ouvir sobre os atrasos');
  await page.keyboard.press('Enter');
  await expect(own.getByText('Ouvir sobre os atrasos')).toBeVisible();
  await check(page, 'before a conversation');
  await page.getByRole('button', { name: 'Escrever roteiro' }).click();
  const script = page.getByRole('dialog', { name: 'Criar Roteiro de Reunião' });
  await expect(script.getByLabel('Título')).toHaveValue('Conversa com Renata Lopes');
  await expect(script.getByText('Ouvir sobre os atrasos')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(script).toHaveCount(0);

  await page.getByRole('button', { name: 'Começar a conversa' }).click();
  await page.getByRole('checkbox', { name: 'Escala de dezembro' }).check();
  const notes = page.getByLabel('Só você lê');
  await notes.fill('Prefere as quintas');
  await check(page, 'during a conversation');
  // The network goes, and the tab is loaded anew: nothing of it is lost.
  await page.route('**/api/conversations/*', (route) => route.abort());
  await notes.fill('Prefere as quintas, e treinar o Davi');
  await expect(page.getByText(/^Não foi possível salvar/)).toBeVisible();
  await page.unroute('**/api/conversations/*');
  await page.reload();
  await expect(page).toHaveURL(/conversa=durante/);
  await expect(notes).toHaveValue('Prefere as quintas, e treinar o Davi');
  await expect(page.getByRole('checkbox', { name: 'Escala de dezembro' })).toBeChecked();

  await page.getByRole('button', { name: 'Terminar a conversa' }).click();
  await page.getByLabel('Como foi?').fill('Leve, e com planos');
  await page.getByLabel('O que combinamos').fill('Renata treina o Davi até sexta');
  await expect(page.getByLabel('Próxima conversa')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await check(page, 'after a conversation');
  await page.getByRole('button', { name: 'Encerrar e ver o resumo' }).click();
  const message = page.getByLabel('Mensagem');
  await expect(message).toHaveValue(/- Escala de dezembro\n\n.*\n- Renata treina o Davi até sexta/);
  await expect(message).not.toHaveValue(/atrasos|Leve|quintas|Férias/);
  await expect(page.getByText('Prefere as quintas, e treinar o Davi')).toBeVisible();
  await check(page, 'the summary of a conversation');

  await page.getByRole('link', { name: 'Página de Renata Lopes' }).click();
  await expect(page.getByRole('link', { name: 'hoje' })).toBeVisible();
  await expect(timeline.getByText('Leve, e com planos')).toBeVisible();
  await page.getByRole('button', { name: 'Preparar conversa' }).click();
  await expect(shared.getByText('Férias')).toBeVisible();
  await expect(shared.getByText('Escala de dezembro')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Preparar conversa' })).toBeVisible();
});
