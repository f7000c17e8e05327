import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Suspense, type ComponentType } from 'react';
import { WithCitations } from '#client/ui/cited.tsx';
import { pageAnswers } from '../../test/page-answers.ts';
import {
  calendarOf,
  competenciesOf,
  currentOutline,
  documentContracts,
  outlineOf,
  promisesOf,
  readContent,
  textOf,
  type ContentOf,
} from './contracts.ts';
import { pageBlocks } from './kit/page.ts';
import { ThinAnswer, type DocumentWriter } from './kit/writer.ts';
import { modelSchema } from './prompting/json-schema.ts';
import { screens } from './screens.tsx';
import { documentWriters } from './writers.ts';

/*
 * What holds for every kind that is written as a page.
 */

const kinds = Object.keys(pageAnswers) as (keyof typeof pageAnswers)[];

function settled(kind: (typeof kinds)[number], change: object = {}) {
  const { form, context, answer } = pageAnswers[kind];
  const writer = documentWriters[kind] as unknown as DocumentWriter<object, object>;
  const content = readContent(kind, { ...answer, ...change });
  return writer.settle(content!, form, context);
}

function show(kind: (typeof kinds)[number]): void {
  const View = screens[kind].View as ComponentType<{ content: object }>;
  render(
    <Suspense>
      <View content={readContent(kind, settled(kind))!} />
    </Suspense>,
  );
}

const long = 'Uma frase inteira, com palavras de sobra para ser um documento. '.repeat(5);

test.each(kinds)(
  '%s: a good page and its fields stay as they came, and nothing is told',
  (kind) => {
    expect(settled(kind)).toMatchObject(pageAnswers[kind].answer);
  },
);

