import { expect, test } from 'vitest';
import { outlineText, section, timelineOutline, type Outline, withStop } from './outline.ts';

test('reads like a typed page', () => {
  const outline: Outline = {
    title: 'Plano',
    blocks: [
      { type: 'facts', facts: [['Período', 'até maio']] },
      { type: 'paragraph', text: 'Um parágrafo.' },
      ...section('Ações', { type: 'list', ordered: true, items: ['Ouvir', 'Decidir'] }),
      ...section('Etapas', { type: 'heading', level: 3, text: 'Primeira' }),
      { type: 'list', items: ['Começar'] },
      ...timelineOutline('Até maio'),
    ],
  };
  expect(outlineText(outline)).toBe(
    [
      'Plano',
      '',
      'Período: até maio',
      '',
      'Um parágrafo.',
      '',
      'Ações',
      '1. Ouvir',
      '2. Decidir',
      '',
      'Etapas',
      '',
      'Primeira',
      '- Começar',
      '',
      'Cronograma',
      'Até maio',
    ].join('\n'),
  );
});

test('what is said stands between quotation marks, its own where it has them', () => {
  const blocks = ['“Oi, Ana.\nTudo bem?”', 'Ana, amanhã\nàs 9h?', '"Oi."', 'Até.”'].map(
    (text) => ({ type: 'quote', text }) as const,
  );
  expect(outlineText({ title: 'Roteiro', blocks })).toBe(
    'Roteiro\n\n“Oi, Ana.\nTudo bem?”\n\n“Ana, amanhã\nàs 9h?”\n\n"Oi."\n\n“Até.”',
  );
});

test('a section with nothing under it is left out', () => {
  expect(section('Ações', { type: 'list', items: [] }, { type: 'facts', facts: [] })).toEqual([]);
  expect(section('Ações', { type: 'paragraph', text: '' })).toEqual([]);
  expect(timelineOutline('')).toEqual([]);
});

test('rows for a hand are in no plain text', () => {
  const rows = [
    ['1.', 'Medir', ''],
    ['2.', '', '______'],
    ['', '', ''],
  ];
  const outline: Outline = {
    title: 'Plano',
    blocks: [{ type: 'table', head: ['Tarefa', 'O quê', 'Quem'], rows }],
  };
  expect(outlineText(outline)).toBe('Plano\n\nTarefa | O quê | Quem\n1. | Medir | ');
});

test.each([
  ['Medir a fila', 'Medir a fila.'],
  ['“Não deu tempo”', '“Não deu tempo”.'],
  ['sexta/sábado', 'sexta/sábado.'],
  ['até 15/01/2027', 'até 15/01/2027.'],
  ['das 8h às 9:30', 'das 8h às 9:30.'],
  ['(no caixa 2)', '(no caixa 2).'],
  ['Já está?', 'Já está?'],
  ['“Já está.”', '“Já está.”'],
  ['Pauta:', 'Pauta:'],
  ['pão, leite,', 'pão, leite,'],
  ['Valeu 👏', 'Valeu 👏'],
  ['Quem responde: ______', 'Quem responde: ______'],
  ['Veja em https://exemplo.com.br/pauta', 'Veja em https://exemplo.com.br/pauta'],
  ['rh@exemplo.com.br', 'rh@exemplo.com.br'],
  ['', ''],
])('%j as a sentence is %j', (text, sentence) => {
  expect(withStop(text)).toBe(sentence);
});
