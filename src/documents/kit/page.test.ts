import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  hasPage,
  lineOfWritten,
  orderedLists,
  pageBlocks,
  pageField,
  pageOutline,
  quotedLike,
  saidInLine,
  writtenLine,
  type WrittenLine,
} from './page.ts';

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

test('quoted lines are one quotation; a bare mark or another quoted line is its next paragraph', () => {
  const said = `Abra assim:
> “Renata, vou direto ao assunto.
>
> **Sexta:** a fila chegou a 12 minutos.
> O que você viu?”
Ouça.

> Um recado

> e outro`;
  expect(pageBlocks(said)).toEqual([
    { type: 'paragraph', text: 'Abra assim:' },
    {
      type: 'quote',
      text: '“Renata, vou direto ao assunto.\nSexta: a fila chegou a 12 minutos.\nO que você viu?”',
    },
    { type: 'paragraph', text: 'Ouça.' },
    { type: 'quote', text: 'Um recado' },
    { type: 'quote', text: 'e outro' },
  ]);
});

test('marks inside a quotation are read as words of it, and a table as a table', () => {
  const quoted = '> ## A partir de hoje\n>> 1. Troca de bota.\n> - Ficha no dia<br>sem falta';
  expect(pageBlocks(`${quoted}\n>\n> ---\n>Está claro?`)).toEqual([
    {
      type: 'quote',
      text: 'A partir de hoje\n1. Troca de bota.\n– Ficha no dia\nsem falta\nEstá claro?',
    },
  ]);
  expect(
    pageBlocks('> Veja:\n> | Item | Custo |\n> |---|---|\n> | Rede | 25 |\n> E agora?'),
  ).toEqual([
    { type: 'quote', text: 'Veja:' },
    { type: 'table', head: ['Item', 'Custo'], rows: [['Rede', '25']] },
    { type: 'quote', text: 'E agora?' },
  ]);
  expect(pageBlocks('1. Abra:\n   > Oi, Ana.\n2. Ouça.')).toEqual([
    { type: 'list', ordered: true, items: ['Abra:\n“Oi, Ana.”', 'Ouça.'] },
  ]);
  expect(pageBlocks('Um\n>\nDois\n> >')).toEqual([
    { type: 'paragraph', text: 'Um' },
    { type: 'paragraph', text: 'Dois' },
  ]);
});

test('while it is written, a quotation never has another shape', () => {
  const page = 'Abra:\n\n> “Oi, **Ana**.\n>\n> - Um\n> 1. Dois\n>> ## Três”\n\nOuça.\n> Até';
  const shapes = pageBlocks(page).map(({ type }) => type);
  for (let length = 1; length <= page.length; length += 1) {
    const blocks = pageBlocks(page.slice(0, length));
    expect(blocks.map(({ type }) => type)).toEqual(shapes.slice(0, blocks.length));
    const texts = blocks.flatMap((block) => (block.type === 'quote' ? [block.text] : []));
    expect(texts.join('\n')).not.toMatch(/>|\n$|^[-#]/mu);
  }
});

test('a line that is written over stays quoted, and nobody has to repeat its mark', () => {
  expect(quotedLike('> “Oi.”', '“Olá.”')).toBe('> “Olá.”');
  expect(quotedLike('> “Oi.”', '> “Olá.”')).toBe('> “Olá.”');
  expect(quotedLike('  >> Oi.', 'Olá.\n\nTudo bem?')).toBe('  >> Olá.\n  >>\n  >> Tudo bem?');
  expect(quotedLike('> Oi.', ' ')).toBe(' ');
  expect(quotedLike('Oi.', 'Olá.')).toBe('Olá.');
  expect(['> “Oi.”', '> - Oi', '>> Oi', '> | a | b |', '> ## Oi', '>'].map(saidInLine)).toEqual([
    '“Oi.”',
    'Oi',
    'Oi',
    'a',
    'Oi',
    '',
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
  ['blank lines', (length: number) => `a${'\n '.repeat(length / 2)}b`],
  ['marks of a quotation', (length: number) => '> '.repeat(length / 2)],
  ['bare marks', (length: number) => `${'>\n'.repeat(length / 2)}a`],
  ['quoted lines', (length: number) => '> a\n'.repeat(length / 4)],
  ['blanks in a quotation', (length: number) => `> a${' <br> '.repeat(length / 6)}b`],
  ['blanks in a quoted line', (length: number) => `> a${' '.repeat(length)}b`],
  ['quoted breaks', (length: number) => `> a${' '.repeat(length)}<br>b`],
])('%s: the work grows as the page does, not as its square', (_, hostile) => {
  cpuOf(hostile(1_000));
  const quarter = cpuOf(hostile(25_000));
  // Its square would be sixteen times the work, and seconds. Of a few milliseconds half may be the collector's.
  expect(cpuOf(hostile(100_000))).toBeLessThan(Math.max(10 * quarter, 200_000));
});

describe('a line that a hand writes over', () => {
  test.each([
    ['## Pauta', 'heading', '## ', ['Pauta']],
    ['### #1 prioridade', 'subheading', '### ', ['#1 prioridade']],
    ['- [ ] Levar a folha', 'item', '- [ ] ', ['Levar a folha']],
    ['  - ', 'item', '  - ', ['']],
    ['12. Fechar', 'numbered', '12. ', ['Fechar']],
    ['> Oi', 'text', '> ', ['Oi']],
    ['2026 começa', 'text', '', ['2026 começa']],
    [String.raw`| a \| b |  | um<br>dois |`, 'row', '', ['a | b', '', 'um\ndois']],
  ])('%s', (line, look, mark, texts) => {
    expect(writtenLine(line)).toEqual({ look, mark, texts });
    expect(writtenLine(lineOfWritten({ look, mark, texts } as WrittenLine)).texts).toEqual(texts);
  });

  test('a break would end what has a mark', () => {
    expect(lineOfWritten({ look: 'item', mark: '- ', texts: ['um\ndois'] })).toBe('- um dois');
  });

  test('numbered lists are those that the page lays out as such', () => {
    const lines = ['1. a', '   - b', '2. c', 'texto', '3. d', '1. e', '7. f'];
    expect(orderedLists(lines)).toEqual([1, null, 1, null, null, 2, null]);
  });
});
