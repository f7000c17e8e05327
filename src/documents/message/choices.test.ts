import { expect, test } from 'vitest';
import { letterText } from '../kit/letter.ts';
import { choices } from './corpus/choices.ts';
import { inOneBreath } from './corpus/in-one-breath.ts';
import { messageWriter } from './writer.ts';

function writtenFor(name: string) {
  const found = [...choices, ...inOneBreath].find((each) => each.name === name);
  if (!found) throw new RangeError(name);
  const content = messageWriter.compose(found.brief, found.context);
  return { ...content, text: letterText(content.content) };
}

test('what may be declined is asked, not ordered, and the leader is told', () => {
  const { text, suggestions } = writtenFor('plantão que a pessoa pode recusar');
  expect(text).toMatch(/Você pode cobrir o plantão de sábado 28\/11 .*\? Você pode recusar/u);
  expect(text).not.toMatch(/[Cc]ubra|impedimento/u);
  expect(suggestions.join(' ')).toContain('A pessoa pode recusar');
  expect(writtenFor('favor que não é obrigatório').text).toMatch(
    /^Oi, Renan! Você pode ficar até 19h na sexta .*\? Não é obrigatório\./u,
  );
});

test.each([
  ['troca de posto, com um dado pessoal', /segunda você fica .* Você pode escolher o dia/u],
  ['troca de posto, com um dado pessoal', /^(?!.*(?:saiba que você|grávida)).*Você pediu/su],
  ['como está quem tem carga demais', /o que posso tirar da sua mão\./u],
  ['feedback de um fôlego só, com elogio e pedido', /só que assim, você falou rápido demais/u],
  ['meta batida por duas pessoas', /inspirador! Vocês bateram a meta/u],
  ['apelido em minúsculas', /este ponto: você esqueceu a porta/u],
  ['ordem à máquina e “avise que”', /^Olá, Carlos\. A vistoria .* e você precisa levar as chaves/u],
  ['texto livre para um grupo', /^Olá, pessoal do turno da noite\. Informo que o refeitório/u],
  ['anos de empresa, sem acentos', /de empresa, você começou como .*\n\n(?!.*o seu dia)/u],
])('%s: what is told of the reader is told to the reader', (name, said) => {
  expect(writtenFor(name).text).toMatch(said);
});

test('what happened to somebody else stays theirs', () => {
  const { text } = writtenFor('o que aconteceu com outra pessoa');
  expect(text).toContain('você interrompeu a Carla três vezes. Ela ficou sem concluir');
});

test('a day of one step is not until when all is wanted', () => {
  const { text, notes } = writtenFor('lista colada e o prazo em outro campo');
  expect(text).toContain('O prazo vai até amanhã 10h.');
  expect(notes).toContain('prazo informado: até amanhã');
});

test('a delicate talk keeps the hour that was proposed', () => {
  const { text } = writtenFor('dado da família e horário proposto');
  expect(text).toContain('Pode ser amanhã às 17h?');
  expect(text).not.toMatch(/creche|filho|Quando fica bom/u);
});

test('shouting at everybody becomes news for everybody', () => {
  const { text } = writtenFor('aviso aos gritos para todos');
  expect(text).toMatch(/^Pessoal, isto é urgente: o sistema vai ficar fora do ar/u);
});

test('what is needed is said once', () => {
  const { text } = writtenFor('pedido sem acentos, com a manhã e o mês');
  expect(text.match(/preciso/giu)).toHaveLength(1);
  expect(text).toContain('da manhã e da tarde');
  expect(text).toContain('31 de março');
});
