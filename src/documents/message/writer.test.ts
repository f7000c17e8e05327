import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { behavioralProfiles, valuesOf } from '#shared/vocabulary.ts';
import { letterPurposes, letterText, letterTones, urgencies } from '../kit/letter.ts';
import { contextWith } from '../writing/sample-context.ts';
import { readBrief } from '../writing/brief.ts';
import { message, messageContentSchema, type MessageContent } from './contract.ts';
import { goldCase, messageCorpus } from './corpus.ts';
import { judgeMessage, messageChecks } from './rubric.ts';
import { messageWriter } from './writer.ts';

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9'];

function compose(form: unknown, context = contextWith({ employee: null })): MessageContent {
  return messageWriter.compose(readBrief(message, JSON.stringify(form)), context);
}
function textFor(form: unknown, context = contextWith({ employee: null })): string {
  return letterText(compose(form, context).content);
}

test.each(messageCorpus)('$name: no check fails', ({ brief, context }) => {
  const { results } = judgeMessage(messageWriter.compose(brief, context), brief, context);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
});

test.each(messageCorpus)('$name: whole, the same each time, never signed', ({ brief, context }) => {
  const content = messageWriter.compose(brief, context);
  expect(z.parse(messageContentSchema, content)).toEqual(content);
  expect(messageWriter.compose(structuredClone(brief), structuredClone(context))).toEqual(content);
  expect(letterText(content.content)).not.toContain(context.author.name);
});

test('the corpus is wide enough', () => {
  const values = (field: 'tone' | 'purpose' | 'urgency') =>
    new Set(messageCorpus.map(({ brief }) => brief[field]).filter((value) => value !== undefined));
  expect(messageCorpus.length).toBeGreaterThanOrEqual(30);
  expect(new Set(messageCorpus.map(({ name }) => name)).size).toBe(messageCorpus.length);
  expect([...values('tone')].toSorted()).toEqual(Object.keys(letterTones).toSorted());
  expect([...values('purpose')].toSorted()).toEqual(Object.keys(letterPurposes).toSorted());
  expect([...values('urgency')].toSorted()).toEqual(Object.keys(urgencies).toSorted());
  expect(messageChecks).toHaveLength(9);
});

test('the reference case: the fact in its own words, said to the person, and nothing more', () => {
  const { content, tone, context } = messageWriter.compose(goldCase.brief, goldCase.context);
  expect({ tone, context }).toEqual({ tone: 'amigavel', context: 'Fechamento do inventário' });
  expect(letterText(content)).toBe(
    [
      'Oi, Paulo! Preciso dizer: mandou muito bem no fechamento do inventário!',
      'Você conferiu as divergências antes do envio, e o financeiro recebeu tudo pronto para lançar, sem retrabalho.',
      'Valeu mesmo! Não precisa responder, só queria que você soubesse.',
    ].join('\n\n'),
  );
});

const grid = valuesOf(letterTones).flatMap((tone) =>
  valuesOf(letterPurposes).map((purpose) => ({ tone, purpose })),
);

test.each(grid)('$purpose in the tone $tone passes, whatever the urgency', ({ tone, purpose }) => {
  const contexts = [
    'O relatório de vendas foi entregue na sexta, e a diretoria aprovou.',
    'Organização do estoque',
    'Enviar a planilha de custos até quinta',
    'Reunião de resultados na terça às 14h',
  ];
  for (const [index, urgency] of valuesOf(urgencies).entries()) {
    const context = contexts[(index + tone.length + purpose.length) % contexts.length] ?? '';
    const brief = { recipientName: 'Renata Lopes', context, tone, purpose, urgency };
    const pieces = contextWith({ employee: null });
    const { results } = judgeMessage(messageWriter.compose(brief, pieces), brief, pieces);
    const faults = results.filter(({ passed }) => !passed);
    expect({ context, urgency, faults }).toEqual({ context, urgency, faults: [] });
  }
});

test('tones of one request are told apart', () => {
  const texts = valuesOf(letterTones).map((tone) =>
    textFor({
      recipientName: 'Ana',
      context: 'Enviar a planilha de custos até quinta',
      tone,
      purpose: 'instrucoes',
    }),
  );
  expect(new Set(texts).size).toBe(6);
  expect(texts[0]).toContain('Por favor, envie a planilha de custos até quinta.');
  expect(texts[1]).toContain('Você pode enviar a planilha de custos até quinta?');
  expect(texts[2]).toContain('Solicito a gentileza de enviar'.toLowerCase());
  expect(texts[4]).toContain('preciso que você envie a planilha de custos até quinta.');
});

test('several people are spoken to as several', () => {
  const text = textFor({
    recipientName: 'Ana e Paulo',
    context: 'Conferir o estoque da loja e enviar a contagem',
    tone: 'amigavel',
    purpose: 'instrucoes',
  });
  expect(text).toMatch(/^Oi, Ana e Paulo! Vocês podem conferir o estoque da loja/u);
  expect(text).not.toMatch(/(?<!\p{L})você(?!s)/iu);
});

