import type { Page } from '@playwright/test';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

/** Where the focus is: its name as it is told, and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
    const drawn = (candidate: Element | null | undefined) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText;
    return {
      name: (label ?? element.innerText ?? '').trim(),
      // On it, on what it lies over, or on the words in it.
      visible: [element, element.parentElement, element.firstElementChild].some(drawn),
      tag: element.tagName,
    };
  });

/** Tab until the focus is there; every stop on the way can be seen. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const passed: string[] = [];
  for (let presses = 0; presses < 70; presses += 1) {
    const now = await focused(page);
    const isThere = typeof name === 'string' ? now.name === name : name.test(now.name);
    // Where a screen begins is shown by nothing: the focus is on all of it.
    if (now.name !== '' && !['MAIN', 'BODY', 'DIV'].includes(now.tag)) {
      expect(now.visible, `the focus is seen on ${now.name}`).toBe(true);
    }
    if (isThere) return;
    passed.push(now.name.slice(0, 30));
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${String(name)}: ${passed.join(' · ')}`);
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

async function enter(page: Page, name: string | RegExp) {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

test('from the registration to the history without a mouse, the focus always in sight', async ({
  page,
}) => {
  const email = `teclado.${Math.random()}@exemplo.com.br`;
  await page.goto('/register');
  // Before its scripts have taken it over, Enter sends nothing.
  await expect(page).toHaveTitle('Criar conta · Leme');
  await expect(page.getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Marina Duarte');
  await type(page, 'Email', email);
  await type(page, 'Telefone', '11987654321');
  await type(page, 'Cargo', 'Gerente');
  await type(page, 'Senha', 'segredo-bem-guardado');
  await type(page, 'Confirmar senha', 'segredo-bem-guardado');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  // The address came along from the registration.
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type('segredo-bem-guardado');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Cadastre uma empresa primeiro' })).toBeVisible();

  await enter(page, 'Empresa');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveAccessibleName('Empresa');
  await enter(page, 'Cadastrar Empresa');
  await type(page, 'Nome', 'Mercado Bom Vizinho');
  await page.keyboard.press('Enter');
  await said(page, 'Empresa criada com sucesso');

  await tabTo(page, 'Equipes', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await enter(page, 'Criar Primeira Equipe');
  await expect(page.getByLabel('Nome da equipe')).toBeFocused();
  await page.keyboard.type('Caixas');
  await page.keyboard.press('Enter');
  await said(page, 'Equipe criada com sucesso');

  await tabTo(page, 'Colaboradores', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await enter(page, 'Criar Primeiro Colaborador');
  await expect(page.getByRole('dialog').getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Renata Lopes');
  await type(page, 'Função', 'Supervisora de Caixa');
  await page.keyboard.press('Enter');
  await said(page, 'Colaborador criado com sucesso');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('pdi');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
  await expect(form.getByLabel('Colaborador')).toBeFocused();
  // What is missing is told at its field, which has the focus then.
  await page.keyboard.press('Control+Enter');
  // The only person there is to choose is chosen already.
  const deadline = form.getByLabel('Data final');
  await expect(deadline).toHaveAccessibleDescription('Data final é obrigatória');
  await expect(deadline).toBeFocused();
  await type(page, 'Data final', formatDay(addDays(calendarDay(new Date()), 190)));
  await type(page, 'Objetivo 1', 'Reduzir as filas');
  await type(page, 'Nome da competência', 'Delegação');
  await enter(page, 'Gerar PDI com IA');
  const result = page.getByRole('dialog', { name: 'PDI Gerado' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Gerando com IA' })).toHaveCount(0);
  await enter(page, 'Fechar');
  await expect(result).toHaveCount(0);

  await tabTo(page, 'Histórico');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await enter(page, /^PDI de Renata Lopes/);
  await expect(page.getByText('Reduzir as filas').first()).toBeVisible();
});

test('a week of what is followed without a mouse, the focus always in sight', async ({ page }) => {
  await becomeLeader(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Renata Lopes espera por uma conversa')).toBeVisible();
  await enter(page, 'Preparar conversa com Renata Lopes');
  await expect(page.getByText(/^Esta é a primeira conversa registrada/)).toBeVisible();
  await type(page, 'Novo ponto: Para tratar com a pessoa', 'Fechar a escala até sexta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fechar a escala até sexta')).toBeVisible();
  await enter(page, 'Começar a conversa');
  await tabTo(page, 'Fechar a escala até sexta');
  await page.keyboard.press('Space');
  await enter(page, 'Virou combinado: Fechar a escala até sexta');
  await expect(page.getByRole('button', { name: 'Acompanhar', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Fechar a escala · / })).toBeVisible();
  await enter(page, 'Terminar a conversa');
  await type(page, 'O que combinamos', 'Renata treina o Davi em 2 semanas');
  // It comes a moment after the last letter.
  await expect(page.getByRole('button', { name: 'Acompanhar', exact: true })).toBeVisible();
  await enter(page, 'Acompanhar');
  await enter(page, 'Encerrar e ver o resumo');
  await expect(page.getByLabel('Mensagem')).toHaveValue(/treina o Davi/);

  await tabTo(page, 'Combinados', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await enter(page, 'Cumprido: Fechar a escala');
  await enter(page, /^Adiar: .*treina o Davi/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Nova data: /)).toBeVisible();
});
