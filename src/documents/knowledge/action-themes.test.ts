import { expect, test } from 'vitest';
import { recognizeThemes, actionThemes } from './action-themes.ts';
import {
  anyChallengeResponses,
  anyTaskResponses,
  challengeAnswerOf,
  challengeAnswers,
} from './action-themes/challenges.ts';
import { metricSourceOf, metricSources } from './action-themes/metrics.ts';
import { readResource } from './action-themes/resources.ts';
import type { ThemeAction } from './action-themes/shape.ts';
import { generalTheme, listeningAction, reviewAction } from './action-themes/work.ts';
import { misconductNotice, avoidedIn } from './style.ts';
import { normalize } from './words.ts';

/** The twelve of section 7 of the domain knowledge. */
const required = [
  'geral',
  'prazo',
  'qualidade',
  'comunicação',
  'conflito',
  'desempenho',
  'turnover',
  'processos',
  'vendas',
  'atendimento',
  'produtividade',
  'clima',
];

const themeActions = actionThemes.flatMap(({ actions, closing }) => [...actions, closing]);
const answerActions = challengeAnswers.flatMap(({ action }) => (action ? [action] : []));
const allActions: readonly ThemeAction[] = [...themeActions, ...answerActions];

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('the twelve themes are there, with others that Brazilian companies plan for', () => {
  const ids = actionThemes.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(required));
  expect(ids.length).toBeGreaterThanOrEqual(20);
  expect(repeated(ids)).toEqual([]);
});

test.each(actionThemes)('$id is whole', ({ actions, metrics, risks, closing, ...theme }) => {
  expect(actions.length).toBeGreaterThanOrEqual(5);
  expect(actions.length).toBeLessThanOrEqual(7);
  expect(metrics).toHaveLength(3);
  expect(risks).toHaveLength(2);
  expect(closing.task).toContain('{indicador}');
  expect(closing.task).toMatch(/comparar .*padronizar/iu);
  // A summary has its fewest actions even where the short ones alone fit.
  const short = actions.filter(({ minDays, onlyDetailed }) => !minDays && !onlyDetailed);
  expect(short.length).toBeGreaterThanOrEqual(3);
  // One action at least besides the first is worth a milestone.
  expect(actions.slice(1).some(({ milestone }) => milestone !== undefined)).toBe(true);
  expect(theme.summary).toMatch(/^\p{Ll}.*[^.]$/u);
});

test('every action begins with an infinitive and ends without a stop', () => {
  const tasks = allActions.flatMap(({ task, about }) => [task, about ?? task]);
  expect(tasks.filter((task) => !/^\p{Lu}\p{L}*(?:[aei]r|por)[\s,]/u.test(task))).toEqual([]);
  expect(tasks.filter((task) => /[.;:]$/u.test(task))).toEqual([]);
});

test('why, how, where and how much begin in lower case, where no name stands, and have no final stop', () => {
  const details = allActions.flatMap(({ why, how, where, effort }) => [why, how, where, effort]);
  expect(
    details.filter((text) => !/^(?:\p{Ll}|\d|RH)/u.test(text) || /[.;:]$/u.test(text)),
  ).toEqual([]);
});

test('no text stands twice within a theme, nor beside what every theme borrows', () => {
  for (const { actions, closing } of actionThemes) {
    const all = [
      ...new Set([...actions, closing, reviewAction, listeningAction, ...answerActions]),
    ];
    expect(repeated(all.map(({ task }) => task))).toEqual([]);
    expect(repeated(all.map(({ why }) => why))).toEqual([]);
    expect(repeated(all.map(({ how }) => how))).toEqual([]);
    const long = all
      .map(({ where }) => where)
      .filter((where) => normalize(where).split(' ').length > 4);
    expect(repeated(long)).toEqual([]);
  }
});

test('nothing says a word to avoid', () => {
  const texts = [
    ...allActions.flatMap((action) => Object.values(action)),
    ...actionThemes.flatMap(({ summary, aim, metrics, risks }) => [
      summary,
      aim ?? '',
      ...metrics.flatMap((metric) => Object.values(metric) as string[]),
      ...risks.flatMap((risk) => Object.values(risk) as string[]),
    ]),
    ...challengeAnswers.flatMap(({ responses }) => responses),
    ...metricSources.map(({ source }) => source),
  ].filter((text) => typeof text === 'string');
  expect(texts.flatMap(avoidedIn)).toEqual([]);
});

