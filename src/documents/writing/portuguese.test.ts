import { expect, test } from 'vitest';
import {
  contract,
  firstNameOf,
  inSentence,
  joinList,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withFinalStop,
  withoutFinalStop,
} from './portuguese.ts';

test.each([
  'Reduzir as filas',
  'Tornar-se referência',
  'assumir a loja',
  'Propor melhorias',
  'Pôr em dia',
  'REDUZIR CUSTOS',
  'Ser chef',
])('%s begins with an infinitive', (text) => expect(startsWithInfinitive(text)).toBe(true));

test.each([
  'Liderança',
  'Mulher na gestão',
  'Por causa do prazo',
  'Lugar de fala',
  'Líder de equipe',
  'Mais vendas',
  '',
  '???',
  'Qualquer tarefa',
])('%s does not', (text) => expect(startsWithInfinitive(text)).toBe(false));

test.each([
  ['Comunicação', 'comunicação'],
  ['É referência', 'é referência'],
  ['SAP básico', 'SAP básico'],
  ['Python', 'Python'],
  ['PowerPoint', 'PowerPoint'],
  ['5S', '5S'],
  ['', ''],
])('%s inside a sentence begins %s', (text, lowered) => {
  expect(lowerFirst(text)).toBe(lowered);
});

test('a name of a thing stands in a sentence; a phrase is quoted', () => {
  expect(inSentence('Gestão de conflitos')).toBe('gestão de conflitos');
  expect(inSentence('Saber lidar com clientes')).toBe('“Saber lidar com clientes”');
  expect(inSentence('ORATÓRIA PROFISSIONAL')).toBe('oratória profissional');
  expect(inSentence('Modelos {x}')).toBe('“Modelos {x}”');
});

test('prepositions contract with articles', () => {
  expect(contract('de', 'a troca de sistema')).toBe('da troca de sistema');
  expect(contract('em', 'os prazos')).toBe('nos prazos');
  expect(contract('a', 'a equipe')).toBe('à equipe');
  expect(contract('de', 'erros')).toBe('de erros');
});

test('lists, stops and shouting', () => {
  expect(joinList([])).toBe('');
  expect(joinList(['a'])).toBe('a');
  expect(joinList(['a', 'b', 'c'])).toBe('a, b e c');
  expect(withoutFinalStop('Reduzir filas. ')).toBe('Reduzir filas');
  expect(withFinalStop('Pronto!')).toBe('Pronto!');
  expect(withFinalStop('Atende bem;')).toBe('Atende bem.');
  expect(quiet('DIMINUIR OS ERROS')).toBe('Diminuir os erros');
  expect(quiet('CRM')).toBe('CRM');
});

test('a person is called by the first name, a title with it', () => {
  expect(firstNameOf('Renata Lopes')).toBe('Renata');
  expect(firstNameOf('Dr. Otávio Brandão')).toBe('Dr. Otávio');
  expect(firstNameOf(' Ícaro ')).toBe('Ícaro');
  expect(firstNameOf('Dr.')).toBe('Dr.');
});

test.each([
  ['Maria Eduarda Nunes', 'Maria Eduarda'],
  ['Ana Clara', 'Ana Clara'],
  ['João Vítor da Silva', 'João Vítor'],
  ['José Carlos Pereira', 'José Carlos'],
  ['Dra. Maria Luísa Prado', 'Dra. Maria Luísa'],
  ['Maria das Graças Lima', 'Maria das Graças'],
  ['Maria Prado', 'Maria'],
  ['Ana de Souza', 'Ana'],
  ['João Lima', 'João'],
  ['constructor name', 'constructor'],
])('%s is called %s: two given names that are one stay together', (name, called) => {
  expect(firstNameOf(name)).toBe(called);
});
