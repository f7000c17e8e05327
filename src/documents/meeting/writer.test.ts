import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { limits } from '#shared/limits.ts';
import { behavioralProfiles, valuesOf } from '#shared/vocabulary.ts';
import type { DocumentContext } from '../writing/context.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { misconductNotice } from '../knowledge/style.ts';
import {
  meetingContentSchema,
  meetingDurationValues,
  meetingFormats,
  meetingTypes,
  type MeetingContent,
  type MeetingForm,
} from './contract.ts';
import { goldCase, meetingCorpus, richCase } from './corpus.ts';
import { minutesOf } from '../kit/calendar.ts';
import { judgeMeeting, meetingChecks } from './rubric.ts';
import { meetingWriter } from './writer.ts';

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9'];

function faultsOf(brief: Brief<MeetingForm>, context: DocumentContext) {
  const { results } = judgeMeeting(meetingWriter.compose(brief, context), brief, context);
  return results.filter(({ passed }) => !passed);
}
function topicsOf({ agenda }: MeetingContent): string[] {
  return agenda.map(({ topic }) => topic);
}
function agendaMinutes({ agenda }: MeetingContent): (number | null)[] {
  return agenda.map(({ duration }) => minutesOf(duration));
}
function changed(brief: Brief<MeetingForm>, pieces = richCase.context): MeetingContent {
  return meetingWriter.compose({ ...richCase.brief, ...brief }, pieces);
}

test.each(meetingCorpus)('$name: no check fails', ({ brief, context }) => {
  expect(faultsOf(brief, context)).toEqual([]);
});

test.each(meetingCorpus)('$name: whole, and the same each time', ({ brief, context }) => {
  const content = meetingWriter.compose(brief, context);
  expect(z.parse(meetingContentSchema, content)).toEqual(content);
  expect(meetingWriter.compose(structuredClone(brief), structuredClone(context))).toEqual(content);
});

test('the corpus is wide enough', () => {
  expect(meetingCorpus.length).toBeGreaterThanOrEqual(30);
  expect(new Set(meetingCorpus.map(({ name }) => name)).size).toBe(meetingCorpus.length);
  expect(meetingChecks).toHaveLength(10);
  const said = (field: 'type' | 'duration' | 'format') =>
    new Set(meetingCorpus.flatMap(({ brief }) => brief[field] ?? []));
  expect(said('type').size).toBe(Object.keys(meetingTypes).length);
  expect(said('duration').size).toBe(meetingDurationValues.length);
  expect(said('format').size).toBe(Object.keys(meetingFormats).length);
});

test('the reference case: minutes, topics and who speaks', () => {
  const content = meetingWriter.compose(goldCase.brief, goldCase.context);
  expect(content).toMatchObject({
    title: 'Conversa com Carla',
    duration: '30 minutos',
    format: 'Online',
    participants: ['Carla Nunes'],
  });
  expect(topicsOf(content)).toEqual([
    'Como você está',
    'Férias e cobertura',
    'Retorno nos dois sentidos',
    'Desenvolvimento e PDI',
    'Combinados',
  ]);
  expect(agendaMinutes(content)).toEqual([5, 12, 5, 5, 3]);
  expect(content.agenda.map(({ responsible }) => responsible)).toEqual([
    'Carla Nunes',
    'Carla Nunes',
    'Liderança e Carla Nunes',
    'Carla Nunes',
    'Liderança',
  ]);
  expect(content.suggestions.join('\n')).toContain('prazos legais');
});

test('a conversation knows the plan, the feedback and the load of the person', () => {
  const known = meetingCorpus.find(({ brief }) => brief.title === '1:1 Bruno');
  if (!known) throw new Error('the corpus has the case');
  const content = meetingWriter.compose(known.brief, known.context);
  const text = textsOf(content.agenda).join('\n');
  expect(text).toContain(
    'Revisar a ação do PDI com prazo em 11/12/2026: “Preparar e conduzir uma negociação com opções e limites”',
  );
  expect(text).toContain('feedback de 14/10/2026');
  expect(text).toContain('o que podemos tirar, adiar ou dividir');
  expect(text).toContain('objetivo de tornar-se supervisor de vendas');
  expect(text).not.toContain('hora extra');
  // A topic that names what the agenda has a place for takes that place; half an hour stays for the rest.
  expect(topicsOf(content)).toContain('Feedback');
  expect(topicsOf(content)).not.toContain('Retorno nos dois sentidos');
});

