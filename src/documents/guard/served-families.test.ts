import { expect, test } from 'vitest';
import { guardedContent } from './guarded-content.ts';
import { ofServedFamilies } from './served-families.ts';

const removedFrom = (sentence: string, typed: string) => [
  ...guardedContent({ steps: [sentence] }, { answers: ofServedFamilies([typed]) }).removed.keys(),
];
const funerals = 'Atender as famílias no velório e preparar os documentos.';

test.each([
  'Quem entrevista faz o papel do filho, igual com todos.',
  'Preocupa quem responde no mesmo tom do filho.',
  'Receber a viúva em sala reservada e explicar cada taxa.',
])('who is served may be a relative: %s', (sentence) => {
  expect(removedFrom(sentence, funerals)).toEqual([]);
});

test.each([
  'Pergunte se a pessoa tem filhos.',
  '“Você tem filhos?”',
  'Ela falta por causa do filho.',
  'A Renata sai cedo para cuidar do filho.',
  'O marido dela mora longe.',
  'A viúva está com depressão e o João está de atestado.',
])('whose family it is, or what else is personal, goes: %s', (sentence) => {
  expect(removedFrom(sentence, funerals)).toEqual(['sensitive']);
});

const clinic = 'Atender pacientes no plantão e acompanhar a internação.';

test.each([
  'Saber se a pessoa pede exames e acompanha internados.',
  'A técnica passa os internados de leito em leito.',
  'Orienta gestantes sobre a vacina.',
])('who is treated is who is served: %s', (sentence) => {
  expect(removedFrom(sentence, clinic)).toEqual([]);
});

test.each([
  'A Renata e o João estão internados.',
  'Renata e Bia ficaram bem doentes.',
  'As gestantes da equipe avisam o RH.',
  'Renata está grávida.',
  'A Renata vai fazer uma cirurgia na quarta.',
])('whoever is of the team is not: %s', (sentence) => {
  expect(removedFrom(sentence, clinic)).toEqual(['sensitive']);
});

test('where nobody says that families are served, nothing is read so', () => {
  expect(removedFrom('Faz o papel do filho.', 'Vender peças no balcão.')).toEqual(['sensitive']);
});
