import { textsOf } from '#shared/json.ts';
import { commonChecks } from '../writing/common-checks.ts';
import type { DocumentContext } from '../writing/context.ts';
import { objectionTo } from '../writing/guard.ts';
import { judge, type Check, type Judged, type Verdict } from '../writing/rubric.ts';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import { echo } from '../writing/rubric-text.ts';
import type { Brief } from '../writing/writer.ts';
import { forbiddenTopicsIn, topicsDemandedBy } from '../knowledge/forbidden-topics.ts';
import { scaleAnchors } from '../knowledge/interview/evaluation.ts';
import { questionBank } from '../knowledge/interview/questions.ts';
import { fairInterviewNotice, forbiddenTopicsNotice } from '../knowledge/style.ts';
import { contentWords } from '../knowledge/words.ts';
import {
  focusAreas,
  interviewContentSchema,
  interviewDurations,
  interviewTypes,
  type InterviewContent,
  type InterviewForm,
} from './contract.ts';
import { parseReserve } from './reserve.ts';
import { readScript, type Script } from './script.ts';
import { parseScale } from './scale.ts';
import { minutesOf, stages, timings } from './timings.ts';

interface JudgedInterview extends Judged<InterviewContent> {
  brief: Brief<InterviewForm>;
  /** The brief as it was read, with the initial values of what was absent. */
  script: Script;
}

function minutesKept({ content, script }: JudgedInterview): string | null {
  const total = content.sections.reduce((sum, { duration }) => sum + minutesOf(duration), 0);
  if (total !== Number(script.duration)) return `${total} minutos em vez de ${script.duration}`;
  return content.duration === interviewDurations[script.duration] ? null : 'duração trocada';
}

function areasCovered({ content, script }: JudgedInterview): string | null {
  const asked = new Set(content.questions.map(({ category }) => category));
  const reserved = content.suggestions.map((line) => parseReserve(line)?.area);
  const missing = script.areas.find((area) => !asked.has(area) && !reserved.includes(area));
  return missing === undefined ? null : `área sem pergunta: ${missing}`;
}

function numberOfQuestions({ content, script }: JudgedInterview): string | null {
  const wanted = timings[script.duration].focusQuestions;
  const inFocus = content.questions.length - 1;
  if (Math.abs(inFocus - wanted) > 1) return `${inFocus} perguntas em foco em vez de ${wanted}`;
  if (content.questions[0]?.category !== 'Experiência Profissional') return 'falta a trajetória';
  return content.sections.some(({ name }) => name === 'Trajetória') ? null : 'falta a etapa';
}

function completeQuestions({ content }: JudgedInterview): string | null {
  const placeholders = /especificad[oa]s?$/iu;
  const seen = new Set<string>();
  for (const { category, question, expectedResponse, evaluationCriteria } of content.questions) {
    const texts = [category, question, expectedResponse, evaluationCriteria];
    if (texts.some((text) => placeholders.test(text))) return `pergunta incompleta: ${question}`;
    if (new Set(texts).size < texts.length) return `campos iguais: ${question}`;
    for (const text of [question, expectedResponse, evaluationCriteria]) {
      if (seen.has(text)) return `repetido: ${text}`;
      seen.add(text);
    }
  }
  return null;
}

const lived = /\b(?:conte|descreva|qual foi|quais foram|o que foi|dê um exemplo)\b/iu;

function livedExamples({ content }: JudgedInterview): string | null {
  const asking = content.questions.filter(({ question }) => lived.test(question)).length;
  return asking >= content.questions.length * 0.7 ? null : `${asking} pedem exemplo vivido`;
}

/** Blocks: a question that no interview may ask does harm the moment it is read. */
function nothingForbidden({ content, script }: JudgedInterview): string | null {
  const asked = [
    ...content.questions.flatMap((question) => Object.values(question)),
    ...content.sections.flatMap(({ questions }) => questions),
    ...content.suggestions.filter((line) => parseReserve(line) !== null),
  ];
  const bad = asked.find((text) =>
    forbiddenTopicsIn(text, script.workTerms).some(({ strength }) => strength === 'block'),
  );
  if (bad !== undefined) return `tema proibido: ${bad}`;
  const notices = [fairInterviewNotice, forbiddenTopicsNotice];
  return notices.every((notice) => content.recommendations.includes(notice))
    ? null
    : 'falta o aviso sobre o que não se pergunta ou sobre as mesmas perguntas para todos';
}

/** What the bank says of any job: speaking of it is not yet speaking of this vacancy. */
const bankWords = new Set(contentWords(textsOf(questionBank).join(' ')));

function ownWords({ brief, script }: JudgedInterview): Set<string> {
  if (script.position === '' && script.terms.length === 0) return new Set();
  const all = contentWords(`${script.position} ${brief.jobDescription ?? brief.freeText ?? ''}`);
  const own = all.filter((word) => !bankWords.has(word));
  return new Set(own.length > 0 ? own : all);
}

function vacancyUsed(subject: JudgedInterview): string | null {
  const own = ownWords(subject);
  const { position, usual, terms } = subject.script;
  if (own.size === 0) return null;
  // Where nobody describes the vacancy, what is common in the post stands for it.
  const common = usual ? terms.flatMap(({ em, a }) => [em, a]) : [];
  const { questions } = subject.content;
  const using = questions.filter(
    ({ question }) =>
      contentWords(question).some((word) => own.has(word)) ||
      common.some((task) => question.includes(task)) ||
      (position !== '' && question.includes(position)),
  ).length;
  return using >= questions.length * 0.3 ? null : `só ${using} perguntas falam da vaga`;
}

