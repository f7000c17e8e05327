import { expect, test } from 'vitest';
import { accusation, delicateMatter, writingWish } from './care.ts';
import {
  asksForSomething,
  changesSomething,
  namesTime,
  speaksForItself,
  statesSomething,
} from './clauses.ts';
import { celebrations } from './occasions.ts';
import { spelledOut } from './spelling.ts';
import { subjectHeads } from './subjects.ts';
import { infinitiveOfGerund, isRequest, requestOf, requestOfMany, speechActs } from './verbs.ts';
import { normalize } from '../words.ts';

test.each(
  `enviar envie, conferir confira, acessar acesse, corrigir corrija, incluir inclua, propor proponha, pôr ponha,
  manter mantenha, ter tenha, meter meta, comprometer comprometa, começar comece, entregar entregue, ficar fique,
  distinguir distinga, seguir siga, nomear nomeie, averiguar averigue, proteger proteja, reduzir reduza, trazer traga,
  ver veja, vir venha, ir vá, dar dê, ser seja, fazer faça, medir meça, vencer vença, erguer erga, intermediar
  intermedeie, constructor constructor`
    .split(',')
    .map((pair) => pair.trim().split(/\s+/u)),
)('%s is asked for as %s', (infinitive, request) => {
  expect(requestOf(infinitive ?? '')).toBe(request);
});

test('of several people', () => {
  expect(['envie', 'vá', 'dê', 'confira'].map(requestOfMany)).toEqual([
    'enviem',
    'vão',
    'deem',
    'confiram',
  ]);
});

test.each([
  'Envie o relatório',
  'confira se falta algo',
  'Não esqueça do ponto',
  'Favor conferir',
  'Ajuste o preço',
])('%s asks', (text) => {
  expect(isRequest(text)).toBe(true);
});
test.each([
  'Ajuste de preço',
  'Compra de insumos',
  'Troca de turno',
  'Entrega amanhã',
  'O envio atrasou',
  '',
])('%s does not', (text) => {
  expect(isRequest(text)).toBe(false);
});

test('acts are known by their infinitive, and words of the language are none', () => {
  expect(speechActs.get('avisar')).toBe('inform');
  expect(speechActs.get('constructor')).toBeUndefined();
  expect(infinitiveOfGerund('avisando')).toBe('avisar');
  expect(infinitiveOfGerund('mundo')).toBeNull();
});

test.each([
  'A reunião mudou para sexta',
  'O RH ajuda com senhas',
  'A entrega do uniforme novo começa na segunda',
  'Batemos a meta',
  'Todos precisam fazer o treinamento',
  'O sistema ficará fora do ar',
])('%s states something', (text) => expect(statesSomething(text)).toBe(true));

test.each([
  'Mudança no horário de almoço',
  'Prazo de entrega',
  'Convite para palestra sobre saúde',
  'Padrão de atendimento',
  'Pedido parado há 5 dias',
  'Museu da cidade',
  '',
])('%s only names it', (text) => expect(statesSomething(text)).toBe(false));

test.each([
  'Preciso do relatório',
  'Você pode vir?',
  'Me avise até sexta',
  'Por favor, leia',
  'Isto é urgente: envie já',
])('%s asks for something', (text) => expect(asksForSomething(text)).toBe(true));
test.each(['Se precisar, me avise', 'Qualquer coisa me avise', 'O prazo é sexta'])(
  '%s asks for nothing yet',
  (text) => expect(asksForSomething(text)).toBe(false),
);

test('a sentence in the first person opens a letter by itself', () => {
  expect(
    ['Preciso de ajuda', 'Gostaria de saber', 'Parabéns pela meta'].map(speaksForItself),
  ).toEqual([true, true, true]);
  expect(['Precisamos de ajuda', 'O preço subiu'].map(speaksForItself)).toEqual([false, false]);
});

test('changes and times are seen', () => {
  expect(changesSomething('O horário passa a ser às 8h')).toBe(true);
  expect(changesSomething('O relatório está na pasta')).toBe(false);
  for (const text of ['às 14h', 'dia 30', '30/11', 'na quinta', '9:30'])
    expect(namesTime(text)).toBe(true);
  for (const text of ['sala 2', 'corredor 4', '10 anos']) expect(namesTime(text)).toBe(false);
});

test.each([
  ['vc nao mandou o relatorio ate hj', 'você não mandou o relatório até hoje'],
  ['preciso p/ amanha as 10h', 'preciso para amanhã às 10h'],
  ['reuniao de integracao, decisoes e licenca', 'reunião de integração, decisões e licença'],
  ['Joao fez a gestao', 'Joao fez a gestão'],
  ['manda pra maria@empresa.com e/ou S/N', 'manda pra maria@empresa.com e/ou S/N'],
  ['banca da empresa, branca e franca', 'banca da empresa, branca e franca'],
  ['VC PODE?', 'VOCÊ PODE?'],
  ['a analise não chegou', 'a analise não chegou'],
  ['constructor toString {q}', 'constructor toString {q}'],
])('%s is spelled out as %s', (typed, spelled) => {
  expect(spelledOut(typed)).toBe(spelled);
  expect(spelledOut(spelled)).toBe(spelled);
});

test.each(['mau cheiro', 'gritou com a colega', 'veio de roupa curta', 'conflito com o colega'])(
  '%s is for a talk',
  (text) => expect(delicateMatter.test(normalize(text))).toBe(true),
);
test.each([
  'loja de roupas',
  'gestão de conflitos',
  'cheiro do produto',
  'discussão do orçamento',
  'bebidas da copa',
])('%s is work', (text) => expect(delicateMatter.test(normalize(text))).toBe(false));

test('who said what of whom', () => {
  expect(accusation.exec('A Maria reclamou que')?.[1]).toBe('Maria');
  expect(accusation.exec('O João me disse que')?.[1]).toBe('João');
  expect(accusation.test('A Maria entregou o relatório')).toBe(false);
});

test.each(['ser breve', 'Não mencionar o valor', 'usar tom leve', 'texto curto', 'sem emojis'])(
  '%s is asked of the writer',
  (text) => expect(writingWish.test(text)).toBe(true),
);
test.each(['Não usar o celular no balcão', 'Usar EPI', 'Ser pontual', 'Manter a porta fechada'])(
  '%s is told to the reader',
  (text) => expect(writingWish.test(text)).toBe(false),
);

test('a subject may say first what the letter is', () => {
  expect('Passos para o novo ponto'.replace(subjectHeads, '')).toBe('para o novo ponto');
  expect('Convite: reunião'.replace(subjectHeads, '')).toBe('reunião');
  expect('Passos firmes'.replace(subjectHeads, '')).toBe('Passos firmes');
});

test('a birthday is no work; ten years in the company are', () => {
  expect(celebrations.test(normalize('Parabéns pelo aniversário'))).toBe(true);
  expect(celebrations.test(normalize('aniversário de empresa'))).toBe(false);
});
