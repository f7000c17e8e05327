import type { Page } from '@playwright/test';
import { leader as account } from '#server/demo/company.ts';
import { toTheEnd, type Camera } from './camera.ts';

/** Opens the demonstration as its leader. */
export async function signIn({ page }: Camera): Promise<void> {
  await page.request.post('/api/auth/login', { data: account });
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The company of the demonstration: every screen as it is after ten months. */
export async function leader(camera: Camera): Promise<void> {
  await signIn(camera);
  const { page, shoot } = camera;
  await page.goto('/');
  await page.getByRole('button', { name: 'Ver tabela' }).waitFor();
  await shoot('dashboard');
  await page.getByRole('button', { name: 'Ver tabela' }).click();
  await shoot('dashboard-table');
  await company(camera);
  await teams(camera);
  await employees(camera);
  await page.goto('/diario');
  await shoot('diary');
  await history(camera);
  await settings(camera);
  await shell(camera);
}

async function company({ page, shoot }: Camera): Promise<void> {
  await page.goto('/empresa');
  await shoot('company');
  await page.getByRole('button', { name: 'Editar' }).click();
  await shoot('company-editing');
}

async function teams(camera: Camera): Promise<void> {
  const { page, shoot } = camera;
  await page.goto('/equipes');
  await shoot('teams');
  await page
    .getByRole('button', { name: /^Gestão de / })
    .first()
    .click();
  await dialog(page).waitFor();
  await shoot('teams-management');
  await page.goto('/equipes');
  await page.getByRole('button', { name: 'Nova Equipe' }).click();
  await dialog(page).waitFor();
  await shoot('teams-create');
  // A reload would find it open.
  await page.keyboard.press('Escape');
  await page.goto('/equipes');
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  await dialog(page).waitFor();
  await shoot('teams-edit');
  await page.getByRole('tab', { name: 'Configurações de Gestão' }).click();
  await shoot('teams-edit-management');
}

async function employees(camera: Camera): Promise<void> {
  const { page, shoot } = camera;
  await page.goto('/colaboradores');
  await shoot('employees');
  await page.getByRole('button', { name: 'Novo Colaborador' }).click();
  await page.getByRole('button', { name: 'Criar Colaborador' }).click();
  await shoot('employees-create-errors');
  await page.keyboard.press('Escape');
  await page.goto('/colaboradores');
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  await dialog(page).waitFor();
  await shoot('employees-edit');
  await toTheEnd(camera);
  await dialog(page)
    .getByLabel('Adicionar arquivos')
    .setInputFiles([
      { name: 'currículo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      {
        name: 'avaliação de desempenho do ano passado, assinada e digitalizada.docx',
        mimeType: '',
        buffer: Buffer.from('x'),
      },
    ]);
  await toTheEnd(camera);
  await shoot('employees-edit-files');
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await shoot('employees-erase');
}

/** The list, every kind of document in the panel beside it, and filters that leave nothing. */
async function history({ page, shoot }: Camera): Promise<void> {
  await page.goto('/historico');
  await shoot('history');
  await page.goto('/historico?page=2');
  await shoot('history-page-2');
  const kinds = ['action_plan', 'meeting', 'message', 'email', 'interview', 'pdi', 'feedback'];
  for (const kind of kinds) {
    await page.goto(`/historico?type=${kind}`);
    const list = page.getByRole('region', { name: 'Documentos' });
    await list.getByRole('listitem').getByRole('button').first().click();
    await page.locator('[data-print]').waitFor();
    await shoot(`history-${kind}`);
  }
  await page.goto('/historico?date=2001-01-01');
  await shoot('history-nothing');
}

async function settings({ page, shoot }: Camera): Promise<void> {
  for (const tab of ['empresa', 'filosofia', 'processos', 'privacidade']) {
    await page.goto(`/configuracoes?aba=${tab}`);
    await shoot(`settings-${tab}`);
  }
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await shoot('settings-delete-account');
  await page.goto('/suporte');
  await shoot('support');
}

/** What lies over a screen: the bell, the account, the palette, the sidebar. */
async function shell({ page, shoot }: Camera): Promise<void> {
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await dialog(page).waitFor();
  await shoot('notifications');
  await page.goto('/suporte');
  await page.getByRole('button', { name: /, sua conta$/ }).click();
  await dialog(page).waitFor();
  await shoot('account');
  // A reload would find it open.
  await page.keyboard.press('Escape');
  await page.goto('/suporte');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await dialog(page).waitFor();
  await shoot('palette');
  await dialog(page).getByRole('combobox').fill('projeto');
  await dialog(page).getByRole('group', { name: 'Documentos' }).waitFor();
  await shoot('palette-found');
  await dialog(page).getByRole('combobox').fill('zzzz');
  await page.getByText(/^Nada encontrado para/).waitFor();
  await shoot('palette-nothing');
  await page.goto('/suporte');
  await page.getByRole('button', { name: 'Alternar barra lateral' }).click();
  await shoot('sidebar-toggled');
}
