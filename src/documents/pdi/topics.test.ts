import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aimOf } from './aims.ts';
import { countedIn, topicOf } from './topics.ts';

test.each([
  ['Reduzir as filas nos horários de pico', 'as filas nos horários de pico'],
  ['Melhorar o registro das visitas no CRM.', 'o registro das visitas no CRM'],
  [
    'Reduzir erros na administração de medicamentos no turno da noite',
    'os erros na administração de medicamentos',
  ],
  ['DIMINUIR OS ERROS DE SEPARAÇÃO', 'os erros de separação'],
  ['usar melhor os resultados das avaliações', 'os resultados das avaliações'],
  ['Reduzir as filas em 20% até junho', 'as filas'],
  ['Reduzir as filas e melhorar o atendimento', 'as filas'],
  ['Atuar na prevenção de perdas', 'a prevenção de perdas'],
  ['Participar das reuniões com a diretoria', 'as reuniões com a diretoria'],
  ['Saber lidar com conflitos entre alunos', 'os conflitos entre alunos'],
  ['Resolver no primeiro contato os pedidos de segunda via', 'os pedidos de segunda via'],
  ['Acompanhar o planejamento das professoras a cada quinzena', 'o planejamento das professoras'],
  ['Liderar a migração para a nuvem', 'a migração para a nuvem'],
  ['Organizar a agenda para cumprir os prazos', 'a agenda'],
  ['Entregar no prazo', 'a entrega no prazo'],
  ['Redução do retrabalho na linha 2', 'o retrabalho na linha 2'],
  ['Mais autonomia nas entregas', 'a autonomia nas entregas'],
  ['Confirmar consultas na véspera para reduzir faltas', 'as consultas'],
  ['Conferir o caixa todos os dias', 'o caixa'],
  ['Zerar multas', 'as multas'],
  ['Dar devolutivas melhores aos professores', 'as devolutivas aos professores'],
  [
    'Acompanhar as aulas de todos os professores uma vez por bimestre',
    'as aulas de todos os professores',
  ],
  ['Entregar as campanhas no prazo', 'as campanhas'],
  ['Implantar o SAP', 'o SAP'],
  ['Implantar a ISO 9001', 'a ISO 9001'],
  ['Reduzir para menos de 3% as devoluções', 'as devoluções'],
  ['Reduzir as devoluções para menos de 3% até junho', 'as devoluções'],
  ['Manter abaixo de 3% o absenteísmo', 'o absenteísmo'],
  ['Responder a todos os clientes no mesmo dia', 'os clientes no mesmo dia'],
  ['Responder a pedidos de segunda via', 'os pedidos de segunda via'],
  ['Dar retorno a este cliente', 'o retorno'],
])('%s is about %s', (goal, topic) => {
  expect(topicOf(goal)).toBe(topic);
});

test.each([
  'Quero que a turma participe mais das aulas',
  'Ser referência!',
  'Tornar-se supervisor de vendas',
  'Atender 95% dos chamados em até 24h',
  'Garantir que os pedidos saiam no prazo',
  'Retomar o ritmo',
  'Responder a todo pedido em até 24 h',
  'Atender a toda demanda',
  'Responder a cada cliente em 2 h',
  'Vender mais',
  'Usar o campo {nome} sem erro',
  'Reter motoristas',
  'Comprar uma casa',
  '???',
  '',
])('what %j is about cannot be told safely', (goal) => {
  expect(topicOf(goal)).toBeNull();
});

test('what is to be reached leaves figures and days to the goal', () => {
  expect(aimOf('Reduzir as filas em 20% até junho')).toBe('reduzir as filas');
  expect(aimOf('Garantir que os pedidos saiam no prazo')).toBe(
    'garantir que os pedidos saiam no prazo',
  );
  expect(aimOf('Reduzir filas; melhorar o clima')).toBeNull();
  expect(aimOf('Responder a todo pedido em até 24 h')).toBe('responder a todo pedido');
  expect(aimOf('Reduzir para menos de 3% as devoluções')).toBe('reduzir as devoluções');
  expect(aimOf('Reduzir as devoluções para menos de 3%')).toBe('reduzir as devoluções');
  expect(aimOf('Reduzir para menos de 3%')).toBeNull();
  expect(aimOf('Reduzir o refugo da linha 2')).toBe('reduzir o refugo da linha 2');
  expect(aimOf('Atender 95% dos chamados')).toBeNull();
  expect(aimOf('Mais autonomia')).toBeNull();
  expect(aimOf('Comprar um carro')).toBeNull();
});

test('what is counted has no when and where', () => {
  expect(countedIn('as filas nos horários de pico')).toBe(' das filas');
  expect(countedIn('os custos de frete')).toBe(' dos custos de frete');
  expect(countedIn(null)).toBe('');
});

test('whatever is typed, a topic is a short phrase of its words, in little time', () => {
  const words = fc.constantFrom(
    ...'Reduzir o as filas de em no na com para que e, 20% até mais {x} SAP — (a) registro'.split(
      ' ',
    ),
  );
  const goals = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
    fc.string({ maxLength: 400 }),
  );
  fc.assert(
    fc.property(goals, (goal) => {
      const topic = topicOf(goal) ?? '';
      expect(topic.split(' ').length).toBeLessThanOrEqual(9);
      expect(topic).not.toMatch(/[{}\n,;:!?]/u);
    }),
  );
  expect(topicOf(`Reduzir ${'em no na de '.repeat(20_000)}`)).toBeNull();
});
