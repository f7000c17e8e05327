import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { becomeLeader, sidebarOf } from './leader.ts';

/**
 * Pixels of written lines in each third of the content's width, as far as the window shows them. A frame
 * has none, a field that is stretched neither, and one sentence in the middle of a frame has few.
 */
const writing = (page: Page, { below }: { below: number }) =>
  page.getByRole('main').evaluate((main, from) => {
    const { left, width } = main.getBoundingClientRect();
    const thirds = [0, 0, 0];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      // For ears alone, or no line of the page.
      if (!parentElement || parentElement.clientWidth === 1) continue;
      if (parentElement.matches('textarea, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        if (line.top < from || line.bottom > innerHeight) continue;
        for (const third of [0, 1, 2]) {
          const [begins, ends] = [third, third + 1].map((edge) => left + (edge * width) / 3);
          const inside = Math.min(line.right, ends!) - Math.max(line.left, begins!);
          thirds[third]! += Math.max(0, Math.round(inside));
        }
      }
    }
    return thirds;
  }, below);

/** A short list, or two sentences. */
const someLines = 550;

test('at 1440 px no screen leaves a third of its width empty', async ({ page }) => {
  const { generate } = await becomeLeader(page);
  await generate();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, last] of [
    ['/empresa', 'O que os documentos levam daqui'],
    ['/diario', 'Registros'],
    ['/comunicacao', /^A mensagem que você gerar/],
    ['/desenvolvimento', /^O roteiro de entrevista que você gerar/],
    ['/gestao-estrategica', /^O plano ou a pauta que você gerar/],
    ['/configuracoes', 'O que os documentos levam daqui'],
    ['/configuracoes?aba=filosofia', 'O que os documentos levam daqui'],
    ['/configuracoes?aba=processos', 'O que os documentos levam daqui'],
    ['/configuracoes?aba=combinados', 'Atalho'],
    ['/configuracoes?aba=privacidade', 'Excluir a conta'],
    ['/suporte', 'Fale com o suporte'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(last, { exact: true }).last(), path).toBeVisible();
    await expect
      .poll(async () => (await writing(page, { below: 0 }))[2], { message: path })
      .toBeGreaterThan(someLines);
    for (const lines of await writing(page, { below: 0 })) expect(lines, path).toBeGreaterThan(200);
  }
  // Nor the half of its height.
  const half = await writing(page, { below: 450 });
  expect(half[0]! + half[1]! + half[2]!, 'the lower half of /suporte').toBeGreaterThan(someLines);

  await page.goto('/historico');
  await expect(page.getByText('1 documento', { exact: true })).toBeVisible();
  // A row says by a picture of what kind it is; the document opens beside the list, which makes room.
  const row = page.getByRole('region', { name: 'Documentos' }).getByRole('listitem');
  await expect(row.locator('svg')).toBeVisible();
  const width = async () => (await row.boundingBox())!.width;
  const alone = await width();
  await row.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Detalhe: PDI' })).toBeVisible();
  expect(await width()).toBeLessThan(alone / 2);
});

test('the way out is in view, however low the window is', async ({ page }) => {
  await becomeLeader(page);
  for (const height of [900, 800, 600]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/suporte');
    const menu = sidebarOf(page);
    await expect(menu.getByRole('button', { name: 'Sair' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('link', { name: 'Suporte' })).toBeInViewport({ ratio: 1 });
  }
});
