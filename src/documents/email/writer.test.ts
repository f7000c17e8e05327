import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { letterPurposes, letterText, letterTones, urgencies } from '../kit/letter.ts';
import { readBrief } from '../writing/brief.ts';
import { contextWith } from '../writing/sample-context.ts';
import { email, emailContentSchema, type EmailContent } from './contract.ts';
import { emailCorpus, goldCase } from './corpus.ts';
import { emailChecks, judgeEmail } from './rubric.ts';
import { emailWriter } from './writer.ts';

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9'];
const manager = { name: 'Marcos Vieira', position: 'Gerente de Operações' };
const plain = contextWith({ author: manager, employee: null });

function compose(form: unknown, context = plain): EmailContent {
  return emailWriter.compose(readBrief(email, JSON.stringify(form)), context);
}

test.each(emailCorpus)('$name: no check fails', ({ brief, context }) => {
  const { results } = judgeEmail(emailWriter.compose(brief, context), brief, context);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
});

test.each(emailCorpus)('$name: whole, the same each time, signed', ({ brief, context }) => {
  const content = emailWriter.compose(brief, context);
  expect(z.parse(emailContentSchema, content)).toEqual(content);
  expect(emailWriter.compose(structuredClone(brief), structuredClone(context))).toEqual(content);
  expect(letterText(content.content)).toMatch(/,\nMarcos Vieira\nGerente de Operações$/u);
});

test('the corpus is wide enough', () => {
  const values = (field: 'tone' | 'purpose' | 'urgency') =>
    new Set(emailCorpus.map(({ brief }) => brief[field]).filter((value) => value !== undefined));
  expect(emailCorpus.length).toBeGreaterThanOrEqual(25);
  expect(new Set(emailCorpus.map(({ name }) => name)).size).toBe(emailCorpus.length);
  expect([...values('tone')].toSorted()).toEqual(Object.keys(letterTones).toSorted());
  expect([...values('purpose')].toSorted()).toEqual(Object.keys(letterPurposes).toSorted());
  expect([...values('urgency')].toSorted()).toEqual(Object.keys(urgencies).toSorted());
  expect(emailChecks).toHaveLength(10);
});

test('the reference case: the request first, then the steps as they were typed', () => {
  const { subject, content, tone } = emailWriter.compose(goldCase.brief, goldCase.context);
  expect(subject).toBe('Prioridade: passos para o novo controle de ponto');
  expect(tone).toBe('profissional');
  const paragraphs = letterText(content).split('\n\n');
  expect(paragraphs.slice(0, 5)).toEqual([
    'Olá, Helena.',
    'Preciso do seu retorno com prioridade: confirme até 27/11/2026 se a equipe já registra o ponto no novo sistema.',
    'Seguem as orientações para o novo controle de ponto:',
    '1. Acesse com o e-mail da empresa.\n2. Confira a lista de pessoas.\n3. Acompanhe um registro.\n4. Responda com dúvidas.',
    'O RH ajuda com senhas e cadastros.',
  ]);
});

test.each([
  [{ context: 'Mudança no horário de almoço' }, 'Atualização: mudança no horário de almoço'],
  [{ context: 'Férias', purpose: 'informativo' }, 'Atualização sobre as férias'],
  [
    { context: 'deu tudo certo por aqui', purpose: 'informativo' },
    'Atualização para o seu conhecimento',
  ],
  [
    {
      context: 'O relatório de outubro foi enviado com erro',
      purpose: 'correção',
      urgency: 'urgente',
    },
    'Um ponto sobre o relatório de outubro',
  ],
  [
    { context: 'Dedicação no feriado', purpose: 'reconhecimento' },
    'Reconhecimento pela sua dedicação no feriado',
  ],
  [{ context: 'Oficina de segurança', purpose: 'convite' }, 'Convite: oficina de segurança'],
  [{ context: 'ok', subject: 'Dúvida!!!' }, 'Dúvida'],
  [{ context: 'ok', subject: 'Relatório 😊' }, 'Relatório'],
  [
    { context: 'Enviar as notas', subject: 'Notas do mês', urgency: 'alta' },
    'Prioridade: notas do mês',
  ],
  [{ context: 'Enviar as notas', subject: 'Urgente: notas', urgency: 'urgente' }, 'Urgente: notas'],
  [
    { context: 'Você errou a nota', subject: 'Nota 12', purpose: 'correção', urgency: 'alta' },
    'Nota 12',
  ],
])('%j has the subject %s', (form, subject) => {
  expect(compose({ recipientName: 'Ana', ...form }).subject).toBe(subject);
});

test('there is never an emoji, whatever was typed', () => {
  const content = compose({
    recipientName: 'Ana 🎉',
    subject: '🎉 Meta',
    context: 'Parabéns pela meta 🎉🎉',
    tone: 'amigavel',
    purpose: 'reconhecimento',
  });
  expect(textsOf([content.subject, content.content]).join('')).not.toMatch(
    /\p{Extended_Pictographic}/u,
  );
});

test('an author without a position signs with the name alone', () => {
  const context = contextWith({ author: { name: 'Ana Prado', position: '' } });
  expect(letterText(compose({ context: 'Aviso' }, context).content)).toMatch(/,\nAna Prado$/u);
});

const form = fc.record(
  {
    recipientName: fc.string({ maxLength: 40 }),
    subject: fc.oneof(fc.string({ maxLength: 90 }), fc.string({ unit: 'grapheme', maxLength: 30 })),
    context: fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.lorem({ maxCount: 5, mode: 'sentences' }),
    ),
    additionalInfo: fc.string({ maxLength: 80 }),
    tone: fc.constantFrom(...valuesOf(letterTones)),
    purpose: fc.constantFrom(...valuesOf(letterPurposes)),
    urgency: fc.constantFrom(...valuesOf(urgencies)),
    extra: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

test('whatever is typed, no blocking check fails', () => {
  fc.assert(
    fc.property(form, (typed) => {
      const brief = readBrief(email, JSON.stringify(typed));
      const content = emailWriter.compose(brief, plain);
      expect(emailWriter.compose(brief, plain)).toEqual(content);
      const { results } = judgeEmail(content, brief, plain);
      const wrong = results.filter(({ id, passed }) => !passed && blocking.includes(id));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 150, seed: 20261123 },
  );
});

test('what a model is told: the rules of e-mails, and no identifier', () => {
  const { system, user } = emailWriter.prompt(
    { ...goldCase.brief, employeeId: 'id-77' },
    goldCase.context,
  );
  expect(system).toContain('escrever um e-mail pronto para enviar');
  expect(system.split(/\s+/u).length).toBeLessThan(900);
  expect(user).toContain('Passos para o novo controle de ponto');
  expect(user).not.toContain('id-77');
});

test.each([
  [
    { context: 'Usar a versão combinada do contrato a partir de segunda', purpose: 'instrucoes' },
    'Instruções para Bruno Tavares: usar a versão combinada do contrato a partir de segunda',
  ],
  [
    {
      subject: 'Contrato da Alfa',
      context: 'A versão combinada do contrato da Alfa segue em anexo. Favor conferir.',
      purpose: 'informativo',
    },
    'Informativo para Bruno Tavares: contrato da Alfa',
  ],
] as const)('the context of %j says what the e-mail is about', (brief, about) => {
  const { context } = emailWriter.compose(
    { recipientName: 'Bruno Tavares', ...brief },
    goldCase.context,
  );
  expect(context).toBe(about);
});
