import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import { choices } from './corpus/choices.ts';
import { inOneBreath } from './corpus/in-one-breath.ts';
import { emailWriter } from './writer.ts';

function writtenFor(name: string) {
  const found = [...choices, ...inOneBreath].find((each) => each.name === name);
  if (!found) throw new RangeError(name);
  const content = emailWriter.compose(found.brief, found.context);
  return { ...content, text: letterText(content.content) };
}

test('an hour that was named is not asked for', () => {
  const { text } = writtenFor('feedback com fato longo e hora marcada');
  expect(text).toContain('Esse horário serve para você?');
  expect(text).not.toMatch(/melhor horário|quando podemos/iu);
  expect(text).toContain('visita do dia 18/11: você respondeu às dúvidas');
});

test.each([
  [
    'plantão que se pode recusar, com prioridade',
    /saber se você pode cobrir o plantão .*UTI\. Você/u,
  ],
  ['plantão que se pode recusar, com prioridade', /^(?!.*(?:Cubra|impedimento)).*prioridade/su],
  ['convite que se pode recusar', /Se quiser, você pode assumir a mentoria/u],
  ['convite que se pode recusar', /^(?!.*Posso contar com você).*o que você prefere/su],
  ['férias aprovadas, na terceira pessoa', /as suas férias .* Você não precisa responder/su],
  ['transferência que se pode recusar', /Você pode dizer não\./u],
])('%s: the reader is free, and spoken to', (name, said) => {
  expect(writtenFor(name).text).toMatch(said);
});

test.each([
  ['na próxima, um pedido', /\. Na próxima, deixe 10 minutos para perguntas\./u],
  ['boas-vindas de volta e o que dizer', /Boas-vindas! Nas duas primeiras semanas você fica/u],
  ['aviso do salão de um fôlego só', /domingo fechado\. Quem quiser .*\. Por favor, não marquem/u],
  ['caminhão parado, documento urgente', /desde as 6h sem o MDF-e\. Preciso que emita/u],
  ['planilha errada e o próximo fechamento', /Próximo fechamento: 30\/11\./u],
  ['passeio com custo e o que levar', /convite para vocês: passeio .*assinada\? Custo 35 reais\./u],
  [
    'texto livre: e-mail formal a um fornecedor',
    /^Fornecedor TecnoFrio,\n\nComunico que a câmara/u,
  ],
  ['tela rápida: cobrança a quem fornece', /^Olá, Aline\..*(?!não é preciso responder)/u],
  ['correção de um fôlego só, com cuidado', /\n\nEu sei que você está estudando à noite/u],
  ['combinado a registrar', /^(?!.*o registro do combinado).*chegar às 7h\. Vou acompanhar/su],
])('%s: %s', (name, said) => {
  expect(writtenFor(name).text).toMatch(said);
});

test('what is asked for is answered', () => {
  expect(writtenFor('tela rápida: cobrança a quem fornece').text).not.toContain('não é preciso');
});

test('a sentence, an event and a need are said once', () => {
  const opening = writtenFor('inauguração dita no assunto e no texto').text;
  expect(opening.match(/inauguração/giu)).toHaveLength(1);
  const figures = writtenFor('números à diretoria e uma decisão').text;
  expect(figures.match(/preciso/giu)).toHaveLength(1);
});

test('a subject that only hurries gives way to the matter', () => {
  expect(writtenFor('assunto que só diz urgente').subject).toBe('Urgente: preço da linha premium');
});

test('rules in a list are news: no answer is waited for', () => {
  const { text, notes } = writtenFor('regras em lista para um grupo');
  expect(text).toContain('dispensa resposta');
  expect(notes).toContain('sem necessidade de resposta');
});
