import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DataLine } from '../kit/writer.ts';
import { checkCitations } from './citations.ts';

const line = (code: string, text: string, source: string | null = null): DataLine => ({
  code,
  source,
  label: '',
  text,
});
const lines = [
  line('P1', 'Rita Souza, Caixa', 'Pessoa'),
  line('T1', 'Reduzir as filas para 5 minutos', 'Equipe'),
  line(
    'D1',
    'Rita abriu o segundo caixa sem ninguém pedir, na fila de 12 pessoas.',
    'Diário, 18/11/2026',
  ),
  line(
    'D2',
    `${'O estoque foi conferido. '.repeat(20)}Bruno elogiou a Rita.`,
    'Diário, 20/11/2026',
  ),
  line('F1', 'Contexto: feedback sobre 20/11, com o cliente Otávio'),
];
const content = {
  title: 'Feedback',
  script: ['Em 20/11 você abriu o segundo caixa. A fila tinha 12 pessoas, e ninguém pediu.'],
  praise: ['O Bruno elogiou a Rita.', 'A fila tinha 30 pessoas.', 'Que tal almoçar?'],
};
const check = (sources: unknown) => checkCitations(sources, content, lines);

test('a sentence that says what its line says has that line as its source', () => {
  expect(check([{ text: 'a fila tinha 12 PESSOAS e', lines: ['D1'] }])).toEqual({
    citations: [
      {
        text: 'A fila tinha 12 pessoas, e ninguém pediu.',
        source: 'Diário, 18/11/2026',
        line: lines[2]!.text,
      },
    ],
    failed: 0,
  });
});

test('what the form says may stand in the sentence beside what the line says', () => {
  const { citations } = check([{ text: 'Em 20/11 você abriu o segundo', lines: ['D1'] }]);
  expect(citations).toMatchObject([{ source: 'Diário, 18/11/2026' }]);
});

test('of a long line the sentence that is meant is shown', () => {
  const { citations } = check([{ text: 'O Bruno elogiou a Rita', lines: ['D2'] }]);
  expect(citations).toMatchObject([{ line: 'Bruno elogiou a Rita.' }]);
});

test.each([
  ['a line that does not exist', 'A fila tinha 12 pessoas', 'D9'],
  ['a figure that the line does not have', 'A fila tinha 30 pessoas', 'D1'],
  ['a name that the line does not have', 'O Bruno elogiou a Rita', 'D1'],
  ['a line about something else', 'Que tal almoçar', 'D1'],
  ['the form, which was typed a moment ago', 'Em 20/11 você abriu', 'F1'],
  ['a sentence that is not in the document', 'A fila dobrou de tamanho', 'D1'],
  ['too little of a sentence to find it', 'A fila', 'D1'],
])('%s is no source', (_, text, code) => {
  expect(check([{ text, lines: [code] }])).toEqual({ citations: [], failed: 1 });
});

test('a sentence has one source, however often it is claimed', () => {
  const claim = { text: 'A fila tinha 12 pessoas', lines: ['D1'] };
  expect(check([claim, claim]).citations).toHaveLength(1);
});

test('whatever is claimed, only sentences of the document and their lines come out', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (claimed) => {
      const sentences = [...content.script, ...content.praise].join(' ');
      for (const { text, source } of check(claimed).citations) {
        expect(sentences).toContain(text);
        expect(lines.map((each) => each.source)).toContain(source);
      }
    }),
  );
});
