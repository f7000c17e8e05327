import { expect, test } from 'vitest';
import { recognizeThemes } from '../knowledge/action-themes.ts';
import { contextWith } from '../writing/sample-context.ts';
import { objectOf } from './aim.ts';
import type { ActionPlanForm } from './contract.ts';
import { namedOwnersIn } from './owners.ts';
import { actionPlanWriter } from './writer.ts';

const themesOf = (text: string) => recognizeThemes([{ text, weight: 2 }]).map(({ id }) => id);

test('what the plan is not to touch is no theme of its own', () => {
  expect(themesOf('Migrar o ERP sem parar o faturamento')).toEqual(['implantação']);
  expect(themesOf('Aumentar o faturamento')).toEqual(['vendas']);
});

test('each theme that the objective names has its part in the plan', () => {
  expect(themesOf('Melhorar o atendimento, o clima da equipe e os processos')).toHaveLength(3);
});

test('an objective with two tasks is worked on by the first', () => {
  expect(objectOf('diminuir as faltas nas consultas e melhorar a confirmação')).toBe(
    'as faltas nas consultas',
  );
});

test.each([
  ['Quem vai cuidar da pesagem é a Dalva.', 'Dalva', 'Cuidar da pesagem'],
  ['A Simone (financeiro) valida as notas.', 'Simone', 'Validar as notas'],
])('%s', (text, name, doing) => {
  expect(namedOwnersIn(text)).toMatchObject([{ name, doing }]);
});

const composed = (brief: Partial<ActionPlanForm>) =>
  actionPlanWriter.compose(
    { title: 'Reduzir os erros', objective: 'Reduzir os erros', deadline: '2027-03-31', ...brief },
    contextWith({ employee: null }),
  );

test('money for one thing pays for nothing else, and a list of contacts records nothing', () => {
  const { actions, objectives, suggestions } = composed({
    title: 'Treinamento da equipe',
    objective: 'Treinar a equipe nova',
    resources: 'R$ 5 mil para comunicação; lista de 400 contatos',
    successMetrics: ['Pessoas treinadas'],
  });
  expect(JSON.stringify([actions, objectives])).not.toMatch(/5 mil|400 contatos/u);
  expect(suggestions.join(' ')).toMatch(/quem libera R\$ 5 mil para comunicação/u);
});

test('what the leader asks to be done is repeated, and not answered like a challenge', () => {
  const { suggestions } = composed({ additionalNotes: 'PRIORIZAR OS CLIENTES CORPORATIVOS' });
  expect(suggestions.at(-1)).not.toBe('');
  expect(suggestions.join(' ')).toContain('Priorizar os clientes corporativos.');
});

test('a day that the objective says itself is not said twice', () => {
  const { objectives } = composed({ objective: 'Entregar o bloco B em 31/03/2027' });
  expect(objectives[0]).toBe('Entregar o bloco B em 31/03/2027');
});
