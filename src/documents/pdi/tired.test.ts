import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { contextWith } from '../writing/sample-context.ts';
import { entryFor } from './competency-reading.ts';
import { tiredCases } from './corpus/tired.ts';
import { goalSort } from './goals/sorts.ts';
import { dueDayOf, figuresOf } from './told-measures.ts';
import { topicOf } from './topics.ts';
import { pdiWriter } from './writer.ts';

function planOf(name: string) {
  const found = tiredCases.find((each) => each.name.startsWith(name));
  if (!found) throw new Error(`There is no case ${name}`);
  const content = pdiWriter.compose(found.brief, found.context);
  return { content, text: textsOf(content).join('\n') };
}
const period = { today: '2026-11-23', deadline: '2027-08-31' };

test.each([
  ['Escrever dois projetos até 15/12/2026', '2026-12-15'],
  ['Captar recursos até 30 de junho de 2027', '2027-06-30'],
  ['Fechar o acordo até março', '2027-03-31'],
  ['Entregar até 31/12/2027', null],
  ['Liberar as rotas até as 6h', null],
  ['Reduzir o churn', null],
])('%s is due on %s', (goal, day) => expect(dueDayOf(goal, period)).toBe(day));

test.each([
  ['Reduzir o churn de 8% para 5% até junho', { from: '8%', to: '5%' }],
  ['Baixar o tempo de 800 ms para 300 ms', { from: '800 ms', to: '300 ms' }],
  ['Aumentar a nota de 8,4 para 9', { from: '8,4', to: '9' }],
  ['Subir de R$ 1.500,00 para R$ 2.000,00', { from: 'R$ 1.500,00', to: 'R$ 2.000,00' }],
  ['Atender de segunda a sexta', null],
])('%s tells %o', (goal, figures) => expect(figuresOf(goal)).toEqual(figures));

test('a goal is checked by its own day, and from where it says that it stands', () => {
  const { content } = planOf('ONG');
  expect(content.goals[1]).toMatch(/até 15\/12\/2026\. .*15\/12\/2026$|15\/12\/2026\.$/u);
  expect(content.goals[1]).not.toContain('2027');
  const { content: measured, text } = planOf('fintech');
  expect(measured.goals[0]).toContain('ponto de partida em 8%');
  expect(measured.goals[0]).toContain('chegada a 5%');
  expect(text).not.toContain('linha de base do churn');
});

test('notes that want it earlier than the form are pointed out', () => {
  expect(planOf('ONG').text).toContain(
    'confirmar qual prazo vale, já que o deste plano é 31/08/2027',
  );
});

test('a threat and a wish to dismiss are nowhere, and what is left of them is no goal', () => {
  const { content, text } = planOf('central');
  expect(text).not.toMatch(/demitir|documentar|pra rua|sindicato/iu);
  expect(content.goals).toHaveLength(1);
  expect(text).toContain('usar esses números como ponto de partida');
});

test('marks of a pasted list are left out, and a drawing is no project to manage', () => {
  const { text } = planOf('construtora');
  expect(text).not.toMatch(/ a - |^- |2\)/mu);
  expect(text).not.toContain('Conduzir um projeto pequeno');
  expect(text).toContain('que ajude a fechar o diário de obra todo dia');
});

test('an outpouring names competencies, a goal without the talk, and a month without dates', () => {
  const { content, text } = planOf('almoxarifado');
  expect(content.competencies.map(({ name }) => name).toSorted()).toEqual([
    'Comunicação',
    'Delegação',
    'Excel e planilhas',
  ]);
  expect(content.goals[0]).toMatch(/^Virar líder: /u);
  expect(text).not.toMatch(/\d\d\/04\/2027/u);
  expect(text).not.toMatch(/ligar pro fornecedor|eu acho/u);
});

test('what comes after a comma in one line may be what is wanted', () => {
  const { content } = planOf('agro');
  expect(content.goals[0]).toContain('Melhorar a regulagem e o cuidado com a máquina');
  expect(content.competencies.map(({ name }) => name)).not.toContain('Foco no cliente');
});

