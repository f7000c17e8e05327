import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hasPage, pageBlocks, pageField, pageOutline } from './page.ts';

test('headings, paragraphs, lists and tables, in their order', () => {
  const page = `# O título
Quem: **Ana**
Quando: 12/05

## Pauta

| Assunto | Minutos |
|---|---:|
| Abertura | 5 |
| Escala<br>de maio | 25 |

### Antes
- levar a planilha
  - e o caderno
- [ ] avisar o Caio

1. Primeiro

2. Depois
---
4. fica como está`;
  expect(pageBlocks(z.parse(pageField, page))).toEqual([
    { type: 'paragraph', text: 'Quem: Ana\nQuando: 12/05' },
    { type: 'heading', level: 2, text: 'Pauta' },
    {
      type: 'table',
      head: ['Assunto', 'Minutos'],
      rows: [
        ['Abertura', '5'],
        ['Escala\nde maio', '25'],
      ],
    },
    { type: 'heading', level: 3, text: 'Antes' },
    {
      type: 'list',
      ordered: false,
      items: ['levar a planilha', 'e o caderno', 'avisar o Caio'],
    },
    { type: 'list', ordered: true, items: ['Primeiro', 'Depois'] },
    { type: 'paragraph', text: '4. fica como está' },
  ]);
});

test.each([
  ['**Objetivo:** ver', 'Objetivo: ver'],
  ['um *aviso* aqui', 'um aviso aqui'],
  ['2 * 3 = 6 * 1', '2 * 3 = 6 * 1'],
  ['`C7` e \\_\\_\\_\\_', 'C7 e ____'],
  ['Nome: ______ Data: ______', 'Nome: ______ Data: ______'],
  ['**ainda sem fi', 'ainda sem fi'],
  ['veja [o quadro](https://exemplo.com.br/q)<br>e volte', 'veja o quadro\ne volte'],
  ['```markdown\nUm\n```', 'Um'],
  [null, ''],
])('marks inside a line: %j → %j', (written, said) => {
  const blocks = pageBlocks(z.parse(pageField, written));
  expect(blocks).toEqual(said === '' ? [] : [{ type: 'paragraph', text: said }]);
});

test('a table that is still being written, or has no head, shows its rows', () => {
  expect(pageBlocks('| Quem | O quê |')).toEqual([
    { type: 'table', head: [], rows: [['Quem', 'O quê']] },
  ]);
  expect(pageBlocks('| Quem | O quê |\n|---|---|')).toEqual([]);
  expect(pageBlocks('| Quem | O quê |\n|---|---|\n| Ana')).toEqual([
    { type: 'table', head: ['Quem', 'O quê'], rows: [['Ana', '']] },
  ]);
});

test('what stands under a step is a part of it; a step that is alone is a line', () => {
  const asked = '1. Um caso?\n   - Boa resposta: conta um.\n2. E outro?\n   Ouça.';
  expect(pageBlocks(asked)).toEqual([
    {
      type: 'list',
      ordered: true,
      items: ['Um caso?\n– Boa resposta: conta um.', 'E outro?\nOuça.'],
    },
  ]);
  expect(pageBlocks('1. Um caso?\n- Boa: conta.\n2. E outro?')).toEqual([
    { type: 'paragraph', text: '1. Um caso?' },
    { type: 'list', ordered: false, items: ['Boa: conta.'] },
    { type: 'paragraph', text: '2. E outro?' },
  ]);
});

test('a heading of the first level is the title where it is the only one', () => {
  expect(pageBlocks('# Título\nUm')).toEqual([{ type: 'paragraph', text: 'Um' }]);
  expect(pageBlocks('# Objetivo\nUm\n# Pauta').filter(({ type }) => type === 'heading')).toEqual([
    { type: 'heading', level: 2, text: 'Objetivo' },
    { type: 'heading', level: 2, text: 'Pauta' },
  ]);
});

test('rows of unequal width, and far too wide ones, make no table that nobody can hold', () => {
  const [table] = pageBlocks(`${'|'.repeat(16_000)}\n${'|\n'.repeat(8_000)}`);
  expect(table).toMatchObject({ type: 'table' });
  expect(JSON.stringify(table).length).toBeLessThan(2_000_000);
});

test('a document with a page is the page, with what is for the leader beside it', () => {
  const content = { title: 'Pauta', page: '## Um\nDois', suggestions: ['Confira a data.'] };
  expect(pageOutline(content)).toEqual({
    title: 'Pauta',
    blocks: [
      { type: 'heading', level: 2, text: 'Um' },
      { type: 'paragraph', text: 'Dois' },
    ],
    forLeader: ['Confira a data.'],
  });
  expect(hasPage(content)).toBe(false);
  expect(hasPage({ page: 'palavra '.repeat(40) })).toBe(true);
});

/** The least of a few goes, in microseconds of the processor: what else the machine does comes and goes. */
function cpuOf(text: string): number {
  const goes = Array.from({ length: 3 }, () => {
    const began = process.cpuUsage();
    pageBlocks(z.parse(pageField, text));
    return process.cpuUsage(began).user;
  });
  return Math.min(...goes);
}

test.each([
  ['blanks in a heading', (length: number) => `# ${' '.repeat(length)}x`],
  ['a heading of marks', (length: number) => `# x${' #'.repeat(length / 2)} y`],
  ['a line of dashes', (length: number) => `|${'-'.repeat(length)}x`],
  ['stars', (length: number) => '* '.repeat(length / 2)],
  ['open marks', (length: number) => ' *a'.repeat(length / 3)],
  ['bars', (length: number) => '|'.repeat(length)],
])('%s: twice the page is never more than twice the work', (_, hostile) => {
  cpuOf(hostile(1_000));
  const half = cpuOf(hostile(50_000));
  // Where it takes next to nothing, the clock is coarser than the work.
  expect(cpuOf(hostile(100_000))).toBeLessThan(Math.max(3 * half, 20_000));
});
