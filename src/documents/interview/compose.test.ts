import fc from 'fast-check';
import { wordsAlone } from '../../../test/words-alone.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textsOf } from '#shared/json.ts';
import type { Brief } from '../kit/writer.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { composeInterview } from './compose.ts';
import {
  experienceLevels,
  focusAreas,
  interview,
  interviewContentSchema,
  interviewDurationValues,
  interviewTypes,
  type ExperienceLevel,
  type InterviewForm,
  type InterviewType,
} from './contract.ts';
import { nothingKnown, support } from './good-answers.ts';

const levels = Object.keys(experienceLevels) as ExperienceLevel[];
const types = Object.keys(interviewTypes) as InterviewType[];
const compose = (brief: Brief<InterviewForm>, context = nothingKnown) =>
  composeInterview(brief, context);
const said = (brief: Brief<InterviewForm>) => textsOf(compose(brief)).join('\n');
const minutesOf = ({ duration }: { duration: string }) => Number.parseInt(duration, 10);

const kinds = levels.flatMap((experienceLevel) =>
  types.map((interviewType) => ({ experienceLevel, interviewType })),
);

test('the text numbers its questions through all stages, as the score sheet names them', () => {
  const content = compose(support.brief);
  const headings = interview
    .outline(content)
    .blocks.flatMap((block) => (block.type === 'heading' && block.level === 3 ? [block.text] : []));
  const numbered = content.questions.map(({ question }, at) => `${at + 1}. ${question}`);
  expect(headings.filter((text) => /^\d/.test(text))).toEqual(numbered);
});

