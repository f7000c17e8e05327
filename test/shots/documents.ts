import type { Page } from '@playwright/test';
import { documentKindValues, documentLabels, type DocumentKind } from '#documents/labels.ts';
import { choosePerson } from '../journeys/choose-person.ts';
import { kindForms } from '../journeys/kind-forms.ts';
import { becomeLeader } from '../journeys/leader.ts';
import { closeToast, toTheEnd, type Camera } from './camera.ts';
import { signIn } from './leader.ts';

/** The seven forms, the overlay and the results; then the quick screens. */
export async function documents(camera: Camera): Promise<void> {
  const { page, shoot } = camera;
  await becomeLeader(page);
  for (const kind of documentKindValues) await generate(camera, kind);
  await quickScreens(camera);

  await page.context().clearCookies();
  await signIn(camera);
  const form = await openForm(page, 'feedback');
  await form.getByLabel('Colaborador').click();
  await shoot('form-feedback-people');
  await choosePerson(form.getByLabel('Colaborador'), 'Letícia Moura');
  const earlier = form.getByRole('region', { name: 'Feedbacks anteriores' });
  await earlier.waitFor();
  await shoot('form-feedback-earlier');
  await earlier.getByRole('button').first().click();
  await page.locator('[data-print], .document').first().waitFor();
  await shoot('form-feedback-viewer');
}

/** From the palette, which has all seven. */
async function openForm(page: Page, kind: DocumentKind) {
  const { action, formTitle } = documentLabels[kind];
  // At an address of its own: what was open at the one before does not come along.
  await page.goto(`/suporte?${kind}`);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('option', { name: action }).click();
  const form = page.getByRole('dialog', { name: formTitle });
  await form.locator('button[type="submit"]').waitFor();
  return form;
}

async function generate(camera: Camera, kind: DocumentKind): Promise<void> {
  const { page, shoot } = camera;
  const form = await openForm(page, kind);
  await shoot(`form-${kind}`);
  await kindForms[kind].fill(form);
  await shoot(`form-${kind}-filled`);
  await toTheEnd(camera);
  await shoot(`form-${kind}-end`);

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/ai/generate', (route) => released.then(() => route.continue()));
  await form.locator('button[type="submit"]').click();
  const overlay = page.getByRole('dialog', { name: 'Gerando com IA' });
  await overlay.waitFor();
  await shoot(`overlay-${kind}`, { loading: true });
  release();
  const result = page.getByRole('dialog', { name: documentLabels[kind].resultTitle });
  await result.locator('[data-print]').waitFor();
  await shoot(`result-${kind}`);
  if (kind === 'pdi') {
    await result.getByRole('button', { name: 'Copiar Conteúdo' }).click();
    await page.getByLabel('Fechar aviso').waitFor();
    await shoot('result-copied');
    await closeToast(camera);
  }
  await toTheEnd(camera);
  await shoot(`result-${kind}-end`);
  await page.unroute('**/api/ai/generate');
  if (kind === 'pdi') {
    await result.getByRole('button', { name: 'Editar' }).click();
    await shoot('result-editing');
  }
}

async function quickScreens(camera: Camera): Promise<void> {
  const { page, shoot } = camera;
  await page.goto('/gestao-estrategica');
  await shoot('strategy');
  await page.getByRole('button', { name: 'Gerar Plano com IA' }).click();
  await shoot('strategy-missing');
  await page.getByLabel('Título').fill('Menos fila nos caixas');
  await page.getByLabel('Objetivo').first().fill('Baixar a espera média de 12 para 6 minutos');
  await page.getByRole('button', { name: 'Gerar Plano com IA' }).click();
  await page.getByRole('article').first().waitFor();
  await shoot('strategy-result');

  await page.goto('/comunicacao');
  await shoot('communication');
  await choosePerson(page.getByLabel('Colaborador'), 'Renata Lopes');
  await page.getByRole('tab', { name: 'E-mail' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Assunto').fill('Novo horário de abertura');
  await panel.getByLabel('Contexto').fill('A partir de segunda a loja abre às 7h.');
  await panel.getByRole('button', { name: 'Gerar E-mail com IA' }).click();
  await panel.getByRole('button', { name: 'Copiar' }).waitFor();
  await shoot('communication-result');

  await page.goto('/desenvolvimento');
  await shoot('development');
  await choosePerson(page.getByLabel('Colaborador'), 'Renata Lopes');
  await page
    .getByRole('group', { name: 'Gerar' })
    .getByRole('button', { name: 'Criar PDI' })
    .click();
  await page.getByRole('tabpanel').locator('[data-print]').waitFor();
  await shoot('development-result');
}
