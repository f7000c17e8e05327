import { expect, test } from 'vitest';
import { guarded } from './guard.ts';
import { ofServedPeople } from './served-people.ts';

const route =
  'São 13 crianças de manhã. Um dos meninos, o Pietro, usa cadeira de rodas e precisa de ajuda pra subir.';
const team = ['Suely Prado', 'Genivaldo'];

const removed = (sentence: string, typed: string = route) =>
  guarded(sentence, { answers: ofServedPeople([typed], team) }).removed.size > 0;

test.each([
  ['as it was typed', route],
  ['by the name alone', 'O Pietro usa cadeira de rodas e precisa de ajuda.'],
  [
    'who lives where the work is done',
    'Libere o elevador às 14h, porque a dona Aurora é cadeirante e faz fisioterapia.',
    'No 7º andar mora a dona Aurora, cadeirante: nessa hora o elevador tem que estar livre.',
  ],
  ['with a name after the noun', 'A paciente Ana tem diabetes.', 'A paciente Ana tem diabetes.'],
])('what somebody who is served needs is said: %s', (_, sentence, typed?: string) => {
  expect(guarded(sentence).removed.size).toBe(1);
  expect(removed(sentence, typed)).toBe(false);
});

test.each([
  ['someone of the team beside them', 'O Pietro chegou, e a Suely está com depressão.'],
  ['someone of the team of that name', 'A Suely usa bengala.', 'A cliente Suely usa bengala.'],
  [
    'a boy where no children are served',
    'O Jonas está com depressão.',
    'O menino Jonas faltou ontem.',
  ],
  ['a name that nobody is served by', 'O Davi usa muletas.'],
])('whatever else is personal goes: %s', (_, sentence, typed?: string) => {
  expect(removed(sentence, typed)).toBe(true);
});
