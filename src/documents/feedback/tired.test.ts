import { expect, test } from 'vitest';
import { textsOf } from '#shared/json.ts';
import { tiredCases } from './corpus/tired.ts';
import { readFreeText } from './free-text.ts';
import { outOfHours } from './out-of-hours.ts';
import { requestedType, toldInAct } from './request.ts';
import { spoken, thirdPersonIn } from './spoken.ts';
import { feedbackWriter } from './writer.ts';

function scriptOf(name: string) {
  const found = tiredCases.find((each) => each.name.startsWith(name));
  if (!found) throw new Error(`There is no case ${name}`);
  const content = feedbackWriter.compose(found.brief, found.context);
  return {
    content,
    said: textsOf(content.structure).join('\n'),
    told: textsOf([content.recommendations, content.suggestions]).join('\n'),
  };
}

test.each([
  ['ele está chegando atrasado', 'Você está chegando atrasado'],
  ['Rayane usou o celular. Ela riu.', 'Você usou o celular. Você riu.'],
  ['Rayane falou com a cliente. Ela riu.', 'Você falou com a cliente. Ela riu.'],
  ['Na semana passada ele refez a contagem', 'Na semana passada você refez a contagem'],
  [
    'Nos dias 9, 12 e 17 de novembro chegou tarde',
    'Nos dias 9, 12 e 17 de novembro você chegou tarde',
  ],
  [
    'No dia 18/11 estava sem o cinto. Foi orientado.',
    'No dia 18/11 você estava sem o cinto. Foi orientado.',
  ],
  ['No dia 18/11 teve reunião', 'No dia 18/11 teve reunião'],
  ['No dia 18/11 a rota saiu tarde', 'No dia 18/11 a rota saiu tarde'],
  ['A colega teve que ficar até ele chegar', 'A colega teve que ficar até você chegar'],
  ['A colega teve que ficar até ela chegar', 'A colega teve que ficar até ela chegar'],
  ['O gerador falhou e ela conseguiu outro', 'O gerador falhou e você conseguiu outro'],
  ['As rotas atrasaram e ela não avisou', 'As rotas atrasaram e você não avisou'],
  ['Vários citam que ela centraliza', 'Vários citam que você centraliza'],
  ['A máquina quebrou e ela parou', 'A máquina quebrou e ela parou'],
  [
    'O cliente esperou enquanto a Rayane respondia mensagens',
    'O cliente esperou enquanto você respondia mensagens',
  ],
  ['Refez a escala na véspera', 'Você refez a escala na véspera'],
  ['Faltou conferir o cinto', 'Faltou conferir o cinto'],
  ['Ela nunca avisa', 'Ela nunca avisa'],
  ['Ele é bom', 'Ele é bom'],
  ['CONCRETOU A TORRE B. NENHUM ACIDENTE.', 'Você concretou a torre B. Nenhum acidente.'],
  ['O pai de Rayane ligou', 'O pai de Rayane ligou'],
  [
    'O hóspede pediu toalha e ela negou. Ele reclamou.',
    'O hóspede pediu toalha e você negou. Ele reclamou.',
  ],
  ['Em outubro a Rayane assumiu a escala', 'Em outubro você assumiu a escala'],
  ['A Rayane tem fechado o caixa com diferença', 'Você tem fechado o caixa com diferença'],
  ['A equipe precisou ligar para a casa dela', 'A equipe precisou ligar para a sua casa'],
  [
    'Durante a greve dos caminhoneiros ela refez a rota',
    'Durante a greve dos caminhoneiros você refez a rota',
  ],
  ['gente, a rayane atrasou', 'Você atrasou'],
  ['A Rayane é ótima e resolve tudo', 'A Rayane é ótima e resolve tudo'],
  ['Rayane Souza avisou', 'Rayane Souza avisou'],
])('%s is said as %s', (text, expected) => expect(spoken(text, 'Rayane Dias')).toBe(expected));

test('what still speaks of the person in the third person is pointed out', () => {
  expect(thirdPersonIn(['A família confia nela', 'Você chegou'], 'Ana')).toEqual(['nela']);
});

