import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import { guardedContent } from '../writing/settle.ts';
import type { Brief } from '../writing/writer.ts';
import { fairInterviewNotice, forbiddenTopicsNotice } from '../knowledge/style.ts';
import { interviewContentSchema, type InterviewContent, type InterviewForm } from './contract.ts';
import { interviewCorpus } from './corpus.ts';
import { vacancy } from './corpus/case.ts';
import { parseReference } from './question-references.ts';
import { parseReserve } from './reserve.ts';
import { judgeInterview } from './rubric.ts';
import { minutesOf } from './timings.ts';
import { interviewWriter } from './writer.ts';

const { brief, context } = vacancy(
  'como um modelo a escreveria',
  {
    position: 'Analista de Suporte',
    jobDescription: 'Atender usuários internos, registrar chamados e propor melhorias',
    interviewType: 'online',
    duration: '30',
    focusAreas: ['Resolução de Problemas', 'Comunicação', 'Cultura da Empresa'],
  },
  { company: { values: ['Palavra cumprida'] } },
);

function question(category: string, text: string): InterviewContent['questions'][number] {
  return {
    category,
    question: text,
    expectedResponse: `Conta o que fez quanto a ${text.length} pontos.`,
    evaluationCriteria: `Fato ${text.length}; parte própria; resultado`,
  };
}

/** A script as a language model might write it: sound, but for the names and the sums. */
const written: InterviewContent = z.parse(interviewContentSchema, {
  title: 'Entrevista',
  position: 'Suporte',
  objective: 'Verificar o atendimento a usuários internos.',
  duration: '30 min',
  interviewType: 'online',
  questions: [
    question('Experiência Profissional', 'Conte um atendimento de que você se orgulha.'),
    question('resolucao de problemas', 'Descreva um chamado que voltava. O que fez?'),
    question('Comunicação', 'Você é casada? Conte como explica isso.'),
    question('Comunicação', 'Conte como explicou um chamado a quem não é da área.'),
  ],
  sections: [
    { name: 'Abertura', duration: '5 minutos', questions: ['Explicar as etapas.'] },
    { name: 'Trajetória', duration: '5 minutos', questions: ['Pergunta 1'] },
    { name: 'Competências em foco', duration: '30 minutos', questions: ['Perguntas 2 a 4'] },
    {
      name: 'Perguntas da pessoa candidata',
      duration: '5 minutos',
      questions: ['Ouvir.', 'Perguntar se tem filhos.'],
    },
    { name: 'Encerramento', duration: '5 minutos', questions: ['Agradecer.'] },
  ],
  evaluation: {
    instructions: 'Anotar evidências.',
    criteria: ['Clareza', 'Método'],
    scoringScale: 'De 1 a 5',
  },
  recommendations: ['Ouvir com calma.', 'Não pergunte se a pessoa tem filhos.'],
  suggestions: ['Perguntar sobre a religião, se houver tempo.', 'Reservar uma sala de vídeo.'],
});

function settle(content = written, asked: Brief<InterviewForm> = brief): InterviewContent {
  return interviewWriter.settle(content, asked, context);
}

test('position, labels and minutes are put back', () => {
  const settled = settle();
  expect(settled).toMatchObject({
    title: 'Roteiro de entrevista — Analista de Suporte',
    position: 'Analista de Suporte (pleno)',
    objective: written.objective,
    duration: '30 minutos',
    interviewType: 'Online',
  });
  expect(settled.sections.map(({ duration }) => minutesOf(duration))).toEqual([3, 5, 15, 5, 2]);
});

test('a forbidden question goes, what named it follows, and the suggestions say so', () => {
  const settled = settle();
  const text = textsOf(settled).join('\n');
  expect(text).not.toMatch(/casada|tem filhos|a religião, se/u);
  expect(settled.questions.map(({ question: asked }) => asked).slice(0, 3)).toEqual([
    'Conte um atendimento de que você se orgulha.',
    'Descreva um chamado que voltava. O que fez?',
    'Conte como explicou um chamado a quem não é da área.',
  ]);
  expect(settled.suggestions[0]).toBe(
    'Retiramos do roteiro o que tocava em tema proibido em entrevista (estado civil; família e maternidade; fé e crença).',
  );
  const named = settled.sections.flatMap(({ questions }) =>
    questions.flatMap((line) => parseReference(line)?.numbers ?? []),
  );
  expect(named.toSorted((a, b) => a - b)).toEqual(settled.questions.map((_, index) => index + 1));
});

test('advice not to ask is no question: it goes without a word, the notice says it', () => {
  const { suggestions } = settle({
    ...written,
    questions: written.questions.filter(({ question: asked }) => !asked.includes('casada')),
    sections: [],
    suggestions: [],
  });
  expect(suggestions.join('\n')).not.toContain('Retiramos');
});

