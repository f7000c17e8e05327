import { aRegistration, aTeamForm } from '../factories.ts';
import { becomeLeader } from '../journeys/leader.ts';
import type { Camera } from './camera.ts';

const dataScreens = {
  teams: '/equipes',
  employees: '/colaboradores',
  diary: '/diario',
  strategy: '/gestao-estrategica',
  communication: '/comunicacao',
  development: '/desenvolvimento',
  history: '/historico',
  settings: '/configuracoes',
};

/** Someone who has just registered: no company, then a company and nothing in it. */
export async function newcomer({ page, shoot }: Camera): Promise<void> {
  const registration = { ...aRegistration(), email: `m.${Math.random()}@exemplo.com.br` };
  await page.request.post('/api/auth/register', { data: registration });
  await page.request.post('/api/auth/login', { data: registration });
  await page.goto('/');
  await page.getByText('Cadastre uma empresa primeiro').waitFor();
  await shoot('dashboard-no-company');
  await page.goto('/equipes');
  await page.getByText('Cadastre uma empresa primeiro').waitFor();
  await shoot('no-company');

  await page.goto('/empresa');
  await page.getByText('Nenhuma empresa cadastrada').waitFor();
  await shoot('company-empty');
  await page.getByRole('button', { name: 'Cadastrar Empresa' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('M');
  await page.getByLabel('CNPJ').fill('12.345.678/0001-00');
  await page.locator('form button[type="submit"]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await shoot('company-creating');
  await page.getByLabel('Nome', { exact: true }).fill('Mercado Bom Vizinho');
  await page.getByLabel('CNPJ').fill('12.345.678/0001-95');
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('button', { name: 'Editar' }).waitFor();
  await shoot('company-sparse');

  await page.goto('/');
  await page.getByText('Primeiros passos').waitFor();
  await shoot('dashboard-new');
  for (const [name, path] of Object.entries(dataScreens)) {
    await page.goto(path);
    await shoot(`${name}-empty`);
  }
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await page.getByRole('dialog', { name: 'Notificações' }).waitFor();
  await shoot('notifications-welcome');

  const [company] = (await (await page.request.get('/api/companies')).json()) as { id: string }[];
  await page.request.post('/api/teams', { data: { ...aTeamForm(), companyId: company!.id } });
  await page.goto('/colaboradores');
  await page.getByText('Nenhum colaborador cadastrado').waitFor();
  await shoot('employees-none');
}

/** Someone with one person: what is closed without credits, what waits, and what could not be read. */
export async function beginner({ page, shoot }: Camera): Promise<void> {
  await becomeLeader(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Próximas Ações' }).waitFor();
  await shoot('dashboard-beginner');

  const credits = '**/api/user/credits';
  const refusal = page
    .getByRole('main')
    .getByText('Você precisa de créditos para usar as ações de IA')
    .first();
  await page.route(credits, (route) => route.fulfill({ json: { credits: 0 } }));
  await page.goto('/');
  await refusal.waitFor();
  await shoot('dashboard-no-credits');
  await page.goto('/desenvolvimento');
  await refusal.waitFor();
  await shoot('development-no-credits');
  await page.unroute(credits);

  const reads = /\/api\/(employees|diary|ai-history|teams|stats|suggestions)\b/;
  await page.route(reads, () => new Promise(() => undefined));
  for (const [name, path] of Object.entries({ dashboard: '/', ...dataScreens })) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('load');
    await shoot(`${name}-loading`, { loading: true });
  }
  await page.unroute(reads);
  await page.route(reads, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, message: 'Algo deu errado. Código: 7F3A.' },
    }),
  );
  for (const [name, path] of Object.entries({ dashboard: '/', ...dataScreens })) {
    await page.goto(path);
    await shoot(`${name}-error`);
  }
}