function scaleAndCriteria({ content }: JudgedInterview): string | null {
  const anchors = parseScale(content.evaluation.scoringScale);
  if (anchors?.length !== 5) return 'a escala não tem cinco âncoras';
  return content.evaluation.criteria.length >= 4 ? null : 'menos de quatro critérios';
}

function valuesCited({ content, script }: JudgedInterview): string | null {
  if (!script.areas.includes('Cultura da Empresa') || script.values.length === 0) return null;
  const texts = [...content.questions.map(({ question }) => question), ...content.suggestions];
  const cited = [...texts, ...content.recommendations].some((text) =>
    script.values.some((value) => echo(value, text) >= 0.6 && contentWords(value).length > 0),
  );
  return cited || script.values.every((value) => contentWords(value).length === 0)
    ? null
    : 'nenhum valor da empresa foi citado';
}

const anchorOpenings = scaleAnchors.map((anchor) => anchor.split(' ')[0] ?? '');

const tipOfType: Readonly<Record<Script['type'], RegExp>> = {
  presencial: /\bsala\b/iu,
  online: /conexão[\s\S]*plano B/iu,
  hibrido: /mesma regra/iu,
};

function formatTips({ content, script }: JudgedInterview): string | null {
  if (content.interviewType !== interviewTypes[script.type]) return 'formato trocado';
  const said = content.recommendations.join('\n');
  return tipOfType[script.type].test(said) ? null : 'falta a dica do formato';
}

function experienceDemand({ content, brief }: JudgedInterview): string | null {
  const demanded = topicsDemandedBy(brief.jobDescription ?? brief.freeText ?? '');
  const warned = (pattern: RegExp) => content.suggestions.some((line) => pattern.test(line));
  const experience = demanded.some(({ topic }) => topic === 'experiência mínima');
  if (experience && !warned(/seis meses de experiência/u)) return 'exigência sem aviso';
  const other = demanded.find(
    ({ topic }) => topic !== 'experiência mínima' && !warned(new RegExp(topic, 'u')),
  );
  return other ? `a descrição da vaga toca em ${other.topic}, sem aviso` : null;
}

/** I1 to I11. */
export const interviewChecks: readonly Check<JudgedInterview>[] = [
  { id: 'I1', blocking: false, fault: minutesKept },
  { id: 'I2', blocking: false, fault: areasCovered },
  { id: 'I3', blocking: false, fault: numberOfQuestions },
  { id: 'I4', blocking: false, fault: completeQuestions },
  { id: 'I5', blocking: false, fault: livedExamples },
  { id: 'I6', blocking: true, fault: nothingForbidden },
  { id: 'I7', blocking: false, fault: vacancyUsed },
  { id: 'I8', blocking: false, fault: scaleAndCriteria },
  { id: 'I9', blocking: false, fault: valuesCited },
  { id: 'I10', blocking: false, fault: formatTips },
  { id: 'I11', blocking: false, fault: experienceDemand },
];

/** Numbers of questions, of the scale and of a law are the script's own, and count nothing. */
function withoutOwnFigures(content: InterviewContent): InterviewContent {
  const plain = (text: string) =>
    text.replace(/Perguntas? \d+(?:(?:, | e | a )\d+)*|\(CLT, art\. 442-A\)/gu, '');
  return {
    ...content,
    duration: '',
    sections: content.sections.map((part) => ({ ...part, questions: part.questions.map(plain) })),
    suggestions: content.suggestions.map(plain),
    evaluation: { ...content.evaluation, scoringScale: '' },
  };
}

/** The name of a job is no datum about anyone: 'Médica Psiquiatra'. */
function withoutPosition<Value>(value: Value, position: string): Value {
  if (typeof value === 'string') return value.split(position).join('este cargo') as Value;
  if (typeof value !== 'object' || value === null) return value;
  const mended = Object.entries(value).map(([key, item]) => [key, withoutPosition(item, position)]);
  return Object.fromEntries(mended) as Value;
}

const fittedChecks = commonChecks.map((check): Check<JudgedInterview> => {
  const { id, fault } = check;
  if (id === 'G5') {
    return { ...check, fault: (of) => fault({ ...of, content: withoutOwnFigures(of.content) }) };
  }
  if (id !== 'G9') return check;
  return {
    ...check,
    fault: (of) => {
      const { position } = of.script;
      const isName = objectionTo(position) !== null;
      return fault(isName ? { ...of, content: withoutPosition(of.content, position) } : of);
    },
  };
});

export function judgeInterview(
  content: InterviewContent,
  typed: Brief<InterviewForm>,
  known: DocumentContext,
): Verdict {
  const [brief, context] = [spelledForm(typed), spelledContext(known)];
  const script = readScript(brief, context);
  return judge<JudgedInterview>([...fittedChecks, ...interviewChecks], {
    content,
    brief,
    // Candidates are not told the objectives of whoever holds the position.
    context: { ...context, employee: context.employee && { ...context.employee, objectives: [] } },
    contentSchema: interviewContentSchema,
    lastDay: context.today,
    typedItems: [script.position, ...(brief.focusAreas ?? [])].filter((item) => item !== ''),
    ownCapitals: [...focusAreas, ...stages, ...anchorOpenings],
    script,
  });
}
