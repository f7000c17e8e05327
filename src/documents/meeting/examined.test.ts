import { expect, test } from 'vitest';
import { contextWith, type Pieces } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { minutesOf } from '../kit/calendar.ts';
import type { MeetingContent, MeetingForm } from './contract.ts';
import { meetingWriter } from './writer.ts';

/* What an examiner found in meetings filled in as on any day. */

function compose(brief: Brief<MeetingForm>, pieces: Pieces = {}): MeetingContent {
  return meetingWriter.compose(brief, contextWith({ employee: null, ...pieces }));
}
function itemOf({ agenda }: MeetingContent, topic: string) {
  return agenda.find((item) => item.topic === topic);
}
function minutes({ agenda }: MeetingContent): number {
  return agenda.reduce((sum, { duration }) => sum + (minutesOf(duration) ?? 0), 0);
}
const team: Brief<MeetingForm> = {
  title: 'Encontro',
  objective: 'Decidir os próximos passos',
  duration: '60',
  type: 'team',
  format: 'presencial',
};

test('in a short conversation what was typed comes before what the library adds', () => {
  const topics = ['Entregas atrasadas', 'Carga de trabalho', 'Apoio de que precisa'];
  const content = compose(
    { ...team, type: 'one-on-one', duration: '30', topics, participants: ['Kauê Moreira'] },
    { team: { name: 'BI', goals: ['Entregar 90% no prazo'] } },
  );
  expect(content.agenda.map(({ topic }) => topic)).toEqual(expect.arrayContaining(topics));
  expect(content.agenda.map(({ topic }) => topic)).not.toContain('Desenvolvimento e PDI');
  expect(minutes(content)).toBe(30);
});

test.each(['Turno C', 'Squad Fênix', 'Estoque', 'Voluntários'])('%s is no person', (name) => {
  const said = JSON.stringify(compose({ ...team, participants: [name] }));
  expect(said).not.toContain('A reunião é a dois');
});

test('a team that has the name of a person is still a team', () => {
  const pieces = { team: { name: 'Aurora', goals: [] } };
  const said = JSON.stringify(compose({ ...team, participants: ['Aurora'] }, pieces));
  expect(said).not.toContain('A reunião é a dois');
});

test.each([
  ['Apresentações', /^Informar .*(?:quem é quem|nomes, papéis)/u],
  ['Riscos: dependência da API e férias do cliente', /^Decidir .*(?:riscos|mais provável)/u],
  ['Pedidos de folga já recebidos (14)', /^Decidir .*(?:ausent|ausênc|descoberto)/u],
  ['Linha do tempo do acidente', /^Discutir .*fatos/u],
  ['Premissas (IPCA 4,2%)', /^Discutir .*(?:número|premissas)/u],
  ['Fachada: andaime ou balancim?', /^Decidir (?:qual das|entre as) opções/u],
])('the theme of the topic %s', (topic, description) => {
  expect(itemOf(compose({ ...team, topics: [topic] }), topic)?.description).toMatch(description);
});

test('where something grave is looked into nobody is praised', () => {
  const content = compose({ ...team, type: 'review', objective: 'Analisar o acidente de 17/11' });
  expect(content.agenda.map(({ topic }) => topic).join('\n')).not.toContain('Reconhecimentos');
  expect(minutes(content)).toBe(60);
  const happy = compose({ ...team, type: 'team', objective: 'Celebrar 365 dias sem acidentes' });
  expect(happy.agenda.map(({ topic }) => topic)).toContain('Reconhecimentos');
});

test('what the meeting leaves behind names no responsible twice and leads somewhere', () => {
  const objective = 'Definir as 3 prioridades da área para 2027 e os responsáveis';
  const [, result = ''] = compose({ ...team, objective }).objective.split('Ao final, ');
  expect(result).toContain('3 prioridades da área para 2027');
  expect(result.match(/responsáveis|quem responde/gu)).toHaveLength(1);
  expect(result).not.toContain('para definir');
});

test('an objective told at length opens the meeting with what it is to end with', () => {
  const objective =
    'gente eu preciso juntar todo mundo porque está um caos, quero sair com regra clara de quem faz o quê';
  const content = compose({ ...team, objective });
  expect(content.objective).toMatch(/^Eu preciso/u);
  expect(content.agenda[0]?.description).toContain('sair com regra clara de quem faz o quê');
});

test('a running text names who comes, what for, and a duration that the form lacks', () => {
  const content = compose({
    freeText:
      'marca uma reunião de 45 min com Paulo, Débora e a Sandra da qualidade pra gente resolver a devolução do lote 3321, precisa sair com causa e prazo de resposta',
  });
  expect(content.participants).toEqual(['Paulo', 'Débora', 'Sandra da qualidade']);
  expect(content.title).toBe('Reunião para resolver a devolução do lote 3321');
  expect(content.objective).toContain('teremos causa e prazo de resposta');
  expect(content.suggestions.join('\n')).toContain('Duração pedida: 45 minutos');
});
