import { aPdiForm } from '../factories.ts';
import { check, findings } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { kindForms } from './kind-forms.ts';
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
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await page.getByRole('button', { name: /^Não lida: Resposta a um/ }).click();
    const shared = page.getByRole('region', { name: 'Compartilhar', exact: true });
    await expect(shared.getByText('Li e combinamos')).toBeVisible();
    await expect(shared.getByText('Gostei do plano')).toBeInViewport();
    await expect(page.getByRole('listitem').filter({ hasText: 'Gostei do plano' })).toBeFocused();
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

test('a document that was just generated is shared and changed by parts from its dialog, which stays', async ({
  page,
}) => {
  await becomeLeader(page);
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('button', { name: 'Criar PDI' }).click();
  const form = page.getByRole('dialog', { name: 'Plano de Desenvolvimento Individual (PDI)' });
  await kindForms.pdi.fill(form);
  await form.getByRole('button', { name: 'Gerar PDI com IA' }).click();
  const result = page.getByRole('dialog', { name: 'PDI Gerado', includeHidden: true });
  const share = page.getByRole('dialog', { name: 'Compartilhar' });
  const parts = result.getByRole('region', { name: 'Mudar por partes' });

  await result.getByRole('button', { name: 'Compartilhar', exact: true }).click();
  await expect(share.getByText('Para Renata Lopes')).toBeVisible();
  await share.getByRole('button', { name: 'Criar link' }).click();
  await page
    .getByRole('dialog', { name: 'Link criado' })
    .getByRole('button', { name: 'Pronto' })
    .click();
  await expect(result.getByText('Ainda não aberto')).toBeVisible();

  await result.getByRole('button', { name: 'Mudar por partes' }).click();
  await parts.getByLabel('Objetivo 1', { exact: true }).fill('Coordenar os caixas rápidos');
  await result.getByRole('button', { name: 'Salvar' }).click();
  await expect(parts).toHaveCount(0);
  await expect(result.getByText('Coordenar os caixas rápidos').first()).toBeVisible();

  await result.getByRole('button', { name: 'Mudar por partes' }).click();
  await expect(parts).toBeVisible();
  await page.goBack();
  await expect(result).toHaveCount(0);
  await expect(page).toHaveURL(/dashboard$/);
});
