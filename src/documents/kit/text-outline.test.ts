import { expect, test } from 'vitest';
import { outlineText, type Block, type Outline, type Table } from './outline.ts';
import { outlineOfText, paragraphsOf } from './text-outline.ts';

const before: Outline = {
  title: 'PDI de Renata',
  blocks: [
    {
      type: 'facts',
      facts: [
        ['Colaborador', 'Renata Lopes'],
        ['Período', '23/11/2026 a 31/05/2027'],
      ],
    },
    { type: 'heading', level: 2, text: 'Competências' },
    { type: 'heading', level: 3, text: '1. Delegação' },
    { type: 'list', items: ['Delegar o fechamento', 'Rever: o que ficou'] },
    { type: 'heading', level: 2, text: 'Objetivos' },
    { type: 'list', ordered: true, items: ['Reduzir as filas', 'Treinar a equipe'] },
    { type: 'paragraph', text: 'Combinado em conversa.' },
  ],
};
const empty: Outline = { title: '', blocks: [] };

test('a text that nobody changed has the outline it came from', () => {
  expect(outlineOfText(outlineText(before), before)).toEqual(before);
});

test('what was typed is kept in its place: lines of a list, a term’s value, a paragraph with its lines', () => {
  const text = outlineText(before)
    .replace('Renata Lopes', 'Renata: Lopes')
    .replace('- Delegar o fechamento', '- Delegar o fechamento\n- Conferir às sextas')
    .replace('Combinado em conversa.', 'Combinado em conversa.\nRenata pediu: menos reuniões.');
  expect(outlineOfText(text, before)).toEqual({
    title: 'PDI de Renata',
    blocks: [
      {
        type: 'facts',
        facts: [
          ['Colaborador', 'Renata: Lopes'],
          ['Período', '23/11/2026 a 31/05/2027'],
        ],
      },
      before.blocks[1],
      before.blocks[2],
      { type: 'list', items: ['Delegar o fechamento', 'Conferir às sextas', 'Rever: o que ficou'] },
      before.blocks[4],
      before.blocks[5],
      {
        type: 'paragraph',
        text: 'Combinado em conversa.\nRenata pediu: menos reuniões.',
      },
    ],
  });
});

test('a figure is a place in a list only where the list counts from one', () => {
  const text = 'Título\n3. terceiro\n1. um\n2) dois\n4. quatro\n1. de novo';
  expect(outlineOfText(text, empty).blocks).toEqual([
    { type: 'paragraph', text: '3. terceiro' },
    { type: 'list', ordered: true, items: ['um', 'dois'] },
    { type: 'paragraph', text: '4. quatro' },
    { type: 'list', ordered: true, items: ['de novo'] },
  ]);
});

test('no word of a text is lost, whatever it looks like', () => {
  const text =
    '\n\n  Título \r\n\r\n-\n• item\n- \n__proto__: x\nconstructor: y\n10000. dez mil\n<b>a</b>';
  const { title, blocks } = outlineOfText(text, empty);
  expect(title).toBe('Título');
  const said = outlineText({ title, blocks }).split(/\s+/u);
  for (const word of text.split(/\s+/u).filter((each) => /\p{L}|\d/u.test(each))) {
    expect(said).toContain(word);
  }
});

test('a text without any line, and one of very many, is read', () => {
  expect(outlineOfText('', empty)).toEqual(empty);
  const [block] = outlineOfText(`T${'\n- x'.repeat(60_000)}`, empty).blocks;
  expect(block).toMatchObject({ type: 'list', items: { length: 60_000 } });
});

test('paragraphs are parted by blank lines', () => {
  expect(paragraphsOf('Oi, Ana.\n\n  \nPode ser\nàs 9h?\r\n\r\nAbraço\n')).toEqual([
    { type: 'paragraph', text: 'Oi, Ana.' },
    { type: 'paragraph', text: 'Pode ser\nàs 9h?' },
    { type: 'paragraph', text: 'Abraço\n' },
  ]);
});

const withTable: Outline = {
  title: 'Plano',
  blocks: [
    { type: 'heading', level: 3, text: 'Folha' },
    {
      type: 'table',
      head: ['Hora', 'Fila', ''],
      rows: [
        ['', '12', 'às 17h\nem ponto'],
        ['18h', '', ''],
        ['', '', ''],
        ['1. antes', '- nada', 'a|b'],
      ],
    },
    { type: 'paragraph', text: 'Fim.' },
  ],
};

