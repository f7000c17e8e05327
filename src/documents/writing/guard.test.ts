import { expect, test } from 'vitest';
import { guarded, objectionTo } from './guard.ts';

test.each([
  [
    'Renata voltou de licença médica por depressão e precisa de apoio para organizar prazos',
    'Precisa de apoio para organizar prazos',
  ],
  ['Retomar o ritmo após a cirurgia', 'Retomar o ritmo'],
  ['É evangélica e atende bem os clientes', 'Atende bem os clientes'],
  [
    'Tem dois filhos pequenos, mas entrega os relatórios no prazo',
    'Entrega os relatórios no prazo',
  ],
  ['Está grávida', ''],
  ['CPF 123.456.789-09', ''],
])('%s → %s', (typed, kept) => {
  const result = guarded(typed);
  expect(result).toEqual({ text: kept, removed: 'sensitive' });
  expect(objectionTo(result.text)).toBeNull();
});

test.each([
  'Melhorar a orientação de pacientes com diabetes na alta',
  'Atender alunos com TDAH na sala de recursos',
  'Campanha de prevenção de doenças respiratórias',
  'Trabalhar na unidade de terapia intensiva',
  'Tem 15 anos de experiência na função',
  'Reduzir prazos estourados e retrabalho',
  'Recebe 30 chamados por dia',
  'Revisar a política de descontos',
  'Imprimir em preto e branco',
  'Você e sua equipe decidem a escala',
  'Evitar transtornos aos clientes',
  'Plano de saúde dos colaboradores',
])('%s is work and stays as typed', (typed) => {
  expect(guarded(typed)).toEqual({ text: typed, removed: null });
});

test('a label goes, the fact stays', () => {
  expect(guarded('É preguiçosa e arrogante. Atende bem nos horários calmos.')).toEqual({
    text: 'Atende bem nos horários calmos',
    removed: 'label',
  });
});

test('what a plan must not promise goes', () => {
  expect(guarded('Conseguir aumento de salário')).toEqual({ text: '', removed: 'promise' });
});