test('an outpouring is taken apart: facts, praise, wishes; thoughts stay with the leader', () => {
  const text =
    'to cansado, ele sabia do atraso desde terça e nao avisou. ele conhece tudo, o inventario deu 99%. sera que é medo? ela quer ser lider';
  expect(readFreeText([text])).toEqual({
    examples: ['ele sabia do atraso desde terça e nao avisou.'],
    positives: ['ele conhece tudo, o inventario deu 99%.'],
    notes: ['ela quer ser lider'],
    context: [],
  });
  const { said } = scriptOf('almoxarifado');
  expect(said).toContain('Você sabia desde terça que ia faltar o parafuso m8');
  expect(said).toContain('o inventário de outubro deu 99,2%');
  expect(said).not.toMatch(/to escrevendo|cansado|medo|ligar pro fornecedor/u);
});

test.each([
  ['elogiar o Beto que entregou antes', 'reconhecimento', 'entregou antes'],
  ['quero parabenizar a Beto pela venda', 'reconhecimento', 'venda'],
  ['reconhecer a entrega do pedido', 'reconhecimento', 'a entrega do pedido'],
  ['chamar a atenção do Beto porque faltou', 'corretivo', 'faltou'],
  ['A fila cresceu', null, 'A fila cresceu'],
])('%s asks for %s about %s', (line, type, told) => {
  expect(requestedType(line)).toBe(type);
  expect(toldInAct(line, new Set(['beto']))).toBe(told);
});

test('nothing is asked of anybody outside working hours', () => {
  expect(
    outOfHours([
      'Responder depois das 18h',
      'Responder em até 1 dia',
      'Atender no plantão à noite',
    ]),
  ).toEqual({
    kept: ['Responder em até 1 dia', 'Atender no plantão à noite'],
    outside: ['Responder depois das 18h'],
  });
  const { said, told } = scriptOf('ONG');
  expect(said).not.toMatch(/18h/u);
  expect(told).toContain('Fora da jornada não se pede resposta nem tarefa.');
});

test('in a 360° whoever speaks is nameless, whatever the name, and what works stands together', () => {
  const { content, said } = scriptOf('ONG');
  expect(textsOf(content).join('\n')).not.toMatch(/Lúcia|Beto|Juquinha/u);
  expect(said.indexOf('acolhe bem os voluntários')).toBeLessThan(said.indexOf('4 disseram'));
  const alike = content.structure.find(({ section }) => section === 'Convergências');
  expect(alike?.points.join('\n')).toContain('6 pessoas disseram');
});

test('a threat is nowhere, and the leader is told', () => {
  const { content, told } = scriptOf('central');
  expect(textsOf(content).join('\n')).not.toMatch(/pra rua/u);
  expect(told).toContain('pede a participação do RH');
  expect(textsOf(content.structure).join('\n')).not.toContain('O RH pediu');
});

test('what is marked as reserved is in no line, and no question leads there', () => {
  const { content, told } = scriptOf('software');
  expect(textsOf(content).join('\n')).not.toMatch(/concorrendo|tech lead/u);
  expect(told).toContain('assunto marcado como reservado');
  expect(textsOf(content).join('\n')).toContain('As suas revisões de código demoram muito.');
});

test('a field filled in with nothing is none: the fact of the situation stands for it', () => {
  const { said } = scriptOf('hotel');
  expect(said).toContain('Nota do Booking subiu de 8,4 para 9,1 em outubro.');
  expect(said).not.toMatch(/ver contexto acima|Exemplo a ser trazido/u);
  expect(said).toContain('Notei que ele treinou a recepção inteira.');
});

test('marks of a pasted list and capitals do not reach the script', () => {
  const { said } = scriptOf('construtora');
  expect(said).toContain('Planejamento da equipe: ');
  expect(said).toContain('Nenhum acidente.');
  expect(said).not.toMatch(/- - |^- /mu);
});

test('one click: the script says which day of the diary tells what works', () => {
  const { content, said } = scriptOf('um clique');
  expect(said).toContain('o bom resultado que está no diário de 18/11/2026');
  expect(content.suggestions.join('\n')).toContain('registro de 11/11/2026');
  expect(textsOf(content).join('\n')).not.toMatch(/cupom|prejuízo/u);
});

test('the leader gives a hand before the next conversation, not on its day', () => {
  const { said } = scriptOf('software');
  expect(said).toMatch(/liderança, até 0\d\/12\/2026/u);
});
