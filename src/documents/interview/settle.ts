import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../writing/context.ts';
import { echo } from '../writing/rubric-text.ts';
import type { Brief } from '../writing/writer.ts';
import { formatTips } from '../knowledge/interview/evaluation.ts';
import { fairInterviewNotice, forbiddenTopicsNotice } from '../knowledge/style.ts';
import { headOf, questionsFor } from './compose.ts';
import type { InterviewContent, InterviewForm } from './contract.ts';
import { evaluationFor } from './evaluation.ts';
import { objectiveFor } from './objective.ts';
import { planQuestions, type QuestionPlan } from './question-plan.ts';
import { parseReserve, reserveLine } from './reserve.ts';
import { parseScale } from './scale.ts';
import { connection } from './recommendations.ts';
import { readScript, type Script } from './script.ts';
import { blockedTopics, settleQuestions } from './settle-questions.ts';
import { settleSections } from './settle-sections.ts';
import { sectionsFor } from './stages.ts';
import {
  initialValues,
  isWarning,
  removedTopics,
  reserveLines,
  warningsFor,
} from './suggestions.ts';

const fewestCriteria = 4;

/**
 * A model's script with what is certain put back: position, labels, minutes, the areas of the form, the
 * scale and the notices. What no interview may ask is taken out, and the suggestions say so.
 */
export function settleInterview(
  content: InterviewContent,
  brief: Brief<InterviewForm>,
  context: DocumentContext,
): InterviewContent {
  const script = readScript(brief, context);
  const plan = planQuestions(script);
  const standard = questionsFor(script, plan);
  const asked = settleQuestions(content.questions, script, standard);
  const staged = settleSections(content.sections, script, {
    moved: asked.moved,
    count: asked.questions.length,
    standard: sectionsFor(script, asked.questions.length - 1),
  });
  const advice = withoutForbidden(content.recommendations, script);
  const told = withoutForbidden(content.suggestions, script);
  const head = headOf(script);
  const unnamed = script.position === '';
  const objective = isPlaceholder(content.objective) ? objectiveFor(script) : content.objective;
  const topics = new Set([...asked.topics, ...staged.topics, ...told.topics]);
  const suggestions = [
    ...told.kept,
    ...asked.spare.map(({ category, question, expectedResponse }) =>
      reserveLine({ area: category, question, expected: expectedResponse }),
    ),
  ];
  const opening = [...removedTopics(topics), ...warningsFor(script), ...initialValues(script)];
  return {
    ...content,
    ...head,
    title: unnamed && !isPlaceholder(content.title) ? content.title : head.title,
    position: unnamed ? content.position : head.position,
    objective,
    questions: asked.questions,
    sections: staged.sections,
    evaluation: settledEvaluation(content.evaluation, script, plan),
    recommendations: settledRecommendations(advice.kept, script, content),
    suggestions: [
      ...opening.filter((line) => !suggestions.includes(line)),
      ...new Set(suggestions),
      ...missingAreas(script, plan, { questions: asked.questions, suggestions }),
      ...lostQuestions(script, content),
    ],
  };
}

function isPlaceholder(text: string): boolean {
  return /^\p{Lu}\p{L}+ não especificad[oa]s?$/u.test(text);
}

function withoutForbidden(lines: readonly string[], script: Script) {
  const topics = new Set<string>();
  const kept = lines.filter((line) => {
    if (isWarning(line) || line === forbiddenTopicsNotice) return true;
    const found = blockedTopics([line], script);
    // 'Não pergunte sobre…' warns; the notice says it already, and nothing was asked for.
    if (!/^(?:não|nunca|evit)/iu.test(line)) for (const topic of found) topics.add(topic);
    return found.length === 0;
  });
  return { kept, topics };
}

function settledEvaluation(
  given: InterviewContent['evaluation'],
  script: Script,
  plan: QuestionPlan,
): InterviewContent['evaluation'] {
  const standard = evaluationFor(script, plan);
  const criteria = withoutForbidden(given.criteria, script).kept;
  const enough = criteria.length >= fewestCriteria;
  const keepsInstructions =
    !isPlaceholder(given.instructions) && blockedTopics([given.instructions], script).length === 0;
  return {
    instructions: keepsInstructions ? given.instructions : standard.instructions,
    criteria: enough ? criteria : [...new Set([...criteria, ...standard.criteria])],
    scoringScale:
      parseScale(given.scoringScale)?.length === 5 ? given.scoringScale : standard.scoringScale,
  };
}

const formatTold: Readonly<Record<Script['type'], RegExp>> = {
  presencial: /\bsala\b/iu,
  online: /conexão[\s\S]*plano B/iu,
  hibrido: /mesma regra/iu,
};

function settledRecommendations(
  given: readonly string[],
  script: Script,
  content: InterviewContent,
): string[] {
  const notices = [fairInterviewNotice, forbiddenTopicsNotice];
  const own = given.filter((line) => !notices.includes(line));
  const tips = formatTold[script.type].test(own.join('\n')) ? [] : formatTips[script.type];
  const wantsValue = script.areas.includes('Cultura da Empresa') && script.values.length > 0;
  const said = textsOf(content);
  const cited = script.values.some((value) => said.some((text) => echo(value, text) >= 0.6));
  return [...tips, ...own, ...(wantsValue && !cited ? connection(script) : []), ...notices];
}

/** A question that the leader typed and the model lost. */
function lostQuestions({ notes }: Script, content: InterviewContent): string[] {
  const said = textsOf(content);
  return notes
    .filter(
      ({ text, sort }) => sort === 'question' && !said.some((item) => echo(text, item) >= 0.6),
    )
    .map(({ text }) => `Pergunta pedida nas observações, feita a todas as pessoas: “${text}”`);
}

/** A question in reserve for each area of the form that was forgotten, and for a value that was. */
function missingAreas(
  script: Script,
  plan: QuestionPlan,
  written: Pick<InterviewContent, 'questions' | 'suggestions'>,
): string[] {
  const asked = new Set(written.questions.map(({ category }) => category));
  const reserved = new Set(written.suggestions.map((line) => parseReserve(line)?.area));
  const missing = script.areas.filter((area) => !asked.has(area) && !reserved.has(area));
  const planned = [...plan.focus, ...plan.reserve, plan.trajectory];
  return reserveLines(
    script,
    missing.flatMap((area) => planned.find((item) => item.area === area) ?? []),
  );
}