test('the profile chooses the way and is never named', () => {
  const advice = valuesOf(behavioralProfiles).map((behavioralProfile) => {
    const context = contextWith({ employee: { name: 'Carla Nunes', behavioralProfile } });
    const content = meetingWriter.compose(goldCase.brief, context);
    expect(textsOf(content).join('\n')).not.toMatch(
      /comunicador|anal[ií]tic|executor|planejador|perfil/iu,
    );
    return content.suggestions[0];
  });
  expect(new Set(advice).size).toBe(4);
});

test('topics share the time of their block in fives, and the rest is said', () => {
  const count = (topics: string[]) =>
    agendaMinutes(changed({ topics, duration: '60', type: 'team' }));
  expect(count(['A'])).toEqual([5, 5, 10, 20, 10, 5, 5]);
  expect(count(['A', 'B'])).toEqual([5, 5, 10, 10, 10, 10, 5, 5]);
  expect(count(['A', 'B', 'C'])).toEqual([5, 5, 5, 10, 10, 10, 5, 5, 5]);
  const topics = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito'];
  const many = changed({ topics });
  // What was typed comes before praise and figures, which are looked at each time.
  expect(topicsOf(many).slice(1, 9)).toEqual(topics);
  const tooMany = changed({ topics: [...topics, 'Nove', 'Dez'] });
  expect(tooMany.suggestions[0]).toBe(
    'Há tópicos demais para 60 minutos; sugerimos uma segunda conversa para: Nove; Dez.',
  );
});

test('what would expose someone leaves the agenda', () => {
  const topics = ['Atrasos da Mirela', 'Atrasos nas entregas', 'Demissão do Joel'];
  const content = changed({ topics });
  expect(topicsOf(content)).toContain('Atrasos nas entregas');
  expect(topicsOf(content).join('\n')).not.toMatch(/Mirela|Joel/u);
  expect(content.suggestions).toEqual(
    expect.arrayContaining([
      'Tratar em conversa individual, e não diante do grupo: “Atrasos da Mirela”.',
      'Levar ao RH, e não a esta reunião: “Demissão do Joel”.',
    ]),
  );
  const alone = changed({ topics, type: 'one-on-one', participants: ['Mirela Antunes'] });
  expect(topicsOf(alone)).toContain('Atrasos da Mirela');
});

test('a sensitive datum is dropped, and a report sends to the RH', () => {
  const content = changed({
    objective: 'Organizar o turno enquanto Caio trata uma depressão',
    topics: ['Denúncia de assédio no turno', 'Escala'],
  });
  const text = textsOf(content).join('\n');
  expect(text).not.toContain('depressão');
  expect(content.suggestions).toContain(removalNotices.sensitive);
  expect(content.suggestions).toContain(`${misconductNotice}.`);
});

test('the number of people changes how words go round', () => {
  const participants = (count: number) => Array.from({ length: count }, (_, i) => `Pessoa ${i}`);
  const few = textsOf(changed({ participants: participants(5) }).agenda).join('\n');
  const many = textsOf(changed({ participants: participants(40) }).agenda).join('\n');
  const each = /cada pessoa|por pessoa/u;
  expect(few).toMatch(each);
  expect(many).not.toMatch(each);
  expect(changed({ participants: participants(40) }).suggestions[0]).toContain('Com 40 pessoas');
});

