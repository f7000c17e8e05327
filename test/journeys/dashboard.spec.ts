import type { Locator, Page } from '@playwright/test';
import { documentLabels } from '#documents/labels.ts';
import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { kindForms, toastOf } from './kind-forms.ts';
import { becomeLeader, clickTwice, escapeFrom } from './leader.ts';

/** A card of the dashboard, by its heading. */
const card = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
const suggestion = (page: Page, title: string | RegExp) =>
  card(page, 'Próximas Ações').getByRole('article', { name: title });
const stat = (page: Page, label: string) => page.locator('dt', { hasText: label }).locator('+ dd');

/** Chooses weekly rhythms for the team that is to be configured. */
async function configure(page: Page): Promise<void> {
  await suggestion(page, 'Configurar sua equipe').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Configurações de Gestão' });
  await dialog.getByLabel('Frequência de feedback').selectOption('weekly');
  await dialog.getByLabel('Frequência de reuniões da equipe').selectOption('weekly');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(toastOf(page, 'Configurações de gestão atualizadas com sucesso')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function generate(page: Page, form: Locator, kind: 'feedback' | 'meeting'): Promise<void> {
  await form.locator('button[type="submit"]').click();
  await expect(toastOf(page, documentLabels[kind].generated)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a team is configured, and what is suggested then is done', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/');
  await expect(suggestion(page, 'Configurar sua equipe')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible();
  await expect(page.getByText(/^Nenhum documento nos últimos 12 meses\./)).toBeVisible();
  await configure(page);

  const feedback = suggestion(page, /^Feedback pendente na equipe/);
  await expect(feedback.getByText('Urgente')).toBeVisible();
  await feedback.getByRole('button').click();
  const feedbackForm = page.getByRole('dialog', { name: 'Formulário de Feedback' });
  await expect(feedbackForm.getByLabel('Colaborador')).toHaveValue(/./);
  await kindForms.feedback.fill(feedbackForm);
  await generate(page, feedbackForm, 'feedback');
  await expect(feedback).toHaveCount(0);
  await expect(stat(page, 'Créditos de IA')).toHaveText('49');
  await expect(stat(page, 'Ações Realizadas (mês)')).toHaveText('1');
  await expect(page.getByText('1 documento nos últimos 12 meses')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toHaveCount(0);

  const meeting = suggestion(page, /^Organizar a reunião da equipe/);
  await meeting.getByRole('button').click();
  const meetingForm = page.getByRole('dialog', { name: 'Criar Roteiro de Reunião' });
  await expect(meetingForm.getByRole('list', { name: 'Equipes adicionadas' })).toContainText(
    'Atendimento Loja Centro',
  );
  await expect(meetingForm.getByLabel('Participantes')).toHaveValue('Renata Lopes');
  await kindForms.meeting.fill(meetingForm);
  await generate(page, meetingForm, 'meeting');
  await expect(meeting).toHaveCount(0);

  await suggestion(page, 'Desenvolva sua Equipe').getByRole('button').click();
  await expect(toastOf(page, 'Escolha uma ação no menu lateral')).toBeVisible();
});

test('a note about trouble suggests a plan, and is the newest entry', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/');
  await page.getByLabel('O que você observou?').fill('Um problema sério na fila de sábado');
  await page.reload();
  await expect(page.getByLabel('O que você observou?')).toHaveValue(/fila de sábado/);
  // A tablet that is turned: one goes on in the same field.
  await page.getByLabel('O que você observou?').focus();
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await expect(page.getByLabel('O que você observou?')).toBeFocused();
  }
  await clickTwice(page.getByRole('button', { name: 'Salvar' }));
  await expect(toastOf(page, 'Entrada do diário salva com sucesso')).toBeVisible();
  const entries = card(page, 'Atividades Recentes').getByRole('article');
  await expect(entries).toHaveCount(1);
  await suggestion(page, 'Plano de Ação Sugerido').getByRole('button').click();
  await escapeFrom(page.getByRole('dialog', { name: 'Plano de Ação Estratégico' }));
  const opener = suggestion(page, 'Plano de Ação Sugerido').getByRole('button');
  await expect(opener).toBeFocused();
});

test('the chart comes after the first paint, in a file of its own', async ({ page }) => {
  const { generate: write } = await becomeLeader(page);
  await write();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Ver tabela' })).toBeVisible();
  // Told once it has been shown, which on a busy machine is long after it was painted.
  const paint = () =>
    page.evaluate(() => {
      const paints: Partial<PerformancePaintTiming>[] = performance.getEntriesByType('paint');
      const first = paints.find(({ name }) => name === 'first-contentful-paint');
      // Browsers of last year know only when it was shown.
      return first?.paintTime ?? first?.startTime ?? null;
    });
  await expect.poll(paint).not.toBeNull();
  const chart = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    return files.find(({ name }) => /documents-chart/.test(name))?.startTime;
  });
  expect(chart).toBeGreaterThan((await paint())!);
});

test('axe finds nothing in either theme, and nothing is wider than 320 px', async ({ page }) => {
  const { generate: write } = await becomeLeader(page);
  await page.goto('/');
  await expect(suggestion(page, 'Configurar sua equipe')).toBeVisible();
  await check(page, 'beginner');
  await write();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ver tabela' })).toBeVisible();
  await check(page, 'chart');
  await page.getByRole('button', { name: 'Ver tabela' }).click();
  await check(page, 'table');
});
