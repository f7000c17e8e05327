import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

/** How many texts reach into each third of the content's width, at whatever height. */
const textsInThirds = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const { left, width } = main.getBoundingClientRect();
    const thirds = [0, 0, 0];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width < 2) continue;
      for (const third of [0, 1, 2]) {
        const [begins, ends] = [third, third + 1].map((edge) => left + (edge * width) / 3);
        if (box.left < ends! && box.right > begins!) thirds[third]! += 1;
      }
    }
    return thirds;
  });

test('at 1440 px no screen leaves a third of its width empty', async ({ page }) => {
  const { generate } = await becomeLeader(page);
  await generate();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, last] of [
    ['/empresa', 'O que os documentos levam daqui'],
    ['/diario', 'Registros'],
    ['/comunicacao', /^A mensagem que você gerar/],
    ['/configuracoes', 'Atividades'],
    ['/suporte', 'Fale com o suporte'],
    ['/historico', '1 documento'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(last, { exact: true }).last(), path).toBeVisible();
    for (const texts of await textsInThirds(page)) expect(texts, path).toBeGreaterThan(0);
  }

  // A row says by a picture of what kind it is; the document opens beside the list, which makes room.
  const row = page.getByRole('region', { name: 'Documentos' }).getByRole('listitem');
  await expect(row.locator('svg')).toBeVisible();
  const width = async () => (await row.boundingBox())!.width;
  const alone = await width();
  await row.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Detalhe: PDI' })).toBeVisible();
  expect(await width()).toBeLessThan(alone / 2);
});
