import { expect, test } from 'vitest';
import { isAttributed, namesIn, withoutAuthors } from './names.ts';

const known = new Set(['renata', 'lopes']);

test.each([
  ['Carlos disse que a Renata interrompe a Ana', 'A Renata interrompe alguém da equipe'],
  ['Segundo a gerente, demora a responder', 'Demora a responder'],
  ['O coordenador comentou que os prazos melhoraram', 'Os prazos melhoraram'],
  [
    'Boa relação com o Pedro e com a Joana',
    'Boa relação com alguém da equipe e com alguém da equipe',
  ],
  ['Ajuda a Ana Paula de Souza no fechamento', 'Ajuda alguém da equipe no fechamento'],
  ['Pediu ao Marcos o relatório', 'Pediu a alguém da equipe o relatório'],
  ['O time do Bruno, da Carla e do Luiz reclamou', 'O time de pessoas da equipe reclamou'],
  ['Avisar Carlos antes', 'Avisar alguém da equipe antes'],
])('%s → %s', (text, expected) => {
  expect(withoutAuthors(text, known)).toBe(expected);
  expect(namesIn(withoutAuthors(text, known), known)).toEqual([]);
});

test.each([
  'Várias pessoas disseram que escuta bem',
  'Três colegas acham que falta retorno',
  'Organiza bem a Black Friday',
  'Você percebe que a reunião passa do horário',
  'Renata Lopes conduz a reunião',
])('%s stays: nobody else is in it', (text) => {
  expect(withoutAuthors(text, known)).toBe(text);
  expect(isAttributed(text, known)).toBe(false);
});
