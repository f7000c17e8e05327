import { expect, test } from 'vitest';
import { readNotes } from './notes.ts';
import { namedOwnersIn, ownerFor } from './owners.ts';
import { readFreeText } from './free-text.ts';
import { firstWholeDay } from '../writing/told-days.ts';
import { toldDeadline } from './told-deadline.ts';

const period = { today: '2026-11-23', deadline: '2027-06-30' };
const awayOf = (text: string) => readNotes([text], period)[0]?.away;

test.each([
  ['Férias coletivas de 21/12 a 10/01/2027', { from: '2026-12-21', to: '2027-01-10' }],
  ['Recesso de 24/12 a 03/01', { from: '2026-12-24', to: '2027-01-03' }],
  ['Estarei de férias de 10 a 20/02', { from: '2027-02-10', to: '2027-02-20' }],
  ['Loja fechada em 02/01/2027', { from: '2027-01-02', to: '2027-01-02' }],
  ['Férias em janeiro', { from: '2027-01-01', to: '2027-01-31' }],
])('%s keeps days free', (text, window) => expect(awayOf(text)).toEqual(window));

test.each([
  'A auditoria é em 10/02/2027',
  'Férias ainda sem data',
  'Férias de 31/02 a 40/02',
  'Recesso de 01/01/2026 a 31/12/2029',
  'Férias em agosto',
])('%s keeps none', (text) => expect(awayOf(text)).toBeNull());

test.each([
  ['Responsável: Carla Dias', [{ name: 'Carla Dias', about: '' }]],
  [
    'Responsável pela revisão do manual: Patrícia Nogueira.',
    [{ name: 'Patrícia Nogueira', about: 'pela revisão do manual' }],
  ],
  [
    'Marina Lopes (farmácia) vai cuidar da identificação',
    [{ name: 'Marina Lopes', about: 'da identificação' }],
  ],
  ['Carla será responsável pelos testes.', [{ name: 'Carla', about: 'testes' }]],
  ['Ela cuida disso', []],
  ['Gestão coordena o plano', []],
  ['responsável: a definir', []],
  ['', []],
])('%j names %j', (text, owners) => {
  expect(
    namedOwnersIn(text).map(({ name, about }) => ({
      name,
      about: about.replace(/^pel[oa]s? (?=testes)/u, ''),
    })),
  ).toEqual(owners);
});

test.each([
  [
    'João Pedro de Alcântara e Silva será o responsável pela manutenção das colhedeiras.',
    'João Pedro de Alcântara e Silva',
    'Cuidar da manutenção das colhedeiras',
  ],
  [
    'o seu Raimundo vai coordenar as conversas com os terceirizados',
    'Seu Raimundo',
    'Coordenar as conversas com os terceirizados',
  ],
  ['A governanta Neide conduz a vistoria dos quartos.', 'Neide', 'Conduzir a vistoria dos quartos'],
  ['Kauê vai cuidar da escala, porque conhece todos', 'Kauê', 'Cuidar da escala'],
  ['Responsável: Carla Dias', 'Carla Dias', null],
])('%j gives work to someone', (text, name, doing) => {
  expect(namedOwnersIn(text)).toMatchObject([{ name, doing }]);
});

const terms = { named: [], person: '', decideBy: '2026-11-25', team: 'Equipe Rotas' };

test('who answers: the one who was named, the person of the plan, a role', () => {
  const action = { owner: 'team' as const, task: 'Testar com um grupo pequeno', isFirst: false };
  const carla = { name: 'Carla', about: 'testes', doing: null };
  expect(ownerFor(action, { ...terms, named: [carla], person: 'Renata' })).toBe('Carla');
  expect(ownerFor(action, { ...terms, person: 'Renata' })).toBe('Renata');
  expect(ownerFor(action, terms)).toBe(
    'Equipe Rotas (uma pessoa responsável, a definir até 25/11/2026)',
  );
  expect(ownerFor({ ...action, isFirst: true }, terms)).toBe('Liderança da equipe');
  expect(ownerFor({ ...action, owner: 'hr' }, { ...terms, person: 'Renata' })).toBe('RH');
  const general = { ...terms, named: [{ name: 'Ana', about: 'pelo plano', doing: null }] };
  expect(ownerFor({ ...action, owner: 'leadership' }, general)).toBe('Ana');
  expect(ownerFor({ ...action, owner: 'partner' }, general)).toContain('Área parceira');
});

test('a free text is read for what is asked, until when, and why', () => {
  const sentences = [
    'Preciso de um plano de ação para reduzir as filas até 30/04/2027.',
    'A espera dobrou.',
    'Contratar duas pessoas.',
  ];
  expect(readFreeText(sentences, '2026-11-23')).toEqual({
    objective: 'Reduzir as filas',
    deadline: '2027-04-30',
    context: ['A espera dobrou.', 'Contratar duas pessoas.'],
  });
  expect(readFreeText(['Quero um plano de ação.'], '2026-11-23')).toMatchObject({
    objective: null,
    context: [],
  });
});

test('a day that has passed is no deadline', () => {
  expect(firstWholeDay('de 01/01/2020 até 2027-03-01', '2026-11-23')).toBe('2027-03-01');
  expect(firstWholeDay('31/02/2027', '2026-11-23')).toBeNull();
});

test.each([
  ['Reduzir o absenteísmo de 12% para 6% em 3 meses', '2027-02-23'],
  ['Terminar nas próximas duas semanas', '2026-12-07'],
  ['Terminar em seis semanas', '2027-01-04'],
  ['Baixar a inadimplência até junho', '2027-06-30'],
  ['Entregar até o fim de março de 2027', '2027-03-31'],
  ['Fechar até o fim do mês', '2026-11-30'],
  ['Concluir até 30/07/2027', '2027-07-30'],
  ['Atender em 5 minutos', null],
  ['Chegar até outubro de 2020', null],
  ['Dobrar em 90 anos', null],
])('%j has the term %j', (text, day) => expect(toldDeadline(text, '2026-11-23')).toBe(day));