test('without a name there is no empty greeting', () => {
  for (const recipientName of ['', 'Colaborador']) {
    const text = textFor({ recipientName, context: 'A reunião mudou para sexta', tone: 'formal' });
    expect(text).toMatch(/^Olá! \p{Lu}/u);
  }
});

test('a value that no select has is neither lost nor printed', () => {
  const content = compose({
    recipientName: 'Bia',
    context: 'Obrigado pela ajuda com a auditoria',
    tone: 'Amigável',
    purpose: 'RECONHECIMENTO',
  });
  expect(content.tone).toBe('amigavel');
  expect(letterText(content.content)).not.toMatch(/amigável|reconhecimento/iu);
});

test('what is asked of the writer is not written', () => {
  const content = compose({
    recipientName: 'Bia',
    context: 'A obra da recepção começa na segunda',
    additionalInfo: 'Ser breve. Não mencionar o valor da obra.',
  });
  expect(letterText(content.content)).not.toMatch(/breve|valor/iu);
  expect(content.notes).toContain('cuidado pedido na redação: ser breve e não mencionar o valor');
});

test('a delicate matter is not put into writing, and the leader is told', () => {
  const content = compose({
    recipientName: 'Fábio',
    context: 'Está com mau cheiro e os colegas fazem piadas',
    purpose: 'feedback',
  });
  expect(textsOf(content).join('\n')).not.toMatch(/cheiro|piada|colegas/iu);
  expect(content.suggestions.join('\n')).toContain('O assunto é delicado');
});

test('a reservation in an acknowledgement waits for another talk', () => {
  const content = compose({
    recipientName: 'Ivo',
    context: 'Entregou o projeto no prazo, mas precisa melhorar a documentação',
    purpose: 'reconhecimento',
  });
  expect(letterText(content.content)).not.toMatch(/mas|documentação/u);
  expect(content.suggestions.join('\n')).toContain('“precisa melhorar a documentação”');
});

test('sensitive data and identifiers do not reach a language model', () => {
  const { user } = messageWriter.prompt(
    { recipientName: 'Rita', context: 'Rita está grávida. Entregou o relatório no prazo.' },
    contextWith(),
  );
  expect(user).toContain('Entregou o relatório no prazo');
  expect(user).not.toMatch(/grávida/u);
});

const words = fc.constantFrom(
  ...`Avisar Enviar Obrigado reunião relatório na sexta às 14h até 30/11 você ele Paulo equipe não mas e que se
  precisa mudou conferiu URGENTE {nome} null R$ 10% ??? !!! — “aspas” 😊 <b> a o de para: - 1. vc pra`.split(
    /\s+/u,
  ),
);
const phrase = fc.array(words, { minLength: 1, maxLength: 14 }).map((list) => list.join(' '));
const anyText = fc.oneof(
  { weight: 4, arbitrary: phrase },
  { weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(phrase, { maxLength: 6 }).map((lines) => lines.join('\n- ')) },
);
const form = fc.record(
  {
    recipientName: fc.oneof(
      fc.constantFrom('Renata Lopes', 'Equipe', 'Dr. João', 'a@b.c'),
      anyText,
    ),
    subject: anyText,
    context: anyText,
    additionalInfo: anyText,
    tone: fc.constantFrom(...valuesOf(letterTones)),
    purpose: fc.constantFrom(...valuesOf(letterPurposes)),
    urgency: fc.constantFrom(...valuesOf(urgencies)),
    other: anyText,
  },
  { requiredKeys: [] },
);

test('whatever is typed, no blocking check fails and most others hold', () => {
  let checks = 0;
  let faults = 0;
  fc.assert(
    fc.property(
      form,
      fc.constantFrom(null, ...valuesOf(behavioralProfiles)),
      fc.array(anyText, { maxLength: 3 }),
      (typed, profile, values) => {
        const brief = readBrief(message, JSON.stringify(typed));
        const context = contextWith({
          company: { values },
          team: { goals: values },
          employee: { behavioralProfile: profile },
        });
        const content = messageWriter.compose(brief, context);
        expect(messageWriter.compose(brief, context)).toEqual(content);
        const { results } = judgeMessage(content, brief, context);
        const wrong = results.filter(({ passed }) => !passed);
        expect(wrong.filter(({ id }) => blocking.includes(id))).toEqual([]);
        checks += results.length;
        faults += wrong.length;
      },
    ),
    { numRuns: 200, seed: 20261123 },
  );
  expect(1 - faults / checks).toBeGreaterThanOrEqual(0.93);
});

test('long input comes to an end, bounded in size', () => {
  const context = 'Conferiu as notas do mês, e o cliente agradeceu. '.repeat(400).slice(0, 20_000);
  const odd = `${' '.repeat(9_000)}${'a'.repeat(9_000)}`;
  for (const text of [context, odd, '- item\n'.repeat(2_500), '('.repeat(20_000)]) {
    const made = compose({ recipientName: 'Ana', context: text, additionalInfo: text });
    expect(textsOf(made).join('').length).toBeLessThan(60_000);
  }
});
