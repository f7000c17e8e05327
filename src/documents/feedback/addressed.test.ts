import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { addressedCases } from './corpus/addressed.ts';
import { pastedCases } from './corpus/pasted.ts';
import { spoken } from './spoken.ts';
import { feedbackWriter } from './writer.ts';

function scriptOf(name: string) {
  const found = [...addressedCases, ...pastedCases].find((each) => each.name === name);
  if (!found) throw new RangeError(name);
  const content = feedbackWriter.compose(found.brief, found.context);
  return {
    said: textsOf(content.structure).join('\n'),
    told: textsOf([content.recommendations, content.suggestions]).join('\n'),
  };
}

test.each([
  ['o João é um cara muito bom, entrega tudo', 'Vejo em você um cara muito bom, que entrega tudo.'],
  ['Olha o João é uma pessoa dedicada', 'Vejo em você uma pessoa dedicada.'],
  [
    'ele é um cara esforçado mas trava na venda',
    'Vejo em você um cara esforçado, mas você trava na venda.',
  ],
  ['dias 16 e 19 logou às 8h15', 'Nos dias 16 e 19 você logou às 8h15.'],
  ['Dia 20/11 desligou a máquina', 'No dia 20/11 você desligou a máquina.'],
  ['hoje 9h e terça 14h', 'Quando foi: hoje 9h e terça 14h.'],
  [
    'Dia 18 o cliente da Rede Sul ligou. Dia 20 ele desligou',
    'No dia 18 o cliente da Rede Sul ligou. No dia 20 ele desligou.',
  ],
  ['O cliente acha que ele não participa', 'O cliente acha que você não participa.'],
  ['relatório de vendas chegou tarde', 'O relatório de vendas chegou tarde.'],
])('%j is said as %j', (typed, said) => {
  expect(`${spoken(typed, 'João Pedro Souza', 'ele').replace(/\.$/u, '')}.`).toBe(said);
});

test('a judgement that is no praise is not put into the mouth of the leader', () => {
  expect(spoken('o João é um cara difícil', 'João Souza', 'ele')).not.toContain('você');
});

test('a trait, and all that follows, is said to the person', () => {
  const { said, told } = scriptOf('software: traço, e a terceira pessoa até o fim');
  expect(said).toContain('Vejo em você um cara muito bom tecnicamente, que entrega tudo');
  expect(said).toContain('com o cliente você fica quieto');
  expect(told).not.toContain('Ao falar, trocar');
});

test('in a 360° what a source lived through is not the person’s, and no sentence names its source', () => {
  expect(scriptOf('360: quem falou do que viveu').said).toContain('Alguém esperou 3 semanas');
  const { said } = scriptOf('360: quem falou em cada frase');
  expect(said).toContain('Alguém ficou sem resposta por 10 dias.');
  expect(said).not.toMatch(/Lúcia|O diretor acha/u);
});

test.each([
  ['varejo: gravidez, faltas e o caixa', /grávida|enjoo/u],
  ['obra: rótulo, ameaça e multa', /irresponsável|mais vontade|demitir/u],
  ['metalúrgica: sindicato e ameaça', /sindicato|enche o saco|justa causa/iu],
])('%s: what may not be said is not said', (name, never) => {
  const { said, told } = scriptOf(name);
  expect(`${said}\n${told}`).not.toMatch(never);
  expect(told).toMatch(/Retiramos|exemplo observável/u);
});

test('a fine is what came of it, and a disciplinary measure no reminder', () => {
  const { said, told } = scriptOf('obra: rótulo, ameaça e multa');
  expect(said).toMatch(/cronograma não entregue\.\n.*\n.*\n(?:.*\n)?Impacto\nMulta de R\$ 18 mil/u);
  expect(told).not.toContain('Lembrar de fazer advertência');
});

test.each([
  ['produto: inglês e prazo dentro do ponto', /priorização do backlog precisa evoluir/u],
  ['hotel: objetivo na terceira pessoa e ordem à máquina', /uma equipe que funcione sem você/u],
  ['caixa: reconhecimento direto e um objetivo', /objetivo de ser tesoureira/u],
  ['um clique, com cadastro, metas e diário', /bom resultado que está no diário de 18\/11\/2026/u],
  ['escola: sem acentos, ordinais', /notas lançadas fora do prazo no 3º bimestre/u],
  ['atendimento: traço com ressalva', /semana passada você passou a ligação/u],
])('%s: %s', (name, expected) => {
  expect(scriptOf(name).said).toMatch(expected);
});

test('whom free text is for is no subject, and what the leader hopes for is kept', () => {
  const { said, told } = scriptOf('texto livre: “feedback pro Gustavo”');
  expect(said).not.toMatch(/feedback para/iu);
  expect(told).toContain('quero que continue melhorando');
});