test('names of areas, criteria, scale, tips and notices are completed', () => {
  const settled = settle();
  expect(settled.questions[1]?.category).toBe('Resolução de Problemas');
  expect(settled.evaluation.criteria.slice(0, 2)).toEqual(['Clareza', 'Método']);
  expect(settled.evaluation.criteria.length).toBeGreaterThanOrEqual(4);
  expect(settled.evaluation.scoringScale).toContain('5 Supera o nível da vaga');
  expect(settled.recommendations.join('\n')).toContain('plano B');
  expect(settled.recommendations.slice(-2)).toEqual([fairInterviewNotice, forbiddenTopicsNotice]);
  const reserved = settled.suggestions.flatMap((line) => parseReserve(line) ?? []);
  const culture = reserved.find(({ area }) => area === 'Cultura da Empresa');
  expect(culture?.question).toContain('“palavra cumprida”');
});

test('settled is publishable, and settling again changes nothing', () => {
  const settled = settle();
  expect(judgeInterview(settled, brief, context).publishable).toBe(true);
  expect(settle(settled)).toEqual(settled);
  expect(z.parse(interviewContentSchema, settled)).toEqual(settled);
});

test.each(interviewCorpus)('$name: what the composer wrote stays as it is', (sample) => {
  const content = interviewWriter.compose(sample.brief, sample.context);
  expect(interviewWriter.settle(content, sample.brief, sample.context)).toEqual(content);
});

test('an answer with next to nothing becomes a whole script', () => {
  const bare = z.parse(interviewContentSchema, { title: 'X', questions: [] });
  const settled = settle(bare);
  const { results, publishable } = judgeInterview(settled, brief, context);
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  expect(publishable).toBe(true);
  expect(settle(settled)).toEqual(settled);
});

test('minutes that a model split otherwise are kept while they add up', () => {
  const sections = [
    { name: 'Acolhida', duration: '5 minutos', questions: ['Pergunta 1'] },
    { name: 'Conversa', duration: '25 minutos', questions: ['Perguntas 2 a 4'] },
  ];
  const settled = settle({ ...written, sections });
  expect(settled.sections.map(({ name }) => name)).toEqual(['Acolhida', 'Conversa']);
  const wrong = [{ ...sections[0]!, duration: '10 minutos' }, sections[1]!];
  expect(settle({ ...written, sections: wrong }).sections).toHaveLength(5);
});

test('the trajectory comes first, wherever it was written', () => {
  const [first, ...rest] = written.questions;
  if (!first) throw new Error('there are questions');
  const sections = written.sections.map((section, index) => ({
    ...section,
    questions: [['Explicar.'], ['Pergunta 4'], ['Perguntas 1 a 3'], ['Ouvir.'], ['Agradecer.']][
      index
    ]!,
  }));
  const named = { ...first, category: 'Trajetória' };
  const settled = settle({ ...written, questions: [...rest, named], sections });
  expect(settled.questions[0]?.category).toBe('Experiência Profissional');
  expect(settled.questions[0]?.question).toBe(first.question);
  expect(settled.sections[1]?.questions).toEqual(['Pergunta 1']);
  expect(settled.sections[2]?.questions).toContain('Perguntas 2 e 3');
});

test('more questions than there is time for wait in reserve', () => {
  const more = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta'].map((which) =>
    question('Comunicação', `Conte uma ${which} situação em que explicou algo.`),
  );
  const settled = settle({ ...written, questions: [...written.questions, ...more] });
  expect(settled.questions).toHaveLength(5);
  const reserved = settled.suggestions.flatMap((line) => parseReserve(line)?.question ?? []);
  expect(reserved).toContain('Conte uma sexta situação em que explicou algo.');
});

test('what a job description demands is said, also when the model did not', () => {
  const demanding = {
    ...brief,
    jobDescription: 'Atender usuários. Experiência mínima de 3 anos. Procuramos moça solteira.',
    additionalNotes: 'Como você lida com fila? Ver se tem nome sujo.',
  };
  const told = settle(written, demanding).suggestions.join('\n');
  expect(told).toContain('mais de seis meses de experiência');
  expect(told).toContain('não pode ser critério de seleção (estado civil)');
  expect(told).toContain('tema proibido em entrevista (vida financeira)');
  expect(told).toContain('“Como você lida com fila?”');
});

test('after the guardrails took a question’s text, the rest of it does not stay behind', () => {
  const harmful = {
    ...written,
    questions: [
      ...written.questions,
      question('Comunicação', 'Conte como lida com a sua depressão.'),
    ],
  };
  const guardedOnce = z.parse(interviewContentSchema, guardedContent(harmful));
  const texts = textsOf(settle(guardedOnce)).join('\n');
  expect(texts).not.toMatch(/depressão|não especificad/u);
});
