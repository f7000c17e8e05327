import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import type { ActionPlanForm, PlannedAction } from './contract.ts';
import { namedOwnersIn } from './owners.ts';
import { toldCauses } from './told-causes.ts';
import { toldEvents } from './told-events.ts';
import { actionPlanWriter } from './writer.ts';

/* Facts that the leader typed, found again where they belong. The sample day is 23/11/2026. */

const form: Brief<ActionPlanForm> = {
  title: 'Rever o atendimento',
  objective: 'Reduzir as reclamações de 37% para 10%',
  context: 'O movimento dobrou em agosto.',
  deadline: '2027-03-31',
  priority: 'alta',
  detailLevel: 'resumido',
  successMetrics: ['Reclamações'],
};

function compose(more: Brief<ActionPlanForm>) {
  return actionPlanWriter.compose({ ...form, ...more }, contextWith({ employee: null }));
}
function actionsOf(more: Brief<ActionPlanForm>): PlannedAction[] {
  return compose(more).actions.filter((action) => typeof action !== 'string');
}
function metric(name: string, more: Brief<ActionPlanForm> = {}): string {
  return compose({ ...more, successMetrics: [name] }).objectives.at(-1) ?? '';
}

test.each([
  [
    'As causas foram regulagem das máquinas, velocidade acima de 7 km/h e grão passado por atraso.',
    ['regulagem das máquinas', 'velocidade acima de 7 km/h', 'grão passado por atraso'],
  ],
  [
    '37% das críticas citam fila no check-in depois das 14h e café da manhã repetitivo.',
    ['fila no check-in depois das 14h', 'café da manhã repetitivo'],
  ],
  [
    'As famílias reclamam do reajuste de 9,8% e da falta de retorno da coordenação.',
    ['o reajuste de 9,8%', 'a falta de retorno da coordenação'],
  ],
  ['Os clientes reclamam que demora e ninguém atende.', []],
  ['A pesquisa mostrou que 40% estão insatisfeitos e querem sair.', []],
  ['O cliente reclama do preço.', []],
])('causes that are told: %s', (sentence, causes) => {
  expect(toldCauses([sentence])).toEqual(causes);
});

test('what is already known to be wrong is an action of the plan', () => {
  const context = 'Os motivos são atraso na entrega, produto errado e embalagem amassada.';
  expect(actionsOf({ context })[1]?.task).toMatch(
    /^Combinar uma medida.*: atraso na entrega, produto errado e embalagem amassada$/u,
  );
});

test.each([
  ['INVENTÁRIO GERAL DIA 18/12', { day: '2026-12-18', text: 'Inventário geral' }],
  [
    'Evento de doadores previsto para 17/04/2027.',
    { day: '2027-04-17', text: 'Evento de doadores' },
  ],
  ['A auditoria de 09/11/2026 apontou 17 falhas', undefined],
  ['A Neuza sai de férias de 04/01 a 23/01.', undefined],
  ['Até 20/12 precisamos decidir', undefined],
])('what has a day of its own: %s', (sentence, event) => {
  const [found] = toldEvents([sentence], { today: '2026-11-23', deadline: '2027-06-30' });
  expect(found).toEqual(event);
});

test('a day of the leader’s own is a milestone, and five are enough', () => {
  const { timeline } = compose({ additionalNotes: 'Inventário geral dia 18/12.' });
  const milestones = typeof timeline === 'string' ? [] : timeline.milestones;
  expect(milestones.join('\n')).toContain('18/12/2026 — Inventário geral');
  expect(milestones.length).toBeLessThanOrEqual(5);
});

test.each([
  ['Priscila cuida do Instagram e Dona Lourdes do caixa.', ['Priscila', 'Dona Lourdes']],
  [
    'Quem responde pela manutenção é o Valdecir e pela operação a Sirlene.',
    ['Valdecir', 'Sirlene'],
  ],
  ['Quem toca é a Rosângela do administrativo e o Igor da TI.', ['Rosângela', 'Igor']],
  ['Coordenadora Beatriz vai ligar para as famílias.', ['Beatriz']],
  ['A Neuza vai sair de férias.', []],
])('who answers for what: %s', (text, names) => {
  expect(namedOwnersIn(text).map(({ name }) => name)).toEqual(names);
});

test('two under one verb have their own work, and no name is glued to it', () => {
  const [first] = namedOwnersIn('Priscila cuida do Instagram e Dona Lourdes do caixa.');
  expect(first?.doing).toBe('Cuidar do Instagram');
});

test('those who look after the whole answer for all that nobody else does', () => {
  const additionalNotes = 'Quem toca é a Rosângela e o Igor.';
  expect(actionsOf({ additionalNotes }).at(-1)?.responsible).toBe('Rosângela e Igor');
});

test('a metric that tells its own day or count keeps it', () => {
  expect(metric('100% dos operadores treinados até 15/01/2027')).toContain(
    'a alcançar até 15/01/2027',
  );
  expect(metric('300 doadores recorrentes')).toContain('meta de 300');
  expect(metric('Não conformidades: zero')).toContain('“Não conformidades: zero”: linha de base');
  expect(metric('eNPS da área ≥ 30')).toMatch(/^eNPS/u);
  expect(metric('Turnover ≤ 25% a.a.')).toMatch(/^Turnover ≤ 25% a\.a\.: /u);
});

test('a year is no figure, and what is counted of one thing is not of another', () => {
  const context = 'Em 2026 captamos R$ 310 mil. 58% de adesão, pior no plantão noturno (44%).';
  expect(metric('R$ 480 mil captados', { context })).toContain('linha de base a medir');
  expect(metric('Adesão noturna', { context })).toContain('linha de base a medir');
  expect(metric('Adesão', { context })).toContain('linha de base de 58%');
});

test('an objective is no sooner due than what it prepares', () => {
  const { objectives } = actionPlanWriter.compose(
    {
      title: 'Sucessão',
      objective: 'Preparar a Renata para assumir a coordenação em julho de 2027',
    },
    contextWith({ employee: null }),
  );
  expect(objectives[0]).toBe(
    'Preparar a Renata para assumir a coordenação em julho de 2027. Prazo: 30/06/2027',
  );
});

test('a running text gives an aim, a day and the rest as context', () => {
  const content = actionPlanWriter.compose(
    {
      freeText:
        'preciso de um plano pra organizar a mudança do escritório pra sala nova no 7o andar, mudança dia 12/01, são 32 pessoas, o contrato da sala antiga acaba 31/01',
    },
    contextWith({ employee: null }),
  );
  expect(content.objectives[0]).toMatch(/no 7[oº] andar até 31\/01\/2027$/u);
  expect(content.description).toContain('São 32 pessoas');
  expect(textsOf(content).join(' ')).toContain('Preparar o novo local');
});

test('what is there in January is used by no action of December', () => {
  const tasks = actionsOf({ resources: 'Consultoria da ABIH em janeiro' }).map(({ task }) => task);
  expect(tasks.join(' ')).not.toContain('ABIH');
});

test('a title before a name ends no sentence', () => {
  const content = compose({ additionalNotes: 'Fica tudo igual à noite. Dr. Paulo Reis aprova.' });
  expect(textsOf(content.suggestions).join('\n')).toContain('Dr. Paulo Reis aprova');
});