test('the quick screen names a subject and an objective alone', () => {
  const context = contextWith({ employee: null });
  const content = meetingWriter.compose(
    { title: 'Escala de fim de ano', objective: 'Decidir quem trabalha nos feriados' },
    context,
  );
  expect(content).toMatchObject({ duration: '60 minutos', format: 'Presencial', participants: [] });
  expect(topicsOf(content)).toContain('Pauta principal: escala de fim de ano');
  expect(content.suggestions.join('\n')).toContain('são valores iniciais');
  expect(content.suggestions.join('\n')).toContain('informe: tópicos; participantes');
});

test('the prompt keeps ids at home, says how many, and has the minutes worked out', () => {
  const brief = { ...richCase.brief, selectedTeams: ['secret-team-id'] };
  const { user } = meetingWriter.prompt(brief, richCase.context);
  expect(user).not.toContain('secret-team-id');
  expect(user).toContain('"pautaBase":[{"topic":"Abertura e objetivo","duration":"5 minutos"}');
  const participants = Array.from({ length: 300 }, (_, index) => `Pessoa ${index}`);
  const crowd = meetingWriter.prompt({ ...brief, participants }, richCase.context).user;
  expect(crowd).toContain('"participants":"300 pessoas"');
  expect(crowd.length).toBeLessThan(user.length + 200);
  expect(meetingWriter.prompt(brief, richCase.context).system.split(/\s+/u).length).toBeLessThan(
    900,
  );
});

const typed = fc.oneof(
  fc.constantFrom(
    'Escala de dezembro',
    'metas 2027',
    'Atrasos do João',
    'Por que a fila cresceu?',
    'DECIDIR AGORA',
    'Avisos',
    'Feedback',
    'Pausa',
    '{nome} e null',
    '🚀',
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed()),
);
const filled = typed.map((text) => text.trim()).filter((text) => text !== '');
const anyBrief = fc.record(
  {
    title: filled,
    objective: filled,
    duration: fc.constantFrom(...meetingDurationValues),
    type: fc.constantFrom(...valuesOf(meetingTypes)),
    format: fc.constantFrom(...valuesOf(meetingFormats)),
    topics: fc.array(filled, { maxLength: 14 }),
    participants: fc.array(
      fc.constantFrom('Ana Lima', 'João Dias', 'seu zé', 'Dra. Bel', 'RH', 'Equipe de Vendas'),
      { maxLength: 20 },
    ),
    freeText: fc.oneof(typed, fc.constant('Tópicos:\n- Férias\n- Metas\nParticipantes: Ana e Bia')),
  },
  { requiredKeys: [] },
);
const anyContext = fc
  .record({
    today: fc.constantFrom('2026-11-23', '2028-02-29', '2026-12-31'),
    profile: fc.constantFrom(...valuesOf(behavioralProfiles), null),
    employee: fc.constantFrom('Ana Lima', 'João Dias', null),
    values: fc.array(filled, { maxLength: 3 }),
    goals: fc.array(filled, { maxLength: 3 }),
    objectives: fc.array(filled, { maxLength: 3 }),
  })
  .map(({ today, profile, employee, values, goals, objectives }) =>
    contextWith({
      today,
      company: { values },
      team: { goals },
      employee: employee && { name: employee, behavioralProfile: profile, objectives },
    }),
  );

test('whatever is typed, no blocking check fails and most others hold', () => {
  let checks = 0;
  let faults = 0;
  fc.assert(
    fc.property(anyBrief, anyContext, (brief, context) => {
      const content = meetingWriter.compose(brief, context);
      expect(z.parse(meetingContentSchema, content)).toEqual(content);
      const { results } = judgeMeeting(content, brief, context);
      const wrong = results.filter(({ passed }) => !passed);
      expect(wrong.filter(({ id }) => [...blocking, 'M1', 'M4', 'M6', 'M9'].includes(id))).toEqual(
        [],
      );
      checks += results.length;
      faults += wrong.length;
    }),
    { numRuns: 100, seed: 20261123 },
  );
  expect(1 - faults / checks).toBeGreaterThanOrEqual(0.95);
});

