import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../writing/context.ts';
import { contextWith } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import { fairInterviewNotice, forbiddenTopicsNotice } from '../knowledge/style.ts';
import {
  experienceLevels,
  focusAreas,
  interviewContentSchema,
  interviewDurations,
  interviewDurationValues,
  interviewTypes,
  type InterviewContent,
  type InterviewForm,
} from './contract.ts';
import { goldCase, interviewCorpus } from './corpus.ts';
import { vacancy } from './corpus/case.ts';
import { parseReference } from './question-references.ts';
import { parseReserve } from './reserve.ts';
import { interviewChecks, judgeInterview } from './rubric.ts';
import { timings } from './timings.ts';
import { interviewWriter } from './writer.ts';

function faultsOf(brief: Brief<InterviewForm>, context: DocumentContext) {
  const { results } = judgeInterview(interviewWriter.compose(brief, context), brief, context);
  return results.filter(({ passed }) => !passed);
}
function compose(brief: Brief<InterviewForm>, context = contextWith({ employee: null })) {
  return interviewWriter.compose(brief, context);
}
function reserveOf({ suggestions }: InterviewContent): string[] {
  return suggestions.flatMap((line) => parseReserve(line)?.area ?? []);
}

test.each(interviewCorpus)('$name: no check fails', ({ brief, context }) => {
  expect(faultsOf(brief, context)).toEqual([]);
});

test.each(interviewCorpus)('$name: whole, the same each time, with its notices', (sample) => {
  const { brief, context } = sample;
  const content = compose(brief, context);
  expect(z.parse(interviewContentSchema, content)).toEqual(content);
  expect(compose(structuredClone(brief), structuredClone(context))).toEqual(content);
  expect(content.recommendations.slice(-2)).toEqual([fairInterviewNotice, forbiddenTopicsNotice]);
});

test('the corpus is wide: every value of every select, no name twice', () => {
  expect(interviewCorpus.length).toBeGreaterThanOrEqual(30);
  expect(new Set(interviewCorpus.map(({ name }) => name)).size).toBe(interviewCorpus.length);
  const briefs = interviewCorpus.map(({ brief }) => brief);
  const used = (field: 'experienceLevel' | 'interviewType' | 'duration') =>
    new Set(briefs.flatMap((brief) => brief[field] ?? []));
  expect(used('experienceLevel').size).toBe(Object.keys(experienceLevels).length);
  expect(used('interviewType').size).toBe(Object.keys(interviewTypes).length);
  expect(used('duration').size).toBe(interviewDurationValues.length);
  expect(new Set(briefs.flatMap((brief) => brief.focusAreas ?? [])).size).toBe(focusAreas.length);
  expect(interviewChecks).toHaveLength(11);
});

test.each(interviewDurationValues)('%s minutes: five stages that add up', (duration) => {
  const { minutes, focusQuestions } = timings[duration];
  const sum = Object.values(minutes).reduce((total, each) => total + each, 0);
  expect(sum).toBe(Number(duration));
  const content = compose({ ...goldCase.brief, duration });
  expect(content.duration).toBe(interviewDurations[duration]);
  expect(content.sections).toHaveLength(5);
  expect(content.questions).toHaveLength(focusQuestions + 1);
  const named = content.sections.flatMap(({ questions }) =>
    questions.flatMap((line) => parseReference(line)?.numbers ?? []),
  );
  expect(named).toEqual(content.questions.map((_, index) => index + 1));
});

test('the reference case: head, objective and the round of the areas', () => {
  const content = compose(goldCase.brief, goldCase.context);
  expect(content).toMatchObject({
    title: 'Roteiro de entrevista — Analista de Suporte',
    position: 'Analista de Suporte (pleno)',
    duration: '30 minutos',
    interviewType: 'Online',
  });
  expect(content.objective).toContain(
    'atender usuários internos, registrar chamados e propor melhorias',
  );
  expect(content.questions.map(({ category }) => category)).toEqual([
    'Experiência Profissional',
    'Resolução de Problemas',
    'Comunicação',
    'Resolução de Problemas',
  ]);
  expect(content.evaluation.scoringScale).toContain(
    '3 Exemplo completo, compatível com o nível pleno;',
  );
  expect(textsOf(content).join('\n')).toContain('meta “reduzir o tempo de espera dos chamados”');
});

test('areas that find no time are held in reserve', () => {
  const content = compose({ ...goldCase.brief, duration: '30', focusAreas: [...focusAreas] });
  const asked = new Set(content.questions.map(({ category }) => category));
  expect([...asked, ...reserveOf(content)].toSorted()).toEqual([...focusAreas].toSorted());
});

