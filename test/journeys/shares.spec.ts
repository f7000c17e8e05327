import { aPdiForm } from '../factories.ts';
import { check, findings } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

test('a plan goes to its person by WhatsApp, is read and answered on a phone without an account, and comes back', async ({
  page,
  browser,
}) => {
  const { employeeId, companyId } = await becomeLeader(page);
  const generated = await page.request.post('/api/ai/generate', {
    data: { type: 'pdi', prompt: JSON.stringify(aPdiForm(employeeId)), companyId, employeeId },
  });
  const { aiHistoryId } = (await generated.json()) as { aiHistoryId: string };

  const address = await test.step('the leader reads what goes, and sends the link', async () => {
    await page.goto(`/historico?item=${aiHistoryId}`);
    await page.getByRole('button', { name: 'Compartilhar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Compartilhar' });
    await expect(dialog.getByText('Para Renata Lopes')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: /^PDI/ })).toBeVisible();
    await check(page, 'what the person will read');
    await dialog.getByRole('button', { name: 'Criar link' }).click();
    const made = page.getByRole('dialog', { name: 'Link criado' });
    const url = await made.getByLabel('Link', { exact: true }).inputValue();
    const whatsApp = await made.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(whatsApp ?? '')).toContain(url);
    await check(page, 'the link to send');
    await made.getByRole('button', { name: 'Pronto' }).click();
    await expect(page.getByText('Ainda não aberto')).toBeVisible();
    // As a proxy would hand it on: the journey's server does not know its own port.
    return new URL(new URL(url).pathname, page.url()).href;
  });

  await test.step('a phone without a session opens it, answers and ticks a step', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await phone.goto(address);
    await expect(phone).toHaveTitle('Documento compartilhado');
    expect(await findings(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Abrir' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: /^PDI/ })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      expect(await findings(phone)).toEqual([]);
    }
    const wide = () => phone.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(390);
    await phone.getByRole('checkbox').first().check();
    await phone.getByLabel('Como foi?').first().fill('Fiz na sexta com a Bia');
    await phone.getByLabel('Li e combinamos').check();
    await phone.getByLabel('Comentário').fill('Gostei do plano');
    await phone.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(phone.getByRole('status')).toContainText('Resposta registrada');
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  await test.step('the leader sees it under the document, takes the step over, and closes the link', async () => {
    await page.reload();
    const shared = page.getByRole('region', { name: 'Compartilhar', exact: true });
    await expect(shared.getByText('Li e combinamos')).toBeVisible();
    await expect(shared.getByText('Gostei do plano')).toBeVisible();
    await shared.getByRole('button', { name: 'Confirmar que foi feito' }).click();
    await expect(shared.getByText('Feito', { exact: true })).toBeVisible();
    await check(page, 'what came back');
    await shared.getByRole('button', { name: 'Desativar link' }).click();
    await expect(shared.getByText('Desativado')).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
    await page.goto(`/colaboradores?id=${employeeId}`);
    await expect(page.getByText(/^Li e combinamos\. Gostei do plano/)).toBeVisible();
  });
});
