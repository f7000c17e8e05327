import { check, findings } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('a person is asked, answers on a phone without an account, and the answer is on their page', async ({
  page,
  browser,
}) => {
  const { employeeId } = await becomeLeader(page);

  const address = await test.step('the leader asks, from the page of the person', async () => {
    await page.goto(`/colaboradores?id=${employeeId}`);
    await page.getByRole('link', { name: 'Conte para mim' }).click();
    await expect(page.getByText('1 pessoa escolhida')).toBeVisible();
    await page.getByRole('button', { name: 'Remover a pergunta 3' }).click();
    await page.getByLabel('Pergunta 2', { exact: true }).fill('O que eu posso fazer por você?');
    await check(page, 'new questions');
    await page.reload();
    await expect(page.getByLabel('Pergunta 2', { exact: true })).toHaveValue(
      'O que eu posso fazer por você?',
    );
    await page.getByRole('button', { name: 'Criar link' }).click();
    const link = page.getByLabel('Link de Renata Lopes', { exact: true });
    const url = await link.inputValue();
    const whatsApp = page.getByRole('link', { name: 'WhatsApp para Renata Lopes' });
    expect(decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')).toContain(url);
    await expect(page.getByText('Ainda não abriu')).toBeVisible();
    await check(page, 'the links to send');
    // As a proxy would hand it on: the journey's server does not know its own port.
    return new URL(new URL(url).pathname, page.url()).href;
  });

  await test.step('a phone without a session opens it and answers', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await phone.goto(address);
    await expect(phone).toHaveTitle('Perguntas para você');
    expect(await findings(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Ver as perguntas' }).click();
    await expect(phone.getByText('Você responde como Renata Lopes')).toBeVisible();
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByRole('alert')).toContainText('Escreva pelo menos uma resposta');
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      expect(await findings(phone)).toEqual([]);
    }
    const wide = () => phone.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(390);
    await phone.getByLabel('O que eu posso fazer por você?').fill('Conversar toda semana');
    await phone.getByRole('button', { name: 'Enviar' }).click();
    await expect(phone.getByRole('status')).toContainText('Respostas enviadas');
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  await test.step('it is in the round, on the page of the person, and in what prepares a talk', async () => {
    await page.reload();
    await expect(page.getByText('Conversar toda semana')).toBeVisible();
    await expect(page.getByText('1 de 1 respondeu')).toBeVisible();
    await check(page, 'the answers');
    await page.goto(`/colaboradores?id=${employeeId}`);
    await page.getByRole('button', { name: 'Conte para mim', exact: true }).click();
    await expect(page.getByText(/O que eu posso fazer por você\? Conversar/)).toBeVisible();
    await page.goto(`/colaboradores?id=${employeeId}&conversa=antes`);
    await page.getByRole('link', { name: 'Abrir: Conte para mim' }).click();
    await page.getByRole('button', { name: 'Encerrar', exact: true }).click();
    await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Aberta', { exact: true })).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(200);
  });
});
