import { expect, test } from 'vitest';
import { readNotes } from './notes.ts';

const period = { today: '2026-11-23', deadline: '2027-05-31' };
const read = (text: string) => readNotes([text], period)[0];

test('an announced change, with the month it happens in', () => {
  expect(read('A loja passa por troca de sistema em fevereiro')?.event).toEqual({
    phrase: 'a troca de sistema',
    noun: 'troca',
    when: { from: '2027-02-01', to: '2027-02-28' },
  });
  expect(read('Inventário geral em dezembro')?.event).toEqual({
    phrase: 'o inventário geral',
    noun: 'inventário',
    when: { from: '2026-12-01', to: '2026-12-31' },
  });
  expect(read('Reforma da loja')?.event).toEqual({
    phrase: 'a reforma da loja',
    noun: 'reforma',
    when: null,
  });
});

test.each([
  'Trabalha à noite (troca de turno às 19h)',
  'Gosta da troca de ideias com a equipe',
  'Cuida do fechamento do caixa',
  'Faz a abertura da loja',
])('%s is every day, and no event', (text) => {
  expect(read(text)?.event).toBeNull();
});

test.each([
  ['Não há verba para cursos', /gratuitos/u],
  ['Trabalha no turno da noite', /horário de trabalho/u],
  ['Está em home office', /vídeo/u],
  ['Prefere aprender na prática', /forma de estudar/u],
  ['Tem dificuldade com planilhas', /exemplo concreto/u],
  ['Fala com segurança com clientes', /primeiras práticas/u],
  ['Férias de 04/01 a 18/01', /nenhuma data deste plano/u],
  ['Férias em agosto', /nenhuma data|fora desse período/u],
])('%s leads to advice', (text, advice) => {
  expect(read(text)?.advice).toMatch(advice);
});

test('a plain remark leads to none', () => {
  expect(read('O setor tem doze pessoas')).toEqual({
    text: 'O setor tem doze pessoas',
    event: null,
    advice: null,
  });
});
