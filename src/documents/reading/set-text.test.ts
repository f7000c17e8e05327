import { expect, test } from 'vitest';
import { asItem, asSentence, asText } from './set-text.ts';

test('a line gets its capital, its stop and single blanks', () => {
  expect(asSentence('fatura 95 mil mes,  desperdicio na cozinha e porçao sem padrao')).toBe(
    'Fatura 95 mil mês, desperdício na cozinha e porção sem padrão.',
  );
  expect(asSentence('R$3.000 até 10/12')).toBe('R$ 3.000 até 10/12.');
  expect(asSentence('Já está pronto?')).toBe('Já está pronto?');
});

test('an item loses the mark of a pasted list, and has no stop', () => {
  expect(asItem('- caixa sempre certo')).toBe('Caixa sempre certo');
});

test('addresses, codes and names with small letters stay as they are', () => {
  const typed = 'iPhone e joao.nao@loja.com, https://loja.com/nao';
  expect(asSentence(typed)).toBe(typed);
});

test.each([
  ['funcionarios sem experiencia na producao', 'Funcionários sem experiência na produção'],
  ['Nao ha pao nem cafe ate sabado', 'Não ha pão nem café até sábado'],
  ['os botoes do balcao e a seguranca do predio', 'Os botões do balcão e a segurança do prédio'],
  ['responsaveis: tecnicos da eletronica', 'Responsáveis: técnicos da eletrônica'],
])('accents that were not typed: %s', (typed, set) => {
  expect(asItem(typed)).toBe(set);
});

test('words that mean something without an accent stay, and so do names', () => {
  const typed = 'Ela gerencia esta secretaria de manha e pratica a media; Mario evidencia a duvida';
  expect(asItem(typed)).toBe(typed);
  expect(asItem('Falcao e Paes, e depois Falcao')).toBe('Falcao e Paes, e depois Falcao');
  expect(asItem('Dario falta')).toBe('Dario falta');
});

test('what a telephone shortens is spelled out', () => {
  expect(asSentence('Vc deixou a porta aberta pq tava c/ pressa, qq coisa avisa tds hj')).toBe(
    'Você deixou a porta aberta porque tava com pressa, qualquer coisa avisa todos hoje.',
  );
  expect(asSentence('entregar p/ a Sueli s/ falta')).toBe('Entregar para a Sueli sem falta.');
});

test('initials, codes and parts of a number are no short words', () => {
  const typed = 'Rua A, s/n, peça c/9, setor TD e item q) do contrato com a Q';
  expect(asItem(typed)).toBe(typed);
});

test('lines stay lines, and lists lists', () => {
  expect(asText('pessoal,\n\n\n\n* trazer crachá\n* chegar 8h')).toBe(
    'Pessoal,\n\n- Trazer crachá\n- Chegar 8h',
  );
});

test('a sentence that goes on in the next line is not broken', () => {
  expect(asText('precisamos falar\nsobre o prazo')).toBe('Precisamos falar\nsobre o prazo.');
});

test('setting a text twice changes nothing more', () => {
  const once = asText('avisar q a reuniao -  que seria as 9h - mudou , ok');
  expect(asText(once)).toBe(once);
});
