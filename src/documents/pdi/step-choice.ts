import type { Variants } from '../writing/variants.ts';
import type { Competency, Step } from '../knowledge/competency.ts';
import {
  advancedStudySteps,
  courseSteps,
  freeStudySteps,
  genericSteps,
  maintenanceSteps,
} from '../knowledge/generic-steps.ts';
import { askedFor } from './earlier-plan.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';
import type { Source } from './slots.ts';
import { doneIn, practiceRungs, type Done } from './steps-done.ts';

/*
 * Which step of the library takes a slot. A plan that follows another goes on where that one stopped:
 * the next step of the same sort, then a harder one, and what serves any competency once all are done.
 */

export interface StepChooser {
  take(source: Source, competency: PlannedCompetency): Step;
}

export function stepChooser(
  variants: Variants,
  { earlier, noBudget, readsLittle }: Pick<Plan, 'earlier' | 'noBudget' | 'readsLittle'>,
): StepChooser {
  const isFit = (step: Step) => !readsLittle || !needsReading.test(step.join(' '));
  const fit = (pool: readonly Step[]) => (pool.some(isFit) ? pool.filter(isFit) : pool);
  const used = new Set<Step>();
  return {
    take(source, competency) {
      const own = ownSteps(source, competency, doneIn(earlier, competency)).find(
        (step) => !used.has(step) && isFit(step),
      );
      const step =
        own ?? anyStep(fit(anySteps(source, { competency, noBudget })), competency.spoken);
      used.add(step);
      return step;
    },
  };

  /** The one after that of the previous plan, else the next by chance; again only when all are used. */
  function anyStep(pool: readonly Step[], spoken: string): Step {
    const asked = earlier ? pool.findLastIndex((step) => askedFor(earlier, step, spoken)) : -1;
    const following = asked < 0 ? [] : [...pool.slice(asked + 1), ...pool.slice(0, asked)];
    const next = following.find((step) => !used.has(step));
    if (next) return next;
    for (const _ of pool) {
      const step = variants.take(pool);
      if (!used.has(step)) return step;
    }
    const [action, evidence] = variants.take(pool);
    return [action, `${evidence} ({competencia})`];
  }
}

/** Not for whom notes say that reading is an effort. */
const needsReading =
  /(?<!\p{L})(?:ler|reler|leitura|estudar (?:um material|normas|um caso)|manuais|documentação|apostilas?|resumo|síntese|guia|escrever|redigir|documentar|por escrito|páginas?)(?!\p{L})/iu;

/** What the library has for a slot, easiest first, without what was done before. */
function ownSteps(
  source: Source,
  { entry, currentLevel }: PlannedCompetency,
  done: Done,
): readonly Step[] {
  if (entry === null) return [];
  const rung = practiceRungs[source];
  if (rung !== undefined) return openPractices(entry, rung, done);
  switch (source) {
    case 'exchange0':
    case 'exchange1': {
      const place = source === 'exchange0' ? 0 : 1;
      return entry.exchange.filter((_, index) => index % 2 === place && index > done.exchange);
    }
    case 'study':
      return entry.study.slice(Math.max(done.study + 1, currentLevel >= 3 ? 1 : 0));
    default:
      return [];
  }
}

/** Two practices a rung; where the last plan had the second, or stood above the rung, it is behind. */
function openPractices(entry: Competency, rung: number, { practice }: Done): readonly Step[] {
  const isBehind = (place: number) => {
    const [first, second] = [place - (place % 2), place - (place % 2) + 1];
    if (practice.has(second)) return true;
    if (practice.has(first)) return place === first;
    return Math.max(-1, ...practice) > second;
  };
  return entry.practice.filter((_, place) => place >= 2 * rung && !isBehind(place));
}

function anySteps(
  source: Source,
  { competency, noBudget }: { competency: PlannedCompetency; noBudget: boolean },
): readonly Step[] {
  switch (source) {
    case 'course':
      return noBudget ? freeStudySteps : courseSteps;
    case 'keepPractice':
      return maintenanceSteps.practice;
    case 'keepExchange':
      return maintenanceSteps.exchange;
    case 'study':
      return competency.currentLevel >= 3 ? advancedStudySteps : genericSteps.study;
    default:
      return genericSteps[source];
  }
}
