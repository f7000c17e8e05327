import { addDays, calendarDay } from '#shared/format.ts';
import type { Camera } from './camera.ts';
import { signIn } from './leader.ts';

const dialogOf = ({ page }: Camera) => page.getByRole('dialog');

/** What was agreed: the list with all its parts, and what lies over it. */
export async function commitments(camera: Camera): Promise<void> {
  await signIn(camera);
  const { page, shoot } = camera;
  await fill(camera);
  await page.goto('/combinados');
  await page.getByText('Rever a escala de sábado').first().waitFor();
  await shoot('commitments');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await shoot('commitments-filters');
  await page
    .getByRole('button', { name: /^Cumprido: Enviar o relatório/ })
    .first()
    .click();
  await page.getByText('Desfazer').first().waitFor();
  await shoot('commitments-done');
  await page.goto('/combinados');
  const postpone = page.getByRole('button', { name: /^Adiar: Enviar o orçamento/ }).first();
  await postpone.click();
  await page.getByRole('menu').waitFor();
  await shoot('commitments-postpone');
  // A window of another size closes it.
  await page.keyboard.press('Escape');
  await postpone.click();
  await page.getByRole('menuitem', { name: 'Escolher um dia…' }).click();
  await dialogOf(camera).waitFor();
  await shoot('commitments-day');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Adiar: Rever a escala/ })
    .first()
    .click();
  await dialogOf(camera).getByRole('radio', { name: 'Reescrever' }).click();
  await shoot('commitments-sense');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Mais ações: Rever a escala/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Editar e ver histórico' }).click();
  await dialogOf(camera).getByText('Histórico').waitFor();
  await shoot('commitments-detail');
  await page.goto('/suporte');
  await page.getByRole('button', { name: 'Buscar', exact: true }).waitFor();
  await page.keyboard.press('c');
  const line = dialogOf(camera).getByLabel('O que foi combinado?');
  await line.fill('combinei com Juliana rever a proposta até sexta');
  await dialogOf(camera)
    .getByRole('button', { name: /^Com quem:/ })
    .waitFor();
  await shoot('commitments-new');
  await page.goto('/combinados?situacao=cumpridos');
  await page
    .getByRole('button', { name: /^Reabrir/ })
    .first()
    .waitFor();
  await shoot('commitments-closed');
  await promises(camera);
}

async function promises({ page, shoot }: Camera): Promise<void> {
  await page.goto('/historico?type=action_plan');
  const list = page.getByRole('region', { name: 'Documentos' });
  await list.getByRole('listitem').getByRole('button').first().click();
  const card = page.getByRole('region', { name: 'Acompanhar combinados' });
  await card.scrollIntoViewIfNeeded();
  await shoot('commitments-promises');
  await page.keyboard.press('Escape');
  await page.goto('/diario');
  await page
    .getByLabel('O que você observou?')
    .fill('Combinei com o fornecedor rever o contrato até sexta');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('list', { name: 'Combinados deste registro' }).waitFor();
  await shoot('commitments-diary');
}

interface Known {
  id: string;
  name: string;
}

async function fill({ page: { request } }: Camera): Promise<void> {
  const get = async (path: string) => (await (await request.get(path)).json()) as Known[];
  const [company] = await get('/api/companies');
  const people = await get(`/api/employees?companyId=${company!.id}&activeOnly=true`);
  const today = calendarDay(new Date());
  const list = await request.get(`/api/commitments?companyId=${company!.id}&limit=100`);
  // The other device was here first.
  if ((await list.text()).includes('Rever a escala de sábado')) return;
  const make = async (text: string, days: number | null, more: object = {}) => {
    const dueOn = days === null ? null : addDays(today, days);
    const data = { companyId: company!.id, text, dueOn, ...more };
    const response = await request.post('/api/commitments', { data });
    return (await response.json()) as { id: string };
  };
  const withPerson = (index: number) => ({ employeeId: people[index]!.id });
  const { id } = await make('Rever a escala de sábado com a equipe da manhã', -9, withPerson(0));
  for (const days of [-7, -5, -3]) {
    await request.put(`/api/commitments/${id}`, { data: { dueOn: addDays(today, days) } });
  }
  await make('Enviar o orçamento revisado', -2, { ...withPerson(1), owner: 'employee' });
  await make('Enviar o relatório de perdas', 0, withPerson(2));
  await make('Conversar sobre o curso de liderança', 0, {
    ...withPerson(3),
    recurrence: 'monthly',
  });
  await make('Liberar o acesso ao sistema', 1, { owner: 'other', ownerName: 'TI' });
  await make('Apresentar a proposta ao cliente', 3, { ...withPerson(4), owner: 'employee' });
  await make('Planejar as férias do time', 20, withPerson(5));
  await make('Ler o manual da nova máquina', null, { ...withPerson(6), owner: 'employee' });
}