test.each(kinds)('%s: the document is its page, with what is for the leader beside it', (kind) => {
  const { page, title, suggestions } = pageAnswers[kind].answer;
  const content = readContent(kind, settled(kind))!;
  expect(outlineOf(kind, content)).toEqual({
    title,
    blocks: pageBlocks(page),
    forLeader: suggestions,
  });
  expect(textOf(kind, content)).not.toMatch(/especificad|\*\*|^##|\|---/mu);
});

test.each(kinds)('%s: a page alone is a document, too few words are none', (kind) => {
  const alone = Object.fromEntries(
    Object.keys(pageAnswers[kind].answer).map((key) => [key, key === 'page' ? long : undefined]),
  );
  expect(settled(kind, alone)).toMatchObject({ page: long });
  expect(() => settled(kind, { ...alone, page: 'Pouco.' })).toThrow(ThinAnswer);
});

test.each(kinds)(
  '%s: a model is asked for the page first, and for nothing that it says twice',
  (kind) => {
    const { properties } = modelSchema(documentContracts[kind].contentSchema) as {
      properties: Record<string, unknown>;
    };
    expect(Object.keys(properties).slice(0, 2)).toEqual(['title', 'page']);
    expect(Object.keys(properties)).not.toContain('ready');
    expect(Object.keys(properties).toSorted()).toEqual(
      Object.keys(pageAnswers[kind].answer).toSorted(),
    );
  },
);

test.each(kinds)('%s: on paper, under its title, with tables and lines to say', async (kind) => {
  show(kind);
  const { title, page } = pageAnswers[kind].answer;
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  const blocks = pageBlocks(page);
  const textsOf = (role: string) => screen.queryAllByRole(role).map((each) => each.textContent);
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
  expect(textsOf('heading')).toEqual(expect.arrayContaining(headings));
  const columns = blocks.flatMap((block) => (block.type === 'table' ? block.head : []));
  expect(textsOf('columnheader')).toEqual(columns);
  const items = blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  expect(textsOf('listitem')).toEqual(expect.arrayContaining(items));
});

test('what is said stands apart from what is explained, and a cited sentence of it has its mark', async () => {
  const { View } = screens.feedback;
  const content = readContent('feedback', settled('feedback'))!;
  const cited = 'O que você viu naquela hora?';
  const page = content.page.replace('“Na sexta,', '> “Na sexta,');
  render(
    <Suspense>
      <WithCitations
        citations={[
          { text: 'Quero falar de sexta.', source: 'Diário', line: 'A fila' },
          { text: cited, source: 'Equipe', line: 'A fila' },
        ]}
        proposals={[]}
      >
        <View content={{ ...content, page }} />
      </WithCitations>
    </Suspense>,
  );
  const quotes = await screen.findAllByRole('blockquote');
  expect(quotes.map(({ children }) => [...children].map((each) => each.textContent))).toEqual([
    [
      '“Renata, as duas pessoas que você treinou já fecham o caixa sozinhas.',
      'Quero falar de sexta.”',
    ],
    [`“Na sexta, dia 20/11, a fila chegou a 12 minutos. ${cited}”`],
    ['Renata, na sexta a fila chegou a 12 minutos. Amanhã a gente vê junto o que muda.'],
  ]);
  expect(within(quotes[0]!).getByRole('button', { name: 'Fonte: Diário' })).toBeVisible();
  expect(within(quotes[1]!).getByRole('button', { name: 'Fonte: Equipe' })).toBeVisible();
  expect(screen.getByText(/^Ouça antes de propor/u).closest('blockquote')).toBeNull();
});

test('in plain text what is said stands between quotation marks, and an edit of it stays said', () => {
  const content = readContent('feedback', settled('feedback'))!;
  const text = textOf('feedback', content);
  expect(text).toContain(
    '“Renata, na sexta a fila chegou a 12 minutos. Amanhã a gente vê junto o que muda.”',
  );
  expect(text).not.toContain('>');
  const edited = readContent('feedback', {
    ...content,
    isEdited: true,
    editedContent: text.replace('Amanhã a gente vê', 'Depois a gente vê'),
  })!;
  const quotes = currentOutline('feedback', edited).blocks.filter(({ type }) => type === 'quote');
  expect(quotes).toEqual([
    {
      type: 'quote',
      text: '“Renata, as duas pessoas que você treinou já fecham o caixa sozinhas.\nQuero falar de sexta.”',
    },
    {
      type: 'quote',
      text: '“Renata, na sexta a fila chegou a 12 minutos. Depois a gente vê junto o que muda.”',
    },
  ]);
});

test('a plan of development shows how far each level is, beside its page', async () => {
  show('pdi');
  const levels = within(await screen.findByRole('list', { name: 'Competências' }));
  expect(levels.getByText('Nível 2 → 4 · 50%')).toBeVisible();
});

test('what is followed comes from the fields', () => {
  const of = <K extends keyof typeof pageAnswers>(kind: K) => readContent(kind, settled(kind))!;
  const days = (promises: { text: string; dueOn: string | null; owner: string }[]) =>
    promises.map(({ text, dueOn, owner }) => [owner, dueOn, text]);
  expect(days(promisesOf('pdi', of('pdi'), {}))).toEqual([
    ['employee', '2026-12-18', 'Montar a escala de janeiro com Marcos ao lado'],
    ['employee', '2027-03-31', 'Montar a de abril sozinha'],
    ['leader', '2027-03-31', 'Marcos reserva uma hora por semana'],
  ]);
  expect(days(promisesOf('feedback', of('feedback'), {}))).toEqual([
    ['employee', '2026-11-27', 'Renata chama reforço com dez pessoas na fila'],
    ['leader', '2026-11-27', 'Você deixa um operador de sobreaviso às sextas'],
  ]);
  expect(days(promisesOf('action_plan', of('action_plan'), {}))).toHaveLength(2);
  expect(competenciesOf('pdi', of('pdi'))).toEqual([
    { name: 'Delegação', currentLevel: 2, targetLevel: 4 },
  ]);
  expect(calendarOf('meeting', of('meeting'), {})).toMatchObject([{ minutes: 30 }]);
});

test('an edit takes away what its lines said, and nothing that the page said in other words', () => {
  const edited = (kind: keyof typeof pageAnswers, without: string) => {
    const content = readContent(kind, settled(kind))!;
    const editedContent = textOf(kind, content)
      .split('\n')
      .filter((line) => !line.includes(without))
      .join('\n');
    return readContent(kind, { ...content, isEdited: true, editedContent })!;
  };
  const left = promisesOf('pdi', edited('pdi', '18/12/2026') as ContentOf<'pdi'>, {});
  expect(left.map(({ dueOn }) => dueOn)).toEqual(['2027-03-31', '2027-03-31']);
  const plan = edited('action_plan', 'Como saber') as ContentOf<'action_plan'>;
  expect(promisesOf('action_plan', plan, {})).toHaveLength(2);
  expect(calendarOf('action_plan', plan, {})).toEqual(
    calendarOf('action_plan', readContent('action_plan', settled('action_plan'))!, {}).map(
      (entry) => expect.objectContaining({ day: (entry as { day: string }).day }) as object,
    ),
  );
});

test('an edit leaves alone what it does not touch, and moves the day of a row that it does', () => {
  const intro = 'Vamos medir a espera às 17h, 18h e 19h e testar um operador das 16h às 20h. ';
  const { answer } = pageAnswers.action_plan;
  const content = readContent(
    'action_plan',
    settled('action_plan', { page: `${intro}\n\n${answer.page}` }),
  )!;
  const before = promisesOf('action_plan', content, {});
  const after = (change: (text: string) => string) =>
    promisesOf(
      'action_plan',
      readContent('action_plan', {
        ...content,
        isEdited: true,
        editedContent: change(textOf('action_plan', content)),
      })!,
      {},
    );
  const told = (promises: typeof before) => promises.map(({ text, dueOn }) => [text, dueOn]);
  expect(told(after((text) => `${text}\nFim`))).toEqual(told(before));
  expect(told(after((text) => text.replace(intro.trim(), 'Vamos lá.')))).toEqual(told(before));
  expect(told(after((text) => text.replace('| 27/11', '| 30/11')))).toEqual([
    ['Medir a espera às 17h, 18h e 19h', '2026-11-30'],
    ['Testar um operador das 16h às 20h', '2026-12-18'],
  ]);
  const pdi = readContent(
    'pdi',
    settled('pdi', {
      page: pageAnswers.pdi.answer.page.replace('Até 18/12/2026', 'De 01/12/2026 a 18/12/2026'),
    }),
  )!;
  const edited = { ...pdi, isEdited: true, editedContent: `${textOf('pdi', pdi)}\nFim` };
  expect(promisesOf('pdi', readContent('pdi', edited)!, {})[0]).toMatchObject({
    dueOn: '2026-12-18',
  });
  expect(calendarOf('pdi', readContent('pdi', edited)!, {})).toHaveLength(
    calendarOf('pdi', pdi, {}).length,
  );
});

test('what does not fit the form is told, and the page stays', () => {
  const { page } = pageAnswers.meeting.answer;
  const [first, ...others] = pageAnswers.meeting.answer['agenda'] as object[];
  const told = settled('meeting', {
    agenda: [{ ...first, duration: '10 minutos' }, ...others],
    page: page.replace('Bia Ramos e ', ''),
  });
  expect(told).toMatchObject({
    page: page.replace('Bia Ramos e ', ''),
    suggestions: [
      ...pageAnswers.meeting.answer.suggestions,
      'Os tempos somam 36 minutos, e o pedido é de 30: confira.',
      'Não aparece na pauta quem estava no formulário: Bia Ramos.',
    ],
  });
});
