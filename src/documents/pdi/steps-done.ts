import { competencies as library } from '../knowledge/competencies.ts';
import type { Step } from '../knowledge/competency.ts';
import { normalize } from '../knowledge/words.ts';
import { askedFor, type EarlierPlan } from './earlier-plan.ts';
import type { PlannedCompetency } from './planned.ts';
import { slotsFor, type Source } from './slots.ts';

export interface Done {
  /** Places in the library's lists that the previous plan asked for. */
  practice: ReadonlySet<number>;
  exchange: number;
  study: number;
}

/** What the previous plan asked for in a competency. */
export function doneIn(earlier: EarlierPlan | null, competency: PlannedCompetency): Done {
  const { entry, spoken } = competency;
  const asked = (steps: readonly Step[] = []) =>
    steps.flatMap((step, index) => (earlier && askedFor(earlier, step, spoken) ? [index] : []));
  const practice = asked(entry?.practice);
  const done = {
    practice: new Set(practice),
    // Exchanges come in twos: one of them tells that both were asked for.
    exchange: Math.max(-1, ...asked(entry?.exchange).map((index) => index | 1)),
    study: Math.max(-1, ...asked(entry?.study)),
  };
  return earlier?.cut && mayBeCutOff(earlier, competency)
    ? withUnknownPart(done, stageOf(earlier), competency)
    : done;
}

/** Of a plan whose end is not known, the last competency that shows may go on beyond it. */
function mayBeCutOff({ competencies }: EarlierPlan, { name }: PlannedCompetency): boolean {
  const place = competencies.findIndex((known) => normalize(known.name) === normalize(name));
  return place < 0 || place === competencies.length - 1;
}

/** As much is behind of what is not known as of what is. */
function withUnknownPart(done: Done, stage: number, competency: PlannedCompetency): Done {
  const rungs = slotsFor(competency).flatMap(({ source }) => practiceRungs[source] ?? []);
  const behind = stage < 2 ? rungs.map((rung) => 2 * rung + stage) : [2 * Math.max(...rungs) + 2];
  return {
    practice: done.practice.size > 0 ? done.practice : new Set(stage < 0 ? [] : behind),
    exchange: Math.max(done.exchange, 2 * stage + 1),
    study: Math.max(done.study, stage),
  };
}

/** Which plan of a row it was: 0 for a first one, -1 where nothing of it is the library's. */
function stageOf(earlier: EarlierPlan): number {
  return Math.max(
    -1,
    ...library.map(
      ({ exchange }) => exchange.findLastIndex((step) => askedFor(earlier, step, '')) >> 1,
    ),
  );
}

/** Rung of the first levels, of the middle, of the last. */
export const practiceRungs: Partial<Record<Source, number>> = {
  practice0: 0,
  practice1: 1,
  practice2: 2,
};
