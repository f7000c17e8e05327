import * as z from 'zod/mini';
import type { DocumentContext } from '../writing/context.ts';
import { excerptOf } from '../writing/relevance.ts';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { Brief } from '../writing/writer.ts';
import {
  interviewContentSchema,
  interviewDurations,
  interviewTypes,
  type InterviewContent,
  type InterviewForm,
} from './contract.ts';
import { evaluationFor, levelInSentence } from './evaluation.ts';
import { levelIn } from './free-text.ts';
import { objectiveFor } from './objective.ts';
import { planQuestions, type QuestionPlan } from './question-plan.ts';
import { recommendationsFor } from './recommendations.ts';
import { readScript, type Script } from './script.ts';
import { sectionsFor } from './stages.ts';
import { suggestionsFor } from './suggestions.ts';
import { worded } from './wording.ts';

const longestTitle = 120;

/** What is known for certain, whoever writes the rest. */
export function headOf(
  script: Script,
): Pick<InterviewContent, 'title' | 'position' | 'duration' | 'interviewType'> {
  const { position, level, duration, type } = script;
  const named = levelIn(position) === undefined ? ` (${levelInSentence(level)})` : '';
  return {
    title:
      position === ''
        ? 'Roteiro de entrevista'
        : `Roteiro de entrevista — ${excerptOf(position, longestTitle)}`,
    position: position === '' ? 'Cargo não especificado' : `${position}${named}`,
    duration: interviewDurations[duration],
    interviewType: interviewTypes[type],
  };
}

export function questionsFor(script: Script, plan: QuestionPlan): InterviewContent['questions'] {
  const planned = [plan.trajectory, ...plan.focus];
  const texts = worded(script, planned);
  return planned.map(({ area, question }, index) => ({
    category: area,
    question: texts[index] ?? question.text,
    expectedResponse: question.expected,
    evaluationCriteria: question.criteria.join('; '),
  }));
}

/** The same questions and the same ruler for everyone, from the bank and the job description. */
export function composeInterview(
  brief: Brief<InterviewForm>,
  context: DocumentContext,
): InterviewContent {
  const script = readScript(spelledForm(brief), spelledContext(context));
  const plan = planQuestions(script);
  return z.parse(interviewContentSchema, {
    ...headOf(script),
    objective: objectiveFor(script),
    questions: questionsFor(script, plan),
    sections: sectionsFor(script, plan.focus.length),
    evaluation: evaluationFor(script, plan),
    recommendations: recommendationsFor(script),
    suggestions: suggestionsFor(script, plan),
  });
}
