import { check } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { becomeLeader } from './leader.ts';

const page = `## Abertura

“Rita, quero falar da fila de sábado.” A fila tinha 12 pessoas, e você abriu o segundo caixa. Ouça até o fim, sem emendar outro assunto.

## O que perguntar

- “O que ajudou você a decidir?”
- Pergunte também o que atrapalha na abertura, e espere a resposta.
- Até 30/11, você treina duas pessoas no caixa.

## Como fechar

Combine com calma o próximo passo. Se algo mudar antes, me chame na hora.`;
const content = {
  title: 'Conversa com Rita',
  page,
  suggestions: ['Confira o número no diário antes de dizer.'],
  citations: [
    {
      text: 'A fila tinha 12 pessoas, e você abriu o segundo caixa.',
      source: 'Diário, 18/11/2026',
      line: 'Rita abriu o 2º caixa, fila de 12',
    },
    { text: 'Ouça até o fim, sem emendar outro assunto.' },
    { text: '“O que ajudou você a decidir?”' },
    { text: 'Pergunte também o que atrapalha na abertura, e espere a resposta.' },
    { text: 'Combine com calma o próximo passo.' },
    { text: 'Se algo mudar antes, me chame na hora.' },
  ],
};

test('the suggestions of a document are marked on demand, on the screen alone', async ({
  page: tab,
}) => {
  const { companyId, employeeId } = await becomeLeader(tab);
  const generated = await tab.request.post('/api/ai/generate', {
    data: { type: 'feedback', prompt: 'A fila de sábado', companyId, employeeId },
  });
  const { aiHistoryId } = (await generated.json()) as { aiHistoryId: string };
  await tab.request.put(`/api/ai-history/${aiHistoryId}`, { data: { content } });
  await tab.goto(`/historico?item=${aiHistoryId}`);

  const paper = tab.getByRole('article');
  await expect(
    tab.getByText(/De onde veio:\s+1 trecho dos seus dados,\s+5 sugestões/),
  ).toBeVisible();
  const marks = paper.getByLabel('Sugestão', { exact: true });
  await expect(marks).toHaveCount(0);
  await expect(paper.getByText('O que perguntar')).toBeVisible();
  const words = await paper.innerText();
  const toggle = tab.getByRole('button', { name: /sugestões$/ });
  await toggle.focus();
  await tab.keyboard.press('Enter');
  await expect(toggle).toHaveText('Esconder sugestões');
  await expect(toggle).toBeFocused();
  await expect(marks).toHaveCount(5);
  expect(await paper.innerText()).toBe(words);
  await tab.emulateMedia({ media: 'print' });
  await expect(marks.first()).toBeAttached();
  await expect(marks.first()).toBeHidden();
  await expect(tab.getByText('De onde veio')).toBeHidden();
  await tab.emulateMedia({ media: 'screen' });
  await toggle.click();
  await expect(marks).toHaveCount(0);
  await toggle.click();
  await expect(marks).toHaveCount(5);
  await check(tab, 'a document with its suggestions marked');
});