test('a conflict asks for RH before anyone meets', () => {
  const conflict = actionThemes.find(({ id }) => id === 'conflito');
  const tasks = conflict?.actions.map(({ task }) => task) ?? [];
  expect(tasks.indexOf(misconductNotice)).toBe(1);
  expect(
    tasks.findIndex((task) => /conversa conjunta, se as pessoas aceitarem/u.test(task)),
  ).toBeGreaterThan(1);
});

test('keys lead to one theme alone', () => {
  expect(repeated(actionThemes.flatMap(({ keys }) => [...keys]))).toEqual([]);
  expect(generalTheme.keys).toEqual([]);
});

function themesOf(text: string): string[] {
  return recognizeThemes([{ text, weight: 1 }]).map(({ id }) => id);
}

test.each([
  ['Reduzir atrasos de entrega', 'prazo'],
  ['Diminuir o retrabalho e os erros na montagem', 'qualidade'],
  ['Melhorar o alinhamento entre turnos', 'comunicação'],
  ['Resolver atritos entre cozinha e salão', 'conflito'],
  ['Resultado abaixo da meta no trimestre', 'desempenho'],
  ['Reduzir a rotatividade', 'turnover'],
  ['Simplificar o fluxo de aprovação e tirar gargalos', 'processos'],
  ['Aumentar o faturamento da carteira', 'vendas'],
  ['Diminuir reclamações no SAC', 'atendimento'],
  ['Organizar o pós-venda', 'atendimento'],
  ['Filas menores no caixa', 'espera'],
  ['Ganhar produtividade', 'produtividade'],
  ['Equipe desmotivada, clima ruim', 'clima'],
  ['Reduzir o absenteísmo', 'ausências'],
  ['Cortar despesas e custos', 'custos'],
  ['Padaria sem desperdício', 'perdas'],
  ['Garantir as rematrículas de 2027', 'renovação'],
  ['Captar R$ 480 mil em doações e editais', 'captação de recursos'],
  ['Organizar a mudança do escritório', 'mudança de local'],
  ['Preparar a sucessão da coordenação', 'sucessão'],
  ['Reduzir as perdas com fraude: contas laranja e golpes', 'fraude'],
  ['Vender mais bolo: a vitrine fica escondida e o balcão esquece de oferecer', 'vendas de balcão'],
  ['Estabilizar o sistema de vendas, que tem muita falha', 'qualidade'],
  ['Receber os atrasados', 'recebimentos'],
  ['Diminuir avarias no carregamento', 'qualidade'],
  ['Reuniões mais curtas', 'produtividade'],
  ['Acertar o estoque depois do inventário', 'estoque'],
  ['Campanha de matrículas nas redes sociais', 'divulgação'],
  ['Baixar a inadimplência', 'recebimentos'],
  ['Implantar o novo sistema', 'implantação'],
  ['Capacitar a equipe no protocolo', 'treinamento'],
  ['Contratar 12 pedreiros', 'contratação'],
  ['Evitar acidentes na obra', 'segurança'],
  ['Retenção de alunos', 'evasão'],
  ['Fazer as clientes voltarem mais vezes ao salão', 'fidelização'],
  ['Reter clientes antigos', 'fidelização'],
  ['Aumentar a conversão do onboarding', 'jornada digital'],
  ['Onboarding de novos colaboradores', 'treinamento'],
  ['Escala justa e menos chamados fora do horário', 'escala'],
  ['Melhorar a passagem de plantão', 'comunicação'],
  ['Baixar as multas de trânsito da frota', 'frota'],
  ['Cumprir o protocolo de higienização das mãos', 'protocolo'],
  ['Terminar a colheita do café', 'safra'],
  ['Subir a nota do hotel no Booking', 'atendimento'],
  ['Ter o primeiro ciclo de avaliação de desempenho', 'implantação'],
])('%s is about %s', (text, id) => expect(themesOf(text)[0]).toBe(id));

