import { expect, test } from 'vitest';
import { contextWith } from './sample-context.ts';
import { spelledContext, spelledForm } from './spelling.ts';

test.each([
  ['tirar o pao do forno', 'tirar o pão do forno'],
  ['a recepcao liga mas ninguem atende', 'a recepção liga mas ninguém atende'],
  ['FALHAS NO CREDITO', 'FALHAS NO CRÉDITO'],
  ['Comunicacao com o cliente', 'Comunicação com o cliente'],
  ['ligar pra cliente frio', 'ligar para cliente frio'],
  ['falar com Vitoria sobre a Familia Souza', 'falar com Vitoria sobre a Familia Souza'],
  ['ela e timida com cliente novo', 'ela é tímida com cliente novo'],
  ['nao usa planilha, e timido, mas aprende', 'não usa planilha, é tímido, mas aprende'],
  ['Ela é ágil e tímida', 'Ela é ágil e tímida'],
  ['os números da manha até 31 de marco', 'os números da manhã até 31 de março'],
  ['Relatório ate marco, sexta de manha', 'Relatório até março, sexta de manhã'],
  ['um marco na história, e ela fez manha', 'um marco na história, e ela fez manha'],
  ['parado desde as 6h, entre as 8h e as 10h', 'parado desde as 6h, entre as 8h e as 10h'],
  ['notas do 8o ano e 2a via do boleto', 'notas do 8º ano e 2ª via do boleto'],
  ['o salário continua o mesmo no balcao', 'o salário continua o mesmo no balcão'],
  ['passar as informacoes pro time', 'passar as informações para o time'],
  ['usar o plano Pro da ferramenta', 'usar o plano Pro da ferramenta'],
  ['usar o Power BI e o code review', 'usar o Power BI e o code review'],
])('%j is spelled %j', (typed, spelled) => {
  expect(spelledForm({ context: typed }).context).toBe(spelled);
});

test('items of a list open with a capital, names and choices stay as they were typed', () => {
  const form = {
    goals: ['vender mais no credito', 'iFood sem atraso', 'REDUZIR O RETRABALHO DO RH'],
    competencies: [{ name: 'negociacao', currentLevel: 1 }],
    participants: ['joao do armazem'],
    position: 'tecnico de enfermagem',
    priority: 'media',
  };
  expect(spelledForm(form)).toEqual({
    ...form,
    goals: ['Vender mais no crédito', 'iFood sem atraso', 'Reduzir o retrabalho do RH'],
    competencies: [{ name: 'Negociação', currentLevel: 1 }],
  });
});

test('what a team and a person want is spelled, what they are called is not', () => {
  const context = contextWith({
    team: { name: 'Producao', goals: ['reduzir a perda de paes'] },
    employee: { name: 'Conceicao', objectives: ['ser lider'] },
  });
  const { team, employee } = spelledContext(context);
  expect(team).toMatchObject({ name: 'Producao', goals: ['reduzir a perda de pães'] });
  expect(employee).toMatchObject({ name: 'Conceicao', objectives: ['ser líder'] });
});

test('an endless word is read, and stays as it is', () => {
  const endless = 'a'.repeat(20_000);
  expect(spelledForm({ context: endless })).toEqual({ context: endless });
});
