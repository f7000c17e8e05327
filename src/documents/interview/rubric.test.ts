import { expect, test } from 'vitest';
import { fairInterviewNotice } from '../knowledge/style.ts';
import type { InterviewContent } from './contract.ts';
import { vacancy } from './corpus/case.ts';
import { judgeInterview } from './rubric.ts';
import { interviewWriter } from './writer.ts';

/*
 * One planted fault for each check: a check that cannot fail proves nothing.
 */

const { brief, context } = vacancy(
  'tudo de uma vez',
  {
    position: 'Coordenadora de Almoxarifado',
    jobDescription:
      'Controlar o inventário das filiais, negociar fretes e treinar conferentes. Experiência mínima de 2 anos na função. Procuramos pessoa solteira.',
    interviewType: 'online',
    duration: '45',
    focusAreas: ['Competências Técnicas', 'Liderança', 'Comunicação', 'Cultura da Empresa'],
  },
  {
    company: { name: 'Rota Certa Logística', values: ['Palavra cumprida'] },
    team: { name: 'Suprimentos', goals: ['reduzir divergências de estoque'] },
  },
);
const good = interviewWriter.compose(brief, context);

function changed(change: (content: InterviewContent) => void): InterviewContent {
  const copy = structuredClone(good);
  change(copy);
  return copy;
}
function failed(content: unknown): string[] {
  const { results } = judgeInterview(content as InterviewContent, brief, context);
  return results.filter(({ passed }) => !passed).map(({ id }) => id);
}
function questionOf(content: InterviewContent, index: number) {
  const question = content.questions[index];
  if (!question) throw new Error('there are five questions');
  return question;
}
/** The lines of a document without those that say something. */
function without(lines: string[], said: RegExp): string[] {
  return lines.filter((line) => !said.test(line));
}

const faults: Record<string, (content: InterviewContent) => void> = {
  G1: (content) => void (questionOf(content, 1).expectedResponse = '  '),
  G2: (content) => void content.suggestions.push('Fazer um kickoff com os stakeholders.'),
  G3: (content) => void content.suggestions.push('Conversar com {nome} sobre a vaga.'),
  G4: (content) => void content.suggestions.push('Conversar com Marta Figueiredo antes.'),
  G5: (content) => void content.suggestions.push('Aprovar 35% das pessoas candidatas.'),
  G6: (content) => void content.suggestions.push('Entrevistar todas até 31/06/2027.'),
  G7: (content) => {
    const plain = JSON.stringify(content).replaceAll('Coordenadora de Almoxarifado', 'esta vaga');
    Object.assign(content, JSON.parse(plain));
  },
  G8: (content) => {
    content.recommendations = without(content.recommendations, /valor/u);
    content.sections.forEach((section) => {
      section.questions = without(section.questions, /meta/u);
    });
    content.questions.forEach((item) => {
      item.question = item.question.replace('palavra cumprida', 'pontualidade');
    });
  },
  G9: (content) => void content.suggestions.push('Considerar que a pessoa está com depressão.'),
  G10: (content) => void content.suggestions.push(good.suggestions[0] ?? ''),
  I1: (content) => void (content.sections[2]!.duration = '40 minutos'),
  I2: (content) => {
    content.questions = content.questions.filter(({ category }) => category !== 'Liderança');
    content.suggestions = without(content.suggestions, /Liderança/u);
  },
  I3: (content) => void (content.questions.length = 3),
  I4: (content) => {
    questionOf(content, 2).expectedResponse = questionOf(content, 1).expectedResponse;
  },
  I5: (content) => {
    questionOf(content, 1).question = 'Você sabe controlar o inventário das filiais?';
    questionOf(content, 2).question = 'Como você lideraria os conferentes?';
  },
  I6: (content) => void (questionOf(content, 3).question = 'Conte: você é casada? Tem filhos?'),
  I7: (content) => {
    content.questions.forEach((item, index) => {
      item.question = `Conte sobre um trabalho de que você se orgulha, o de número ${index}.`;
    });
  },
  I8: (content) => void (content.evaluation.scoringScale = '1 Ruim; 2 Regular; 3 Bom'),
  I9: (content) => {
    content.recommendations = without(content.recommendations, /Palavra cumprida/u);
    content.questions.forEach((item) => {
      item.question = item.question.replace('palavra cumprida', 'pontualidade');
    });
  },
  I10: (content) => {
    content.recommendations = without(content.recommendations, /conexão/u);
  },
  I11: (content) => {
    content.suggestions = without(content.suggestions, /seis meses/u);
  },
};

test('the composed document passes every check', () => {
  const verdict = judgeInterview(good, brief, context);
  expect(verdict.results.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdict).toMatchObject({ score: 1, publishable: true });
});

test('there is a fault for every check', () => {
  const ids = judgeInterview(good, brief, context).results.map(({ id }) => id);
  expect(Object.keys(faults).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(faults))('%s notices its fault', (id, plant) => {
  expect(failed(changed(plant))).toContain(id);
});

const blocking = ['G1', 'G3', 'G4', 'G6', 'G9', 'I6'];

test.each(blocking)('a fault of %s alone keeps a document back', (id) => {
  const plant = faults[id];
  if (!plant) throw new Error(`no fault for ${id}`);
  const verdict = judgeInterview(changed(plant), brief, context);
  expect(verdict.score).toBeGreaterThan(0.8);
  expect(verdict.publishable).toBe(false);
});

test.each([
  ['a topic of the job description without a warning', 'I11', /critério de seleção/u],
  ['a five-step scale in the wrong order', 'I8', null],
])('%s', (_what, id, said) => {
  const content = changed((copy) => {
    if (said) copy.suggestions = without(copy.suggestions, said);
    else copy.evaluation.scoringScale = '1 A; 3 B; 2 C; 4 D; 5 E';
  });
  expect(failed(content)).toContain(id);
});

test('a script without its notices is not published', () => {
  const content = changed((copy) => {
    copy.recommendations = copy.recommendations.filter((line) => line !== fairInterviewNotice);
  });
  expect(failed(content)).toEqual(['I6']);
});

test('a composer that ignores the input is not published', () => {
  const foreign = interviewWriter.compose({}, { ...context, team: null });
  const verdict = judgeInterview(foreign, brief, context);
  expect(verdict.score).toBeLessThan(0.75);
  expect(verdict.publishable).toBe(false);
});

test('what is no object fails at once', () => {
  expect(failed('texto')).toContain('G1');
});