test.each([
  'Virar referência na cidade',
  'Pensar no longo prazo',
  'Atuar em horário comercial',
  'O cliente novo',
  'Crescer em larga escala',
  '',
])('%j is about nothing that the library knows', (text) => {
  expect(themesOf(text)).toEqual(['geral']);
});

test('two themes at most, and a passing remark makes no second one', () => {
  expect(
    themesOf('Erros e retrabalho no fluxo, no processo e no procedimento, com atraso'),
  ).toHaveLength(2);
  const first = { text: 'Reduzir atrasos: prazos e cronograma', weight: 2 };
  expect(recognizeThemes([first, { text: 'falta alinhamento', weight: 1 }])).toHaveLength(1);
});

test.each([
  ['Entregas no prazo', 'registro de entregas, com a data combinada e a data real'],
  ['Turnover mensal', 'registros de admissão e desligamento do RH'],
  ['NPS', 'pesquisa respondida por quem foi atendido'],
  ['Satisfação da equipe', 'pesquisa curta e anônima, só com resultado agregado'],
  ['Faltas sem aviso por semana', 'agenda, com o comparecimento de cada horário'],
  ['Publicações sem volta atrás', undefined],
  ['Alpha', undefined],
])('%s is read in: %s', (metric, source) => {
  expect(metricSourceOf(metric)?.source).toBe(source);
});

test.each([
  ['Pedidos novos no meio da semana', 'newRequests'],
  ['Resistência da equipe antiga', 'resistance'],
  ['tempo', 'noTime'],
  ['Dependência de fornecedor', 'supplier'],
  ['Depende da integração com o ERP', 'otherAreas'],
  ['Parte da equipe com pouca prática de computador', 'skills'],
  ['Concorrente com prazo maior', 'competition'],
  ['Rotatividade dos terceirizados', 'turnover'],
  ['Quebra de máquina', 'machines'],
  ['Chuva na colheita', 'weather'],
  ['Cansaço da equipe', 'noTime'],
  ['Professores com carga cheia', 'noTime'],
  ['Famílias que não atendem o telefone', 'contact'],
  ['Medo das pessoas', 'fear'],
  ['Usar a nota para demitir', 'fear'],
  ['Encarregado que não cobra', 'supervision'],
  ['Compliance lento', 'approval'],
  ['Dívida técnica', 'technicalDebt'],
  ['Motorista agregado não participa de treinamento', 'commitment'],
  ['Falta de transporte na zona rural', 'access'],
  ['Não dá para parar o atendimento', 'operation'],
  ['Gravidade zero', undefined],
])('%s is answered as %s', (challenge, id) => {
  expect(challengeAnswerOf(challenge)?.id).toBe(id);
});

test('responses are clauses, and none stands twice', () => {
  const responses = [
    ...challengeAnswers.flatMap((answer) => answer.responses),
    ...anyChallengeResponses,
    ...anyTaskResponses,
    ...actionThemes.flatMap(({ risks }) => risks.map(({ response }) => response)),
  ];
  expect(repeated(responses)).toEqual([]);
  expect(responses.filter((text) => !/^\p{Ll}.*[^.;:]$/u.test(text))).toEqual([]);
});

test.each([
  ['Quadro de tarefas', 'record', 'o'],
  ['Planilhas de controle', 'record', 'as'],
  ['2 estagiários', 'people', null],
  ['CIPA', 'people', 'a'],
  ['R$ 5.000,00', 'money', null],
  ['verba de R$ 3.000', 'money', 'a'],
  ['2 horas por semana', 'time', null],
  ['Manual de atendimento', 'learning', 'o'],
  ['Sala de reuniões', 'place', 'a'],
  ['Dashboard no Metabase', 'record', 'o'],
  ['Google Forms', 'record', 'o'],
  ['Telemetria dos caminhões', 'record', 'a'],
  ['Grupo de WhatsApp das famílias', 'channel', 'o'],
  ['2 devs', 'people', null],
  ['Agrônomo parceiro', 'people', 'o'],
  ['Orientadora educacional Célia', 'people', 'a'],
  ['DDS de 10 minutos toda manhã', 'time', 'o'],
  ['2 colhedeiras', 'equipment', null],
  ['Boa vontade', null, null],
  ['', null, null],
])('%s is a resource of the sort %s', (resource, kind, article) => {
  expect(readResource(resource)).toEqual({ kind, article });
});