test('a table comes back from its text, with its empty cells', () => {
  const text = outlineText(withTable);
  expect(text).toContain('Hora | Fila | \n | 12 | às 17h em ponto\n18h |  | \n1. antes');
  const { blocks } = outlineOfText(text, withTable);
  const [, table] = withTable.blocks as [Block, Table];
  expect(blocks).toEqual([
    withTable.blocks[0],
    { ...table, rows: [['', '12', 'às 17h em ponto'], ...table.rows.slice(1)] },
    withTable.blocks[2],
  ]);
  // Whoever edits may drop blanks at the ends of lines.
  expect(outlineOfText(text.replace(/[^\S\n]+$/gmu, ''), withTable).blocks).toEqual(blocks);
});

test('a row that grew makes its table wider; without a table the sign is a word', () => {
  const text = 'Plano\nHora | Fila | \n19h | 7 | calmo | fim\n\nÀ parte | solta';
  expect(outlineOfText(text, withTable).blocks).toEqual([
    {
      type: 'table',
      head: ['Hora', 'Fila', '', ''],
      rows: [
        ['19h', '7', 'calmo', 'fim'],
        ['', '', '', ''],
      ],
    },
    { type: 'table', head: [], rows: [['À parte', 'solta']] },
  ]);
  expect(outlineOfText(text, empty).blocks).toHaveLength(2);
  expect(outlineOfText(text, empty).blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'paragraph',
  ]);
});

const script: Outline = {
  title: 'Roteiro',
  blocks: [
    { type: 'heading', level: 2, text: 'Abrir' },
    {
      type: 'quote',
      text: '“Ana, vou direto ao assunto.\n1. A fila chegou a 12.\nO que você viu?”',
    },
    { type: 'paragraph', text: '“Ouça antes.”' },
    { type: 'quote', text: 'Ana, amanhã a gente vê.\nDiga: “combinado”' },
    { type: 'list', items: ['“Vamos?”'] },
  ],
};

test('what is said comes back as it was, with the marks of plain text or its own', () => {
  expect(outlineOfText(outlineText(script), script)).toEqual(script);
});

test.each([
  ['vou direto ao assunto', 'serei direta'],
  ['A fila chegou a 12', 'A fila passou de 12'],
  ['O que você viu?”', 'E aí?”\n\nOuça de novo.'],
  ['amanhã a gente vê', 'hoje a gente vê'],
  ['Diga: “combinado””', 'Diga: “fechado””'],
])('what is said stays so where someone writes over it: %s', (from, to) => {
  const edited = outlineText(script).replace(from, to);
  const { blocks } = outlineOfText(edited, script);
  const quotes = blocks.flatMap((block) => (block.type === 'quote' ? [block.text] : []));
  expect(quotes).toHaveLength(2);
  expect(quotes.join('\n')).toContain(to.split('\n')[0]);
  const others = blocks.filter(({ type }) => type !== 'quote');
  expect(others).toEqual([
    script.blocks[0],
    ...(to.includes('Ouça de novo') ? [{ type: 'paragraph', text: 'Ouça de novo.' }] : []),
    script.blocks[2],
    { type: 'list', items: ['“Vamos?”'] },
  ]);
});

test('where nothing was said, quotation marks are words', () => {
  expect(outlineOfText('Título\n\n“Oi, Ana.”', empty).blocks).toEqual([
    { type: 'paragraph', text: '“Oi, Ana.”' },
  ]);
});

test('rows for a hand, which the text does not say, come back under their head', () => {
  const table = {
    type: 'table',
    head: ['Tarefa', 'Quem'],
    rows: [
      ['1.', ''],
      ['2.', ''],
    ],
  } as const;
  const plan: Outline = { title: 'Plano', blocks: [table] };
  expect(outlineOfText(outlineText(plan), plan)).toEqual(plan);
  const typed = outlineOfText('Plano\n\nTarefa | Quem\n1. Medir | Ana', plan);
  expect(typed.blocks).toEqual([
    {
      ...table,
      rows: [
        ['1. Medir', 'Ana'],
        ['2.', ''],
      ],
    },
  ]);
});
