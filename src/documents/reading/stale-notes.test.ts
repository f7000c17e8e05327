import { expect, test } from 'vitest';
import { staleNotesIn } from './stale-notes.ts';

const before = {
  title: 'Plano da Ana',
  goals: ['Avisar o Renan até 22/05.', 'Guardar R$ 2.150 para o curso.', 'Ler 3 páginas.'],
  suggestions: [
    'Combine antes com o Renan quem abre a loja nesse dia, e diga a ele por que a conversa é a sós e sem pressa.',
    'O curso custa R$ 2.150: confirme a verba.',
    'Fale 3 vezes sobre isto.',
  ],
};
const goals = (...texts: string[]) => staleNotesIn(before, { ...before, goals: texts });

test('notes that say a name or a figure which goes are told by their beginning', () => {
  expect(goals('Avisar a Marta até 22/05.', 'Guardar R$ 900 para o curso.')).toBe(
    'As notas para você não mudam junto, e ainda falam do que sai: “Combine antes com o Renan quem abre a loja nesse dia, e…”; “O curso custa R$ 2.150: confirme a verba”. Confira.',
  );
});

test.each([
  ['what stays somewhere', [...before.goals.slice(0, 2), 'Ler com o Renan.']],
  ['what no note says', ['Avisar o Renan.', 'Guardar R$ 2.150 para o curso.']],
  ['a single digit', before.goals.slice(0, 2)],
])('%s is told of none', (_, texts) => {
  expect(goals(...texts)).toBe('');
});

test('a document without notes has none that is stale', () => {
  expect(staleNotesIn({ ...before, suggestions: [] }, { ...before, goals: [] })).toBe('');
  expect(staleNotesIn({ goals: ['Dia 22/05.'] }, { goals: [] })).toBe('');
});
