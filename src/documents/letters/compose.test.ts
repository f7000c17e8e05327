import fc from 'fast-check';
import { wordsAlone } from '../../../test/words-alone.ts';
import { expect, test } from 'vitest';
import { valuesOf } from '#shared/vocabulary.ts';
import { contextWith } from '../../../test/sample-context.ts';
import { letterPurposes, letterTones, urgencies, type LetterForm } from '../kit/letter.ts';
import { composeLetter } from './compose.ts';
import { inPersonNotice } from './notices.ts';

const context = contextWith({ employee: null });
type Form = Partial<LetterForm> & { freeText?: string };
const message = (form: Form) => composeLetter('message', form, context);
const email = (form: Form) => composeLetter('email', form, context);

const manners = valuesOf(letterTones).flatMap((tone) =>
  valuesOf(letterPurposes).flatMap((purpose) =>
    valuesOf(urgencies).map((urgency) => ({ tone, purpose, urgency })),
  ),
);
const typed = {
  recipientName: 'Renata Lopes',
  context: 'A planilha de custos fecha na quinta, 26/11.',
  additionalInfo: 'A Carla ajuda com os dados.',
};

test.each(manners)(
  '$purpose, $tone, $urgency: the typed text whole, in a short frame',
  (manner) => {
    for (const compose of [message, email]) {
      for (const form of [
        {},
        { freeText: 'Precisamos acertar a escala' },
        { ...typed, ...manner },
      ]) {
        const letter = compose({ ...form, ...manner });
        const all = JSON.stringify(letter);
        expect(all).not.toMatch(/undefined|\[object|\{\w+\}/u);
        expect(letter.content).toMatch(/^(?:Oi|Olá)/u);
        expect(letter.suggestions.length).toBeLessThanOrEqual(4);
      }
      const { content } = compose({ ...typed, ...manner });
      expect(content).toContain(typed.context);
      const frame = content.replace(typed.context, '');
      expect(frame.split(/\s+/u).length).toBeLessThanOrEqual(40);
      // Spoken to as one, and as many.
      expect(frame).not.toMatch(/vocês/u);
      const group = compose({ ...typed, ...manner, recipientName: 'toda a equipe' }).content;
      expect(group.replace(typed.context, '')).not.toMatch(/você(?!s)|\bsua?\b/u);
    }
  },
);

test('a tone is heard in the greeting and in the end', () => {
  for (const purpose of valuesOf(letterPurposes)) {
    const topic = { ...typed, context: 'entrega do balanço', purpose };
    const texts = valuesOf(letterTones).map((tone) => email({ ...topic, tone }).content);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(4);
  }
});

test('the frame does not contradict the form', () => {
  const of = (purpose: LetterForm['purpose'], given: Form = {}) =>
    message({ ...typed, purpose, ...given }).content;
  expect(of('informativo')).toBe(`Olá, Renata. ${typed.context}`);
  expect(of('instrucoes')).not.toMatch(/obrigad|agrade|parabéns/iu);
  expect(of('reconhecimento', { urgency: 'urgente' })).not.toMatch(/urgente|prioridade|dúvida/iu);
  expect(of('reconhecimento', { context: 'Obrigado pela ajuda com a auditoria.' })).toBe(
    'Olá, Renata. Obrigado pela ajuda com a auditoria.',
  );
});

test('a refusal and a condolence have no closing line of ours', () => {
  for (const tone of valuesOf(letterTones)) {
    const refusal = 'Não consigo aprovar as férias em dezembro.';
    expect(message({ ...typed, context: refusal, tone }).content.endsWith(refusal)).toBe(true);
    const condolence = 'Meus sentimentos pela perda da sua avó.';
    const { content } = email({ ...typed, context: condolence, tone });
    expect(content).toBe(`Olá, Renata.\n\n${condolence}\n\nUm abraço,\nMarcos Vieira\nGerente`);
  }
});

test('what a note says that its letter does is led in, word for word', () => {
  const say = (form: Form) => message({ recipientName: 'Ana', ...form }).content;
  expect(say({ context: 'Avisar que a reunião mudou para sexta às 10h' })).toBe(
    'Olá, Ana. Escrevo para avisar que a reunião mudou para sexta às 10h.',
  );
  expect(say({ context: 'lembrar que o prazo termina sexta.', tone: 'amigavel' })).toBe(
    'Oi, Ana! Passando para lembrar que o prazo termina sexta.',
  );
  const group = { recipientName: 'Educadores', context: 'pedir pros educadores mudarem a sala' };
  expect(say({ ...group, purpose: 'instrucoes' })).toMatch(/^Olá, pessoal\. Pedir pros/u);
  expect(say(group)).toBe('Olá, pessoal. Escrevo para pedir pros educadores mudarem a sala.');
});

test('a first letter and a stop are all that typed words get', () => {
  const of = (text: string) => message({ recipientName: 'Ana', context: text, purpose: 'convite' });
  expect(of('oficina de segurança').content).toContain(' Oficina de segurança.\n\n');
  for (const untouched of ['iPhone novo: ver em x.com/a?b=1', '- Um\n- Dois', '😊 oficina 🎉']) {
    expect(of(untouched).content).toContain(`${untouched}\n\n`);
  }
});

test('a group of others is greeted with more distance', () => {
  expect(message({ recipientName: 'Clientes', context: 'A loja fecha hoje.' }).content).toBe(
    'Olá a todos. A loja fecha hoje.',
  );
});

test('what the text does itself is not done again', () => {
  const whole = 'Bom dia Ana, tudo bem? A entrega mudou para sexta.\n\nAbraço, Marcos';
  expect(message({ recipientName: 'Ana', context: whole }).content).toBe(whole);
  expect(email({ recipientName: 'Ana', context: whole }).content).toBe(whole);
  for (const urgency of valuesOf(urgencies)) {
    expect(message({ recipientName: 'Ana', context: whole, urgency }).content).toBe(whole);
  }
  const signed = 'A entrega mudou para sexta.\n\nAbraço, Marcos';
  const hurried = message({ context: signed, purpose: 'convite', urgency: 'urgente' }).content;
  expect(hurried).toMatch(/^Olá! É urgente/u);
  expect(hurried.endsWith(signed)).toBe(true);
  const asking = 'A reunião pode ser na sexta às 10h?';
  expect(message({ recipientName: 'Ana', context: asking }).content).toMatch(/10h\?$/u);
  const urgent = { context: 'É urgente trocar o filtro hoje.', urgency: 'urgente' as const };
  expect(message({ ...urgent, purpose: 'instrucoes' }).content.match(/urgente/giu)).toHaveLength(1);
});

test('a single word is what one wants to talk about', () => {
  const { content, suggestions } = message({ recipientName: 'Ana', context: 'relatório' });
  expect(content).toBe(
    'Olá, Ana. Quero conversar com você sobre isto:\n\nRelatório.\n\nQuando fica bom para você?',
  );
  expect(suggestions).toEqual([expect.stringContaining('Escreva no contexto')]);
  expect(message({ recipientName: 'Ana', context: 'Parabéns!' }).content).toMatch(/Parabéns!$/u);
});

test('a greeting alone becomes no invitation', () => {
  const { content } = message({ freeText: 'oi' });
  expect(content).toMatch(/^Oi\.\n\nQuero conversar com você/u);
});

test('each further errand is led in', () => {
  const errands =
    'Agradecer a ajuda. A sala mudou. Pedir que confirme até sexta.\n- Explicar o novo mapa';
  expect(message({ recipientName: 'Ana', context: errands }).content).toBe(
    'Olá, Ana.\n\nEscrevo para agradecer a ajuda. A sala mudou. Também quero pedir que confirme até sexta.\n- Explicar o novo mapa',
  );
});

test('a note is quoted whole, and the leader is told', () => {
  const note = 'o bruno tava sem capacete ontem';
  const of = (form: Form) => message({ recipientName: 'Bruno', context: note, ...form });
  expect(of({ purpose: 'correção' }).content).toBe(
    'Olá, Bruno. Quero conversar com você sobre este ponto, que anotei:\n\n“O bruno tava sem capacete ontem.”\n\nQuando fica bom para você?',
  );
  expect(of({ purpose: 'correção' }).suggestions.join()).toContain('terceira pessoa');
  const thanks = { context: 'Agradecer o apoio do Bruno.', purpose: 'reconhecimento' } as const;
  expect(of(thanks).content).toBe('Olá, Bruno. Escrevo para agradecer o apoio do Bruno.');
  const order = { context: 'Escreva um recado para o Bruno.' };
  expect(of(order).content).toMatch(/^Olá, Bruno\. Este é o recado:/u);
  const list = `${note}\n- de novo na terça`;
  expect(of({ context: list }).content).toContain('Este é o recado:\n\nO bruno');
  expect(of({ context: 'O Bruno fica?', purpose: 'convite' }).content.endsWith('fica?”')).toBe(
    true,
  );
});

test('a text about the reader stands in quotation marks, and the leader is told', () => {
  const about = 'Ana conferiu as notas antes do envio.';
  const form: Form = { recipientName: 'Ana Souza', context: about, purpose: 'reconhecimento' };
  const { content, notes, suggestions } = message({ ...form, urgency: 'urgente' });
  expect(content).toBe(
    `Olá, Ana. Anotei isto do seu trabalho:\n\n“${about}”\n\nParabéns pelo trabalho.`,
  );
  expect(notes).toMatch(/antes de enviar/u);
  expect(suggestions).toEqual(['O texto fala de Ana na terceira pessoa; ajuste antes de enviar.']);
});

test('grave news has no frame, and the leader is told once', () => {
  for (const news of ['Você será desligada no dia 30/11.', 'Sua advertência está no RH.']) {
    const { content, suggestions } = message({
      recipientName: 'Renata',
      context: news,
      tone: 'amigavel',
      urgency: 'alta',
    });
    expect(content).toBe(`Olá, Renata.\n\n${news}`);
    expect(suggestions.filter((text) => text === inPersonNotice)).toHaveLength(1);
  }
  const saying: Form = { recipientName: 'Ana', context: 'Dar os pêsames.', tone: 'amigavel' };
  expect(message(saying).content).toBe('Olá, Ana.\n\nQuero dar os pêsames.');
});

test.each(['Não quero que soe como advertência.', 'Sem demissão, vamos mudar o turno.'])(
  'what a text says it is not is no news: %s',
  (denial) => {
    const { suggestions } = message({ recipientName: 'Renata', context: denial });
    expect(suggestions).not.toContain(inPersonNotice);
  },
);

test('what an expert would notice', () => {
  const told = (form: Form) => message({ recipientName: 'Ana', ...form }).suggestions.join('\n');
  expect(told({ context: 'Entregar até 29/11.' })).toContain('domingo, 29/11/2026');
  expect(told({ context: 'Recebi em 01/11.' })).not.toContain('expediente');
  expect(told({ context: 'O plantão é em 29/11.' })).not.toContain('expediente');
  expect(told({ context: 'manda ate sexta q eu confiro' })).toContain('sem acento');
  expect(told({ context: 'Mande até sexta que eu confiro.' })).not.toContain('sem acento');
  expect(told({ context: 'bom dia ana tudo bem? Segue a lista.' })).not.toContain(
    'terceira pessoa',
  );
  expect(told({ context: 'A reunião mudou.', freeText: 'Comunicado' })).toContain('Comunicado');
  expect(told({ context: 'Enviar a lista', purpose: 'instrucoes' })).toContain('até quando');
  expect(told({ context: 'Almoço da equipe', purpose: 'convite' })).toContain('dia nem hora');
  expect(told({ context: 'Preciso disso hoje.', urgency: 'baixa' })).toContain('pede pressa');
  expect(told({ context: 'A reunião mudou.', additionalInfo: 'Ser breve.' })).toContain(
    'Ser breve.',
  );
});

test('the subject is typed, or a general one that repeats nothing of the text', () => {
  const subject = (form: Form) => email({ recipientName: 'Ana', ...form }).subject;
  expect(subject({ subject: 'Ponto', context: 'O ponto muda.' })).toBe('Ponto');
  const untold = email({ recipientName: 'Ana', context: 'O ponto muda na segunda.' });
  expect(untold.subject).toBe('Um aviso do trabalho');
  expect(untold.suggestions).toEqual([expect.stringContaining('O assunto ficou geral')]);
  expect(subject({ context: 'Você chegou atrasada.', purpose: 'correção' })).toBe(
    'Um ponto do trabalho',
  );
});

const word = fc.constantFrom(
  ...`Avisar Ana Oi urgente OBRIGADO reunião sexta 14h 30/11 você ele Paulo não mas {nome} null R$ 10% ??? !!! — “aspas” "x" 😊 👩‍🚀 <b> / \\ - 1. Ser breve. https://a.b/c?d=1 … ; :`.split(
    ' ',
  ),
);
const anyText = fc.oneof(
  fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => `${words.join(' ')}\n`.repeat(60)),
);

test('each typed sentence stands word for word, or not at all', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom(...manners), (main, more, manner) => {
      const form = { recipientName: 'Ana', context: main, additionalInfo: more, ...manner };
      const { content, suggestions } = email(form);
      // One after the other: what leads in an errand may stand between two of them.
      let rest = wordsAlone(content);
      for (const piece of main.split(/[\n.!?…]+/u).map(wordsAlone)) {
        expect(rest).toContain(piece);
        rest = rest.slice(rest.indexOf(piece) + piece.length);
      }
      // Additional information is for the leader, who gets it whole.
      const told = main.trim() === '' ? '' : more.trim();
      expect(wordsAlone(suggestions.join('\n'))).toContain(wordsAlone(told));
    }),
    { numRuns: 100 },
  );
});