test.each(kinds)('$experienceLevel, $interviewType: a whole sheet from any form', (kind) => {
  for (const brief of [kind, { ...kind, freeText: 'Recepção.' }, { ...support.brief, ...kind }]) {
    const content = compose(brief);
    expect(z.parse(interviewContentSchema, content)).toEqual(content);
    expect(content.questions.length).toBeGreaterThan(3);
    expect(content.summary.split(' ').length).toBeLessThanOrEqual(60);
    expect(content.suggestions.length).toBeLessThanOrEqual(4);
    expect(textsOf(content).join('\n')).not.toMatch(
      /[{}[\]]|undefined|null|NaN|não especificad|\d{4}-\d{2}-\d{2}/u,
    );
    const texts = content.questions.map(({ question }) => question);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('every area has a question, and the minutes are those of the form, however many areas', () => {
  for (const duration of interviewDurationValues) {
    for (let count = 1; count <= focusAreas.length; count += 1) {
      for (const chosen of [focusAreas.slice(0, count), focusAreas.slice(-count)]) {
        const { stages, questions } = compose({ ...support.brief, duration, focusAreas: chosen });
        const sum = stages.reduce((total, stage) => total + minutesOf(stage), 0);
        expect(sum).toBe(Number(duration));
        const asked = questions.map(({ category }) => category);
        expect(chosen.filter((area) => !asked.includes(area))).toEqual([]);
        const longest = stages.map((stage) => minutesOf(stage) / stage.questions.length);
        expect(Math.max(...longest.filter(Number.isFinite))).toBeLessThanOrEqual(18);
      }
    }
  }
});

test('the exercise is of the family of the position, and by video none needs hands', () => {
  const exerciseOf = (position: string, interviewType: InterviewType = 'presencial') =>
    compose({ ...support.brief, position, interviewType }).stages.at(-3)?.name;
  expect(exerciseOf('Auxiliar de Limpeza')).toBe('Tarefa prática');
  expect(exerciseOf('Auxiliar de Limpeza', 'online')).toBe('Tarefa explicada');
  expect(exerciseOf('Professora de Ciências')).toBe('Aula de cinco minutos');
  expect(exerciseOf('Luthier')).toBe('Caso para pensar em voz alta');
});

test('a level asks questions of its own; who has seen more gets a changed fact', () => {
  const sheets = levels.map((experienceLevel) => compose({ ...support.brief, experienceLevel }));
  const first = sheets.map(({ questions }) => questions[0]?.question);
  expect(new Set(first).size).toBe(levels.length);
  const twisted = sheets.map((sheet) => JSON.stringify(sheet).includes('mude um dado'));
  expect(twisted).toEqual([false, false, true, true]);
});

test('a value of the company is asked about as conduct', () => {
  const company = { ...nothingKnown.company, values: ['Palavra cumprida'] };
  const { questions } = compose(
    { ...support.brief, focusAreas: ['Cultura da Empresa'] },
    { ...nothingKnown, company },
  );
  expect(questions.map(({ question }) => question).join()).toContain('“Palavra cumprida”');
});

test('the job description stands whole, and the notes for the leader alone', () => {
  const brief = { ...support.brief, additionalNotes: 'Perguntar do plantão.\nSem pressa.' };
  const text = said(brief);
  expect(text).toContain(
    `Apresentação da vaga, igual para todas as pessoas: ${support.brief.jobDescription}`,
  );
  const { suggestions, ...script } = compose(brief);
  expect(JSON.stringify(script)).not.toContain('plantão');
  expect(suggestions.join('\n')).toContain('fora do roteiro: Perguntar do plantão.\nSem pressa.');
});

test.each([
  ['Atender clientes. Ter entre 20 e 30 anos e boa aparência.', 'idade', '9.029'],
  ['Atender clientes. Experiência mínima de 2 anos.', 'experiência mínima', '442-A'],
  ['Atender clientes. Somente mulheres.', 'preferência por homem ou por mulher', '9.029'],
])('%s: refused once, with what may be asked instead', (jobDescription, topic, law) => {
  const { suggestions, ...document } = compose({ ...support.brief, jobDescription });
  const [, forbidden = ''] = sentencesOf(jobDescription);
  expect(JSON.stringify(document)).toContain('Atender clientes.');
  expect(JSON.stringify(document)).not.toContain(forbidden);
  const notices = suggestions.filter((suggestion) => suggestion.includes('não se pode exigir'));
  expect(notices).toHaveLength(1);
  for (const part of [topic, law, 'todas as pessoas: “']) expect(notices[0]).toContain(part);
});

test('a sentence whose only fault is its years is given back, to be written without them', () => {
  const jobDescription = 'Atender clientes. Três anos de experiência em vendas e domínio do Excel.';
  expect(compose({ ...support.brief, jobDescription }).suggestions[0]).toContain(
    'Escreva sem os anos: “Três anos de experiência em vendas e domínio do Excel.”',
  );
});

test('a question about the family in the notes is not asked; words of the work are', () => {
  const notes = { ...support.brief, additionalNotes: 'Perguntar se tem filhos pequenos.' };
  expect(said(notes)).not.toContain('filhos pequenos');
  const ward = { position: 'Enfermeira', jobDescription: 'Atender gestantes na maternidade.' };
  expect(said(ward)).toContain('Atender gestantes na maternidade.');
  expect(compose(ward).suggestions.join()).not.toContain('não se pode exigir');
});

test.each([
  [{ duration: '30', focusAreas: [...focusAreas] }, /10 áreas em 30 minutos/u],
  [{ position: 'Analista Sênior', experienceLevel: 'junior' }, /diz Sênior.*escolhido é Júnior/u],
  [{ duration: '90', focusAreas: ['Liderança'] }, /Sobrava tempo/u],
] satisfies [Brief<InterviewForm>, RegExp][])('%j is noticed', (changed, notice) => {
  expect(compose({ ...support.brief, ...changed }).suggestions.join('\n')).toMatch(notice);
});

test('a few words of free text may say level, length and format', () => {
  const { position, duration, interviewType } = compose({
    freeText: 'Vaga de recepção, nível sênior, 45 minutos, online',
  });
  expect([position, duration, interviewType]).toEqual(['Vaga (Sênior)', '45 minutos', 'Online']);
});

const typedText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 5_000 }),
  fc
    .array(fc.constantFrom('CAIXA', '“não”', 'a/b', "d'água", '12x36', '🙂', 'Ana.', '\n', '<b>'), {
      maxLength: 300,
    })
    .map((words) => words.join(' ')),
);

test('each typed sentence stands word for word', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const brief = { ...support.brief, jobDescription: typed, additionalNotes: typed };
      const text = wordsAlone(said(brief));
      for (const sentence of sentencesOf(typed)) expect(text).toContain(wordsAlone(sentence));
    }),
    { numRuns: 60 },
  );
});

test('the sheet is copied with everything it says', () => {
  const { suggestions: _, ...document } = compose(support.brief);
  const outline = textsOf(interview.outline(compose(support.brief))).join('\n');
  for (const each of textsOf(document)) expect(outline).toContain(each);
});