test('the longest input is written in good time, and stays bounded', () => {
  const line = 'Rever o acordo com cada área antes do fim do mês. ';
  const brief: Brief<MeetingForm> = {
    ...richCase.brief,
    objective: line.repeat(limits.paragraph / line.length),
    topics: Array.from(
      { length: limits.listItems },
      (_, index) => `Tópico ${index}: ${line.repeat(8)}`,
    ),
    participants: Array.from({ length: limits.participants }, (_, index) => `Pessoa ${index}`),
    freeText: line.repeat(1_000),
  };
  const content = meetingWriter.compose(brief, richCase.context);
  const size = JSON.stringify(content).length;
  expect(size).toBeLessThan(JSON.stringify(brief).length + 20_000);
  expect(content.participants).toHaveLength(limits.participants);
});

test('what was pasted from a list loses its bullets and no word', () => {
  const content = changed({
    objective: '- prestar contas do evento\n- dividir tarefas do natal',
    topics: ['• contas do bazar (R$ 7.840)', '2) chave da sede'],
  });
  expect(content.objective).toMatch(
    /^Prestar contas do evento e dividir tarefas do natal\. Ao final, teremos/u,
  );
  expect(topicsOf(content)).toEqual(
    expect.arrayContaining(['Contas do bazar (R$ 7.840)', 'Chave da sede']),
  );
});

test.each([
  ['Informar à equipe como vão funcionar as férias coletivas', /sobre como vão funcionar/u],
  ['Conversar', /^(?!.*conversar)/u],
  ['Fazer a retro e sair com duas melhorias no máximo', /teremos duas melhorias no máximo\.$/u],
  [
    'Definir o cronograma da obra porque está tudo atrasado e o cliente cobra',
    /sobre o cronograma da obra[,:] (?!.*atrasado)/u,
  ],
])('%s: the result is said without stumbling', (objective, result) => {
  const content = changed({ objective });
  expect(content.objective.slice(content.objective.indexOf('Ao final'))).toMatch(result);
});

test('a topic that is a choice is led as one', () => {
  const content = changed({ topics: ['Fachada: andaime ou balancim?'] });
  const item = content.agenda.find(({ topic }) => topic.startsWith('Fachada'));
  expect(item?.description).toMatch(/^Decidir (?:qual das|entre as) opções/u);
  expect(item?.activities.join(' ')).toContain('que critério pesa mais nesta escolha?');
});

test('a meeting that only informs is asked whether it has to be one', () => {
  const line = 'Se não houver decisão a tomar, trocar a reunião por uma mensagem.';
  const topics: string[] = [];
  expect(changed({ objective: 'Informar as férias', topics }).suggestions).toContain(line);
  expect(changed({ objective: 'Decidir as férias', topics }).suggestions).not.toContain(line);
});

test.each(['30', '60', '90', '120'] as const)(
  'a rota of %s minutes is about who works when, and looks at no figures',
  (duration) => {
    const brief = { type: 'team' as const, duration, objective: 'Fechar a escala de dezembro' };
    const content = meetingWriter.compose(brief, contextWith({ employee: null }));
    const text = textsOf(content).join('\n');
    expect(text).toMatch(/quem trabalha em cada dia|como ficam os dias de trabalho/u);
    expect(text).not.toMatch(/se ausenta|Números e entregas|Indicadores/u);
    const sum = agendaMinutes(content).reduce<number>((all, each) => all + (each ?? 0), 0);
    expect(sum).toBe(Number(duration));
  },
);

test('two entries of the diary about the agenda are one sentence', () => {
  const diary = ['2026-11-03', '2026-11-10'].map((day) => ({
    day,
    text: 'Escala de dezembro: plantão sem gente e escala trocada na véspera',
  }));
  const { suggestions } = meetingWriter.compose(
    { type: 'team', duration: '60', objective: 'Fechar a escala de plantão de dezembro' },
    contextWith({ employee: null, diary }),
  );
  expect(suggestions.filter((line) => line.includes('diário'))).toEqual([
    'Reler, antes da reunião, os seus registros de 03/11/2026 e de 10/11/2026 no diário: eles tratam de assuntos próximos da pauta.',
  ]);
});
