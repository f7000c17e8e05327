import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import { contextWith } from '../writing/sample-context.ts';
import { hurriedBriefs } from './corpus/hurried.ts';
import { emailWriter } from './writer.ts';

function written(name: string): { subject: string; text: string } {
  const brief = hurriedBriefs[name];
  if (!brief) throw new RangeError(name);
  const { subject, content } = emailWriter.compose(brief, contextWith({ employee: null }));
  return { subject, text: letterText(content) };
}

test('who cannot come is asked, and one confirmation is enough', () => {
  const school = written('escola: convite em que quem não puder manda por escrito').text;
  expect(school).toContain('Quem não puder ir, mande por escrito');
  const party = written('ong: mutirão com o que levar e como confirmar').text;
  expect(party).toContain('Queremos convidar vocês para o mutirão');
  expect(party).toContain('Para participar:\n\n1. Levem garrafa de água.');
  expect(party).not.toMatch(/Posso contar com|incluir algum assunto/u);
});

test('what was enumerated in one line is a list, and what comes after it is none', () => {
  const { text } = written('hospital: lista enumerada em uma linha só');
  expect(text).toContain('Mudanças:\n\n- O plantão de domingo passa a ser 12x36\n- Quem faz noite');
  expect(text).toMatch(/\n\nA escala anterior não vale mais/u);
});

test('no hurry and a deadline go together, in even paragraphs', () => {
  const { text } = written('hotel: sem pressa, mas com prazo');
  expect(text).toContain('Sem pressa: o prazo vai até 05/12.');
  expect(text).not.toMatch(/\n\nDúvidas com o RH\.\n/u);
});

test('asked to be brief, it is', () => {
  const { text } = written('escola: pedido para ser breve');
  expect(text.split(/\s+/u).length).toBeLessThan(65);
});

test('a request is called one, and the supplier is spoken to', () => {
  const { subject, text } = written('padaria: texto livre que cobra um fornecedor');
  expect(subject).toMatch(/^Pedido/u);
  expect(text).toMatch(/^Olá, fornecedor de farinha\.\n\nPreciso da entrega/u);
});

test.each([
  ['loja: solicitar o envio é pedir a quem lê', /\n\nSolicito o envio do relatório mensal/u],
  [
    'escritório: passos numerados com ponto em uma linha só',
    /\n1\. Preencha o formulário no portal\.\n2\. Anexe [^\n]*\n3\. [^\n]*\n4\. Aguarde [^\n]*dias úteis\./u,
  ],
  [
    'construtora: reforçar com a equipe é tarefa de quem lê',
    /Preciso que você reforce o uso de EPI com toda a equipe e me mande o registro/u,
  ],
  [
    'hospital: promoção contada em uma frase só',
    /você pela promoção a coordenadora\. Você começa na nova função/u,
  ],
  [
    'transportadora: o nome de quem lê em minúsculas',
    /Preciso que você revise a cláusula 5 .*\n\nO jurídico está esperando\./su,
  ],
  ['consultoria: a proposta que vai com o e-mail', /\n\nEnvio a proposta comercial revisada/u],
  ['empresa toda: aviso com prazo que não é de quem lê', /^Oi, colaboradores!/u],
])('%s: %s', (name, said) => expect(written(name).text).toMatch(said));

test('the time limit of someone else is not the reader’s', () => {
  const { text } = written('empresa toda: aviso com prazo que não é de quem lê');
  expect(text).toContain('Sem pressa: podem ler');
  expect(text).not.toContain('o prazo vai');
});

test('what may stop the work is said once', () => {
  const { text } = written('loja: solicitar o envio é pedir a quem lê');
  expect(text.match(/(?:^|[.!?] )(?:Se|Caso) /gmu)).toHaveLength(1);
});

test.each(['Equipe de apoio', 'Paulo'])('what is of all is not of one: %s', (recipientName) => {
  const brief = {
    recipientName,
    context: 'Reconhecer o esforço de todos e manter o foco em novembro',
    tone: 'profissional' as const,
    purpose: 'reconhecimento' as const,
  };
  const { content } = emailWriter.compose(brief, contextWith({ employee: null }));
  expect(letterText(content)).toContain('Quero reconhecer o esforço de todos');
});

test('an hour that was typed is not made today once more', () => {
  const { text } = written('frigorífico: urgência com hora já dita');
  expect(text).toContain('A câmara fria 2 está com vazamento desde ontem à noite');
  expect(text).not.toContain('ainda hoje');
});

test.each([
  ['Convidar para o almoço dia 18/12 às 12h', 'Convido vocês para o almoço, dia 18/12 às 12h.'],
  ['Convidar todos para dia 18/12 às 12h', 'Será no dia 18/12 às 12h.'],
  ['Convido vocês para o almoço de sexta.', 'Convido vocês para o almoço de sexta.'],
])('with a subject too, the invitation is said once: %s', (told, said) => {
  const brief = {
    recipientName: 'equipe',
    subject: 'Almoço de fim de ano',
    context: told,
    tone: 'profissional' as const,
    purpose: 'convite' as const,
  };
  const content = emailWriter.compose(brief, contextWith({ employee: null }));
  const text = letterText(content.content);
  expect(text).toContain(said);
  expect(text.match(/convi[dt]/giu)).toHaveLength(1);
});