test('an absence does not pile the first actions up on one day', () => {
  const { content } = planOf('escola');
  for (const { actions } of content.competencies) {
    const days = actions.map((action) => /até (\S+)\. Evid/u.exec(action)?.[1]);
    expect(new Set(days).size).toBe(days.length);
  }
  expect(content.suggestions.join('\n')).toContain('começar por aí as trocas previstas no plano');
});

test('one click goes on with the last plan, at its levels', () => {
  const { content } = planOf('hotel');
  expect(content.competencies).toMatchObject([
    { name: 'Comunicação', currentLevel: 2, targetLevel: 4 },
    { name: 'Delegação', currentLevel: 2, targetLevel: 3 },
  ]);
  expect(content.suggestions[0]).toContain('vêm do PDI de 13/04/2026');
});

test('one click without a plan follows what the person wants, then the profile, then the job', () => {
  const namesFor = (employee: Parameters<typeof contextWith>[0]) =>
    pdiWriter
      .compose({}, contextWith(employee))
      .competencies.map(({ name }) => name.replace(/ \(.*$/u, ''));
  const role = 'Conhecimento técnico da função';
  expect(namesFor({ employee: { name: 'Dalva', position: 'Repositora' } })).toEqual([
    role,
    'Qualidade e atenção aos detalhes',
    'Gestão do tempo',
  ]);
  expect(namesFor({ employee: { name: 'Lia', position: 'Vendedora' } })[1]).toBe('Vendas');
  expect(
    namesFor({
      employee: { name: 'Caê', position: 'Analista de QA', objectives: ['Liderar os testes'] },
    })[1],
  ).toBe('Liderança');
  expect(namesFor({ employee: { name: 'Hélio', position: 'Gerente de Obras' } })).not.toContain(
    role,
  );
});

test('who leads nobody teaches colleagues, and does not swap practices with other leaders', () => {
  const person = { name: 'Kauê', called: 'Kauê', position: 'Padeiro', leads: false, profile: null };
  expect(entryFor('ensinar os outros', person)?.practice[0]?.[0]).toContain('a um colega');
  expect(entryFor('Mentoria', { ...person, leads: true })?.study[0]?.[0]).toContain('PDI');
});

test.each([
  ['Tirar o pão do forno na hora', 'other'],
  ['Tirar a CNH categoria D', 'learn'],
  ['Chegar a Group Product Manager', 'assume'],
])('%s is a goal to %s', (goal, sort) => expect(goalSort(goal)).toBe(sort));

test.each(['Planejar com antecedência', 'Chegar a Group Product Manager'])(
  '%s names no thing to work on',
  (goal) => expect(topicOf(goal)).toBeNull(),
);

test('no evidence counts more weeks than there are', () => {
  const context = contextWith({ employee: { name: 'Wel', position: 'Auxiliar' } });
  const { competencies } = pdiWriter.compose(
    {
      deadline: '2027-01-15',
      competencies: [{ name: 'Roteirização', currentLevel: 1, targetLevel: 5 }],
    },
    context,
  );
  const early = competencies[0]?.actions.filter((action) => /até \d\d\/(?:11|12)\//u.test(action));
  const rushed = early?.filter((action) => /quatro semanas|por um mês/u.test(action)) ?? [];
  for (const action of rushed) expect(action).toMatch(/até (?:2[1-9]|3[01])\/12/u);
});

test('of two values that nothing is known about, one is spoken of', () => {
  const { content } = planOf('hotel');
  const line = content.suggestions.find((item) => item.includes('“')) ?? '';
  expect(line.match(/escolher um exemplo do próprio trabalho/giu)?.length ?? 0).toBeLessThan(2);
});

test('how to accompany is said in other words from plan to plan', () => {
  const said = ['2027-03-31', '2027-05-31', '2027-06-30', '2027-08-31'].map((deadline) => {
    const { suggestions } = pdiWriter.compose(
      { deadline, goals: ['Reduzir as filas'] },
      contextWith({
        employee: { name: 'Ana', position: 'Caixa', behavioralProfile: 'executor' },
      }),
    );
    return suggestions
      .find((item) => item.startsWith('Compromissos'))
      ?.split('; ')
      .at(-1);
  });
  expect(new Set(said).size).toBeGreaterThan(1);
});
