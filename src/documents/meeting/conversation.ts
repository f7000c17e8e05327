import { formatDay } from '#shared/format.ts';
import { onlineParticipation } from '../knowledge/meeting/materials.ts';
import {
  arrivalQuestions,
  growthQuestions,
  loadQuestion,
  returnQuestions,
} from '../knowledge/meeting/questions.ts';
import { normalize } from '../knowledge/words.ts';
import { objectionTo } from '../writing/guard.ts';
import { closest, goalStep, objectiveOf } from './connections.ts';
import { tellsOfLoad } from './diary.ts';
import { asking, quoted } from './item.ts';
import type { Meeting } from './reading.ts';

/*
 * The steps of a conversation between two that draw on what is known of the person: the plan, the latest
 * feedback, the objectives.
 */

/** From so many minutes on, a block has time for more. */
const ample = 12;

export function arrivalSteps(meeting: Meeting, usual: string[], minutes: number): string[] {
  const { variants } = meeting;
  const [remind = '', listen = ''] = usual;
  const load = tellsOfLoad(meeting) ? [asking(loadQuestion)] : [];
  const questions = [asking(variants.take(arrivalQuestions)), ...load];
  if (minutes >= 10 && load.length === 0) questions.push(asking(variants.take(arrivalQuestions)));
  return [...pairOnline(meeting), remind, ...questions, listen];
}

export function returnSteps(
  { context, variants }: Meeting,
  usual: string[],
  minutes: number,
): string[] {
  const { latestFeedback } = context;
  const earlier = latestFeedback
    ? [
        `Retomar o que ficou combinado no feedback de ${formatDay(latestFeedback.day)} e ouvir o que mudou desde então`,
      ]
    : [];
  const questions = Array.from({ length: minutes >= ample ? 2 : 1 }, () =>
    asking(variants.take(returnQuestions)),
  );
  const heard = minutes >= ample ? ['Ouvir o retorno até o fim antes de explicar'] : [];
  return [...earlier, ...usual, ...questions, ...heard];
}

export function growthSteps(meeting: Meeting, minutes: number): string[] {
  const { variants } = meeting;
  const plan = planStep(meeting);
  const own = growthLink(meeting);
  const questions = Array.from({ length: minutes >= ample ? 2 : 1 }, () =>
    asking(variants.take(growthQuestions)),
  );
  const choice = 'Escolher a próxima prática e o apoio necessário';
  const steps = [...plan, ...own, ...questions];
  return minutes >= ample || steps.length === 1 ? [...steps, choice] : steps;
}

/** What the person aims at, else a goal of the team, as a step. */
export function growthLink(meeting: Meeting): string[] {
  const objective = closest(meeting.person.objectives, meeting);
  return objective === undefined
    ? goalStep('DES', meeting, [])
    : [asking(objectiveQuestion(objective))];
}

const learning =
  /\b(?:curso|cursar|estudar|aprender|faculdade|graduacao|pos|mestrado|mba|certificacao|certificar|formar|ingles|espanhol|idioma)\b/u;

/** What is learnt elsewhere has a next step; what is done at work can be tried now. */
function objectiveQuestion(objective: string): string {
  return learning.test(normalize(objective))
    ? `qual é o próximo passo ${objectiveOf(objective)} e que apoio ele pede?`
    : `que parte ${objectiveOf(objective)} já pode ser praticada na função atual?`;
}

interface PlannedAction {
  text: string;
  /** `dd/MM/yyyy` */
  date: string;
  /** `yyyy-MM-dd` */
  day: string;
}

/** The action of the person's plan that is due next, else the one that was due last. */
function planStep({ context }: Meeting): string[] {
  const { latestPdi, today } = context;
  if (!latestPdi) return [];
  const actions = plannedActions(latestPdi.text);
  const next = actions.find(({ day }) => day >= today);
  if (next) return [`Revisar a ação do PDI com prazo em ${next.date}: ${quoted(next.text)}`];
  const last = actions.at(-1);
  if (last)
    return [
      `Registrar o que foi feito da ação do PDI que vencia em ${last.date}: ${quoted(last.text)}`,
    ];
  return [
    `Retomar o PDI de ${formatDay(latestPdi.day)}: o que avançou, o que parou e o que precisa de ajuste`,
  ];
}

/** Reads the actions back from the plain text of a plan, by date. */
function plannedActions(text: string): PlannedAction[] {
  const pattern = /^- (?:\[[^\]]{1,20}\] )?(.{5,400}?) — até (\d{2})\/(\d{2})\/(\d{4})\./gmu;
  return [...text.matchAll(pattern)]
    .map(([, action = '', day = '', month = '', year = '']) => ({
      text: action,
      date: `${day}/${month}/${year}`,
      day: `${year}-${month}-${day}`,
    }))
    .filter(({ text: action }) => objectionTo(action) === null)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** On a call between two, the first item keeps everything else out. */
export function pairOnline({ audience, format }: Meeting): string[] {
  return audience === 'pair' && format === 'online' ? [onlineParticipation.pair] : [];
}