test('areas that run out are completed, and the leader is told with what', () => {
  const content = compose({ ...goldCase.brief, duration: '90', focusAreas: ['Liderança'] });
  expect(content.questions).toHaveLength(10);
  expect(new Set(content.questions.map(({ question }) => question)).size).toBe(10);
  expect(content.suggestions.join('\n')).toContain(
    'se completa com Resolução de Problemas; Habilidades Comportamentais; Experiência Profissional',
  );
});

test.each(Object.keys(experienceLevels) as (keyof typeof experienceLevels)[])(
  'a %s is asked other questions than anyone else',
  (experienceLevel) => {
    const content = compose({ ...goldCase.brief, experienceLevel });
    const others = Object.keys(experienceLevels).filter((level) => level !== experienceLevel);
    for (const other of others) {
      const theirs = compose({
        ...goldCase.brief,
        experienceLevel: other as typeof experienceLevel,
      });
      const texts = new Set(theirs.questions.map(({ question }) => question));
      expect(content.questions.filter(({ question }) => texts.has(question))).toEqual([]);
    }
  },
);

test('a value of the company is asked about as conduct', () => {
  const { brief, context } = vacancy(
    'valores',
    { ...goldCase.brief, focusAreas: ['Cultura da Empresa'] },
    { company: { values: ['Palavra cumprida', 'Respeito'] } },
  );
  for (const experienceLevel of ['junior', 'pleno', 'senior', 'especialista'] as const) {
    const { questions } = compose({ ...brief, experienceLevel }, context);
    expect(questions.some(({ question }) => question.includes('“palavra cumprida”'))).toBe(true);
  }
});

test('notes: a condition is confirmed with everyone, a question is asked, a hint is kept', () => {
  const additionalNotes =
    'O trabalho é em escala aos sábados. Como você organiza a sua semana? O sistema é novo.';
  const { sections, suggestions } = compose({ ...goldCase.brief, additionalNotes });
  expect(sections[4]?.questions.join('\n')).toContain('“O trabalho é em escala aos sábados”');
  expect(sections[2]?.questions.join('\n')).toContain('“Como você organiza a sua semana?”');
  expect(suggestions).toContain('Levar em conta durante a entrevista: “O sistema é novo”.');
});

test('one click: the registered position, what it names as level, and nobody is judged', () => {
  const context = contextWith({
    employee: {
      name: 'Renata Lopes',
      position: 'Analista de Dados Sênior',
      objectives: ['Crescer'],
    },
  });
  const content = compose({}, context);
  expect(content.position).toBe('Analista de Dados Sênior');
  expect(content.evaluation.scoringScale).toContain('nível sênior');
  const text = textsOf(content).join('\n');
  expect(text).toContain('O cargo veio do cadastro de Renata Lopes');
  expect(text).not.toContain('Crescer');
});

test('of whoever holds the position only the position reaches a language model', () => {
  const context = contextWith({
    employee: {
      name: 'Renata Lopes',
      position: 'Supervisora de Caixa',
      behavioralProfile: 'planejador',
      objectives: ['Assumir a coordenação'],
    },
  });
  const { user, system } = interviewWriter.prompt({ teamId: 't-77' }, context);
  expect(user).toContain('Supervisora de Caixa');
  expect(user).not.toMatch(/Renata|planejador|coordenação|t-77/u);
  expect(system.split(/\s+/u).length).toBeLessThanOrEqual(900);
});

test.each([
  [
    'Roteiro para a vaga de Analista Fiscal júnior, 45 min, por vídeo',
    'Analista Fiscal júnior',
    '45 minutos',
    'Online',
  ],
  [
    'entrevistar um Coordenador de Obras sênior, uma hora e meia, presencial',
    'Coordenador de Obras sênior',
    '1h30 minutos',
    'Presencial',
  ],
  ['Cargo: auxiliar. Meia hora, híbrida.', 'auxiliar (pleno)', '30 minutos', 'Híbrido'],
])('free text: %s', (freeText, position, duration, interviewType) => {
  expect(compose({ freeText })).toMatchObject({ position, duration, interviewType });
});

