import { expect, test } from 'vitest';
import { guarded, objectionTo } from './guard.ts';

test.each([
  [
    'Renata voltou de licença médica por depressão e precisa de apoio para organizar prazos',
    'Renata precisa de apoio para organizar prazos',
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
    text: 'Atende bem nos horários calmos.',
    removed: 'label',
  });
});

test('what a plan must not promise goes', () => {
  expect(guarded('Conseguir aumento de salário')).toEqual({ text: '', removed: 'promise' });
});

test.each([
  [
    'A Renata, que está de atestado, deixou 5 chamados abertos.',
    'A Renata deixou 5 chamados abertos.',
  ],
  ['Renata (grávida) entregou o relatório no prazo.', 'Renata entregou o relatório no prazo.'],
  [
    'Faltou ontem por causa da cirurgia e o relatório atrasou.',
    'Faltou ontem e o relatório atrasou.',
  ],
  [
    'Chegou atrasado porque está com depressão, mas entregou tudo.',
    'Chegou atrasado, mas entregou tudo.',
  ],
  [
    'Quero falar com a Renata, que está grávida, sobre a escala.',
    'Quero falar com a Renata sobre a escala.',
  ],
  ['A loja faturou R$ 20.000,00 e a Renata está grávida.', 'A loja faturou R$ 20.000,00.'],
  [
    'Faltou às 14:30 de segunda, está com câncer. Volta dia 3.',
    'Faltou às 14:30 de segunda. Volta dia 3.',
  ],
  ['Ela não rende porque é preguiçosa.', 'Ela não rende.'],
  ['Fez a entrega, ok, é gay, e o cliente gostou.', 'Fez a entrega, ok, e o cliente gostou.'],
  ['Dr. João tem 58 anos e atende 20 pacientes por dia.', 'Dr. João atende 20 pacientes por dia.'],
  [
    '- entregar o turno\n- é preguiçoso\n- conferir o caixa',
    '- entregar o turno\n- conferir o caixa',
  ],
  ['Durante a licença médica da Paula, Renata cobriu o caixa.', 'Renata cobriu o caixa.'],
  ['Atende pacientes com diabetes e é preguiçosa.', 'Atende pacientes com diabetes.'],
  [
    'A Daniele está grávida e sai em fevereiro, o Cléber é do sindicato e falta às segundas.',
    'A Daniele sai em fevereiro e o Cléber falta às segundas.',
  ],
  [
    'A Daniele está grávida, o Carlos é do sindicato e precisa de apoio.',
    'O Carlos precisa de apoio.',
  ],
  ['A loja vendeu bem, a moça do caixa está grávida e saiu mais cedo.', 'A loja vendeu bem.'],
])('only the clause goes, and what is left is a sentence: %s', (typed, kept) => {
  expect(guarded(typed).text).toBe(kept);
});

test.each(['A Renata contou ontem que está grávida.', 'A Renata Lopes está com depressão.'])(
  'no stump is left: %s',
  (typed) => expect(guarded(typed).text).toBe(''),
);

test('runs of spaces and endless clauses come to an end', () => {
  for (const text of [
    `${' '.repeat(20_000)}grávida`,
    `${'Chegou, '.repeat(2_500)}grávida`,
    'grávida e '.repeat(2_000),
  ]) {
    expect(objectionTo(guarded(text).text)).toBeNull();
  }
});

test('a mark of reserve takes along the sentence that it speaks of, and no other', () => {
  const typed =
    'Entregou o inventário no prazo. Vai para Campinas em março. Ela ainda não sabe. Atende bem.';
  expect(guarded(typed)).toEqual({
    text: 'Entregou o inventário no prazo. Atende bem.',
    removed: 'reserved',
  });
});

test.each(['Se atrasar de novo vai para rua', 'Na próxima mandar ele para rua'])(
  'of a threat no stump is left: %s',
  (text) => {
    expect(guarded(text)).toEqual({ text: '', removed: 'verdict' });
  },
);

test.each([
  'Não quero contratar mulher em idade de ter filho',
  'Evitar contratar gente velha',
  'Só contratar homem para a expedição',
  'A vaga é só para solteiros',
])('who is chosen for what they are: %s', (text) => {
  expect(guarded(text)).toEqual({ text: '', removed: 'discrimination' });
});

test.each([
  'Contratar mulheres e homens na mesma proporção',
  'Não contratar temporários em dezembro',
  'Selecionar pessoas com mais de 10 anos de experiência',
  'Não promover o curso sem inscritos',
])('who is chosen for the work, or served: %s', (text) => {
  expect(guarded(text)).toEqual({ text, removed: null });
});
