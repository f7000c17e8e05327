/*
 * The rules of a development plan that its composer, its prompt and its rubric share.
 */

/** The period of a plan whose deadline nobody gave. */
export const defaultMonths = 6;
/** Below this many days a plan keeps one action of each sort; the rest waits for the next cycle. */
export const shortPeriodDays = 21;
/** Two to three months bring a person one level on: less than this many a level is said to be short. */
export const monthsPerLevel = 2;
export const nextCycleLabel = 'Próximo ciclo';

/** How many actions a competency gets, by the levels it has to go. */
export function actionCounts(levels: number): number {
  if (levels <= 0) return 2;
  if (levels === 1) return 3;
  return levels === 2 ? 5 : 7;
}

/** Words by which a goal says how everyone will see that it was reached. */
export const measured =
  /indicador|evid[eê]nci|linha de base|registr|avalia|verifica|apresentad|medi[çd]|compara/iu;

/** More than this and none is read; what the guardrails and the next cycle say comes on top. */
export const mostSuggestions = 8;
