import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ThinAnswer } from '../kit/writer.ts';
import { pdiContentSchema, type PdiContent } from './contract.ts';
import { halfYear, shop, sixWeeks } from './good-answers.ts';
import { settlePdi } from './settle.ts';

const settled = (content: Partial<PdiContent>) =>
  settlePdi({ ...halfYear.content, ...content }, halfYear.brief, shop);

test.each([
  ['half a year', halfYear],
  ['six weeks', sixWeeks],
])('a good answer comes back as it is: %s', (_, { brief, context, content }) => {
  expect(settlePdi(content, brief, context)).toEqual(content);
});

test('levels are those of the form, said once', () => {
  const competencies = halfYear.content.competencies.map((each) => ({ ...each, currentLevel: 1 }));
  const { competencies: mended, suggestions } = settled({ competencies });
  expect(mended).toEqual(halfYear.content.competencies);
  expect(suggestions.filter((line) => line.includes('“Delegação”'))).toEqual([
    'Os níveis de “Delegação” que se acompanham são os do formulário: atual 2, desejado 4.',
  ]);
});

test('the person, the period and the end are those of the form', () => {
  const timeline = { duration: '5 meses', start: '23/11/2026', end: '30/04/2027', milestones: [] };
  const mended = settled({ employee: 'Ana', period: '23/11/2026 a 30/04/2027', timeline });
  expect(mended.employee).toBe('Renata Lopes — Supervisora de Caixa');
  expect(mended.period).toBe('23/11/2026 a 31/05/2027');
  expect(mended.timeline).toMatchObject({ duration: '27 semanas', end: '31/05/2027' });
  expect(mended.suggestions).toContain('O plano termina em 31/05/2027, a data do formulário.');
  expect(mended.suggestions).toContain('O nome no plano voltou a ser Renata Lopes.');
});

test('a day beyond the plan moves, and the leader is told', () => {
  const [first, ...others] = halfYear.content.competencies;
  const actions = ['Até 25/12/2026, ensaiar.', 'Até 30/06/2027, mostrar.'];
  const { competencies, suggestions } = settled({
    competencies: [{ ...first!, actions }, ...others],
  });
  expect(competencies[0]?.actions).toEqual([
    'Até 25/12/2026, ensaiar.',
    'Até 31/05/2027, mostrar.',
  ]);
  expect(suggestions.join('\n')).toContain('30/06/2027 passou a 31/05/2027');
});

test('what was typed and is nowhere is told, as is a competency without steps', () => {
  const [delegation] = halfYear.content.competencies;
  const goals = [...halfYear.brief.goals!, 'Falar com a Dona Lurdes até 10/02/2027.'];
  const brief = { ...halfYear.brief, goals };
  const { competencies, suggestions } = settlePdi(
    { ...halfYear.content, competencies: [delegation!] },
    brief,
    shop,
  );
  expect(competencies).toEqual([delegation]);
  expect(suggestions).toContain('Ficaram sem passos no plano: “Comunicação”.');
  expect(suggestions.join('\n')).toContain('“Falar com a Dona Lurdes até 10/02/2027”');
});

test('steps for fewer than half of the competencies are too thin an answer', () => {
  expect(() => settled({ competencies: [] })).toThrow(ThinAnswer);
  const other = { name: 'Vendas', currentLevel: 1, targetLevel: 2, evidence: '', actions: [] };
  expect(() => settled({ competencies: [other] })).toThrow(ThinAnswer);
});

test('an answer in the shape of the specification is taken as it is', () => {
  const content = z.parse(pdiContentSchema, {
    title: 'PDI de Renata Lopes',
    employee: 'Renata Lopes',
    period: '23/11/2026 a 31/05/2027',
    competencies: halfYear.content.competencies,
    goals: halfYear.brief.goals,
    timeline: 'Até 31/05/2027; o sistema muda em fevereiro de 2027.',
  });
  expect(settlePdi(content, halfYear.brief, shop)).toEqual(content);
});

test('a label that the page shows is not said again', () => {
  const risks = [
    {
      risk: 'A loja encher',
      sign: 'Sinal de alerta: fila na porta',
      response: 'Resposta: abrir o caixa 3',
    },
  ];
  const { risks: shown, suggestions } = settlePdi(
    { ...halfYear.content, risks: [...risks, ...halfYear.content.risks] },
    halfYear.brief,
    shop,
  );
  expect(shown[0]).toEqual({
    risk: 'A loja encher',
    sign: 'fila na porta',
    response: 'abrir o caixa 3',
  });
  expect(suggestions).toEqual(halfYear.content.suggestions);
});