test.each([
  ['Secretária (sexo feminino)', 'Secretária (pleno)'],
  ['Vendedor - não fumante', 'Vendedor (pleno)'],
  ['Médica Psiquiatra', 'Médica Psiquiatra (pleno)'],
  ['Analista {cargo}', 'Analista {cargo} (pleno)'],
  ['Solteira', 'Cargo não especificado'],
])('the position %s is shown as %s', (position, shown) => {
  expect(compose({ ...goldCase.brief, position }).position).toBe(shown);
});

test('a team of the maternity ward may be named, and what it works on asked about', () => {
  const { brief, context } = vacancy(
    'maternidade',
    {
      ...goldCase.brief,
      position: 'Técnica de Enfermagem',
      jobDescription: 'Atender gestantes e organizar a sala de parto',
    },
    { team: { name: 'Maternidade', goals: ['Reduzir a espera das gestantes'] } },
  );
  const content = compose(brief, context);
  expect(content.objective).toContain('na equipe Maternidade');
  expect(content.questions[0]?.question).toContain('gestantes');
  expect(content.suggestions.join('\n')).not.toMatch(/tema/u);
});

test.each([
  ['one endless word', 'a'.repeat(20_000)],
  ['one endless sentence', 'atender clientes e '.repeat(1_000)],
  ['a thousand bullets', '- vender mais\n'.repeat(1_400)],
  ['nothing but commas', ','.repeat(20_000)],
  ['nothing but spaces and dashes', ' - '.repeat(6_000)],
])('%s is read to its end', (_what, jobDescription) => {
  const brief = { ...goldCase.brief, jobDescription, additionalNotes: jobDescription };
  const content = compose(brief);
  interviewWriter.settle(content, brief, contextWith());
  expect(JSON.stringify(content).length).toBeLessThan(40_000);
});

function textOf(content: InterviewContent): string {
  return textsOf(content).join('\n');
}

test('hours, travel and papers of the vacancy are not lost', () => {
  const { sections, suggestions } = compose({
    position: 'Motorista carreteiro',
    jobDescription:
      'Dirigir carreta e conferir a carga. CNH E com MOPP. Viagens de até 12 dias. Passagem de plantão com registro.',
  });
  const closing = sections.at(-1)?.questions.join(' ') ?? '';
  expect(closing).toContain('as condições da vaga: “Viagens de até 12 dias”.');
  expect(suggestions.join(' ')).toContain('o que a descrição da vaga pede: “CNH E com MOPP”.');
});

test('what may not be asked for is no condition', () => {
  const content = compose({
    position: 'Recepcionista',
    jobDescription:
      'Atender hóspedes no turno da noite. Solteira e sem filhos para o turno da noite.',
  });
  expect(textOf(content)).not.toMatch(/“[^”]*solteira/iu);
});

test('a tool is what one works with; one task among tools is not the whole job', () => {
  const content = compose({
    position: 'Desenvolvedor Back-end',
    duration: '90',
    jobDescription: 'Node.js, PostgreSQL, CI/CD. Participar de code review.',
  });
  expect(content.objective).toContain(
    'participar de code review e experiência em Node.js, PostgreSQL e CI/CD',
  );
  expect(textOf(content)).toContain('trabalho com Node.js');
  expect(textOf(content)).not.toMatch(/\bem (?:Node\.js|PostgreSQL|CI\/CD)\b(?! e | e|,)/u);
});

test.each([
  [
    'Fazer mãos e pés com biossegurança, alongamento em gel',
    'fazer mãos e pés com biossegurança e alongamento em gel',
  ],
  [
    'Responsável pelo manejo integrado de pragas em 4.200 ha de soja e milho',
    'manejo integrado de pragas',
  ],
])('%s: the task is cut where it ends', (jobDescription, task) => {
  const { evaluation } = compose({ position: 'Profissional', jobDescription });
  expect(evaluation.criteria.join('\n')).toContain(`tarefas da vaga: ${task}\n`);
});

test.each([
  ['Perfil jovem e dinâmico', 'idade e geração'],
  ['Ver se já processou alguma transportadora', 'política e sindicato'],
  ['Quero gente bonita', 'raça e aparência'],
])('%s is refused', (additionalNotes, topic) => {
  const { suggestions } = compose({ position: 'Motorista', additionalNotes });
  expect(suggestions.join(' ')).toContain(`(${topic})`);
});

test('a free text names the position before what it is for', () => {
  const content = compose({
    freeText: 'quero entrevistar recepcionista de hotel pra trabalhar de noite, fazer check-in',
  });
  expect(content.title).toBe('Roteiro de entrevista — recepcionista de hotel');
  expect(content.sections.at(-1)?.questions.join(' ')).toContain('“trabalhar de noite”');
});
