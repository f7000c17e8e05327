import type { Camera } from './camera.ts';
import { signIn } from './leader.ts';

/** A person's page, and a conversation from its preparation to the summary. */
export async function person(camera: Camera): Promise<void> {
  await signIn(camera);
  const { page, shoot } = camera;
  // The devices go their ways at once: each closes a conversation of its own.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const name = isPhone ? 'Letícia Moura' : 'Juliana Peixoto';
  await page.goto('/colaboradores');
  // Of a long list only what is in view is drawn.
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('progressbar').first().waitFor();
  await shoot('person');
  await page.getByRole('button', { name: 'Preparar conversa' }).click();
  const points = ['Escala de dezembro', 'Férias em janeiro'];
  for (const text of points) {
    await page.getByLabel('Novo ponto: Para tratar com a pessoa').fill(text);
    await page.keyboard.press('Enter');
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  await page.getByLabel('Novo ponto: Só para mim').fill('Perguntar com calma sobre os atrasos');
  await page.keyboard.press('Enter');
  await page.getByText('Perguntar com calma').waitFor();
  await shoot('conversation-before');
  await page.getByRole('button', { name: 'Começar a conversa' }).click();
  await page.getByRole('checkbox', { name: 'Escala de dezembro' }).check();
  await page.getByLabel('Só você lê').fill('Prefere sair às 18h nas quintas');
  await shoot('conversation-during');
  await page.getByRole('button', { name: 'Terminar a conversa' }).click();
  await page.getByLabel('Como foi?').fill('Conversa leve. Ela quer mais autonomia no fechamento.');
  await page.getByLabel('O que combinamos').fill('Rever a escala até sexta');
  await shoot('conversation-after');
  await page.getByRole('button', { name: 'Encerrar e ver o resumo' }).click();
  await page.getByLabel('Mensagem').waitFor();
  await shoot('conversation-summary');
}
