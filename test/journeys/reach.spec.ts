import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { documentKindValues, documentLabels } from '#documents/labels.ts';
import { expect, test } from './fixtures.ts';
import { kindForms } from './kind-forms.ts';
import { becomeLeader } from './leader.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What is wider than the page: the page itself, and what scrolls in a dialog. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-dialog-body]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`),
  );

/** Targets under 24 × 24 px; a link within a line of text is as high as its line (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=option], [role=menuitem]',
    );
    return (
      [...all]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden=true], .sr-only, [inert]'))
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // A box and the words beside it are one target.
        .map((element) => ({ element, target: element.closest('label') ?? element }))
        .filter(({ element, target }) => {
          const { width, height } = target.getBoundingClientRect();
          const labelled = 'labels' in element && (element.labels as NodeList)?.length > 0;
          const isBox = element.matches('[type=checkbox], [type=radio]') && labelled;
          return !isBox && width > 1 && (width < 24 || height < 24);
        })
        .map(({ element }) => element.outerHTML.slice(0, 140))
    );
  });

/** Colours change in a transition, however short. What never ends, as a spinner, is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    await frame();
    await frame();
    for (let frames = 0; frames < 60; frames += 1) {
      if (!document.getAnimations().some(isEnding)) break;
      await frame();
    }
  });

/** Both themes, a narrow phone, and 200 % zoom of a small laptop. */
async function check(page: Page, what: string) {
  await test.step(what, async () => {
    const problems: Record<string, string[]> = {};
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await settled(page);
    problems['light'] = await findings(new AxeBuilder({ page }).withTags(rules));
    problems['small'] = await tooSmall(page);
    // The theme changes colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    problems['dark'] = await findings(new AxeBuilder({ page }).withRules('color-contrast'));
    for (const [width, height] of [
      [640, 360],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = async () => (problems[`${width} px`] = await tooWide(page));
      await expect
        .poll(wide, { timeout: 2_000 })
        .toEqual([])
        // Told with the rest.
        .catch(() => undefined);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const found = Object.entries(problems).filter(([, list]) => list.length > 0);
    expect.soft(Object.fromEntries(found), what).toEqual({});
  });
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Carregando')).toHaveCount(0);
}

test('the public screens, as they are and with errors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/x']) {
    await visit(page, path);
    const submit = page.locator('button[type=submit]');
    await expect(page.getByText('Validando token...')).toHaveCount(0);
    if (await submit.count()) {
      await submit.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      await expect(page.locator('[aria-invalid=true]').first()).toHaveAccessibleDescription(/./);
    }
    await check(page, path);
  }
});

test('every screen of a newcomer, and of a leader', async ({ page }) => {
  test.setTimeout(240_000);
  const paths = ['/', '/empresa', '/equipes', '/colaboradores', '/diario', '/historico'];
  const newcomer = { name: 'Lia Prado', email: `n.${Math.random()}@exemplo.com.br` };
  const rest = { phone: '11987654321', position: 'Gerente', tipo: 'líder', password: 'segredo1' };
  await page.request.post('/api/auth/register', { data: { ...newcomer, ...rest } });
  await page.request.post('/api/auth/login', { data: { ...newcomer, ...rest } });
  for (const path of ['/', '/empresa', '/equipes']) {
    await visit(page, path);
    await check(page, `${path}, empty`);
  }
  const { generate } = await becomeLeader(page);
  const { aiHistoryId } = await generate();
  for (const path of [...paths, `/historico?item=${aiHistoryId}`, '/configuracoes', '/suporte']) {
    await visit(page, path);
    await check(page, path);
  }
  await visit(page, '/empresa');
  await page.getByRole('button', { name: 'Editar' }).click();
  await check(page, 'the company, edited');
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toBeVisible();
  await check(page, 'notifications');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/historico?item=${aiHistoryId}`);
  await expect(page.getByRole('dialog').getByText('Delegar mais').first()).toBeVisible();
  expect.soft(await findings(new AxeBuilder({ page }).withTags(rules)), 'sheet').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Alternar barra lateral' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await findings(new AxeBuilder({ page }).withTags(rules)), 'menu').toEqual([]);
});

test('the form of every kind with its errors, and what comes of one', async ({ page }) => {
  test.setTimeout(240_000);
  await becomeLeader(page);
  await visit(page, '/suporte');
  const dialog = page.getByRole('dialog');
  for (const kind of documentKindValues) {
    const { action, formTitle, submit } = documentLabels[kind];
    await page.getByRole('button', { name: action, exact: true }).click();
    const form = page.getByRole('dialog', { name: formTitle });
    await expect(form.locator(':is(input, select):focus')).toBeVisible();
    await expect(form.getByText('Preencha os campos marcados com *.')).toBeVisible();
    await form.getByRole('button', { name: submit }).locator('..').click();
    const first = form.locator('[aria-invalid=true]').first();
    await expect(first).toHaveAccessibleDescription(/./);
    await check(page, kind);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Organizar Reunião' }).click();
  await kindForms.meeting.fill(dialog);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/ai/generate', (route) => held.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Criar Roteiro com IA' }).click();
  const overlay = page.getByRole('dialog', { name: 'Gerando com IA' });
  await expect(overlay.getByRole('status')).toHaveText(/^Buscando contexto/);
  await check(page, 'overlay');
  answer();
  const result = page.getByRole('dialog', { name: 'Roteiro de Reunião Gerado' });
  await expect(result).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await check(page, 'result');
  await result.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /agenda/i }).click();
  await expect(page.getByRole('dialog', { name: 'Quando será a reunião?' })).toBeVisible();
  await check(page, 'when the meeting is');
  await page.keyboard.press('Escape');
  await result.getByRole('button', { name: 'Editar' }).click();
  const before = await result.boundingBox();
  await result.getByRole('textbox').fill('Outro\n\ntexto');
  expect(await result.boundingBox(), 'an edit moves nothing').toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Há alterações que não foram salvas.')).toBeVisible();
  await check(page, 'unsaved edit');
});
