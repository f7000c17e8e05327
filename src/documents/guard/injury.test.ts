import { expect, test } from 'vitest';
import { tellsOfInjury } from './injury.ts';

test.each([
  'O ajudante prensou a mão na porta do forno.',
  'Um soldador teve o pé esquerdo queimado.',
  'Duas pessoas se machucaram na escada em outubro.',
  'A cozinheira sofreu queimadura no braço.',
  'Ele levou seis pontos na testa.',
  'O eletricista foi socorrido às 9h.',
  'Está afastado desde 3/11.',
])('%s tells of an injury', (sentence) => {
  expect(tellsOfInjury(sentence)).toBe(true);
});

test.each([
  'Em outubro foram três quase acidentes na doca.',
  'A porta do forno fecha sem aviso.',
  'Cortamos o orçamento de limpeza pela metade.',
  'O braço da prensa desce mais rápido do que deveria.',
  'Pacientes com queimaduras esperam duas horas.',
  'Perdemos 300 pés de café na geada.',
  'Guardar a ferramenta de mão no painel.',
  'Cortamos mão de obra terceirizada em setembro.',
  'A grade existe para ninguém se machucar.',
  'Os tecidos são cortados à mão.',
  'O motor da bomba morreu duas vezes.',
  'Há feriados no meio do período.',
  'Perdemos prazo em três entregas.',
  'Zerar acidente com afastamento até abril.',
])('%s tells of none', (sentence) => {
  expect(tellsOfInjury(sentence)).toBe(false);
});
