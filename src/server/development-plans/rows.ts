import type {
  CompetencyStanding,
  DevelopmentPlan,
  LevelCheckIn,
  PastLevel,
  PlanOfDocument,
} from '#shared/development-plans.ts';
import type { developmentPlans, documents, levelCheckIns } from '../db/schema.ts';

export type PlanRow = typeof developmentPlans.$inferSelect;
export type CheckInRow = typeof levelCheckIns.$inferSelect;
/** A plan with what it says. */
export interface PlanWithDocument {
  plan: PlanRow;
  document: typeof documents.$inferSelect;
}

/** Where a person stands in a competency, with the check-ins that say so. */
export interface Standing extends Omit<CompetencyStanding, 'checkIns' | 'earlier'> {
  checkIns: CheckInRow[];
}

/** Levels before a plan, by its names of competencies. */
export type EarlierLevels = ReadonlyMap<string, PastLevel[]>;

export function toCheckIn(row: CheckInRow): LevelCheckIn {
  const { id, competency, level, evidence, createdAt } = row;
  return { id, competency, level, evidence, createdAt: createdAt.toISOString() };
}

export function toPlanOfDocument({
  plan,
  title,
}: {
  plan: PlanRow;
  title: string;
}): PlanOfDocument {
  return {
    id: plan.id,
    documentId: plan.documentId,
    title,
    state: plan.state,
    startedAt: plan.createdAt.toISOString(),
    closedAt: plan.closedAt?.toISOString() ?? null,
    summary: plan.summary,
    isProposed: plan.isProposed,
  };
}

export function toPlan(
  { plan, document }: PlanWithDocument,
  standings: readonly Standing[],
  { continues, earlier }: Pick<DevelopmentPlan, 'continues'> & { earlier: EarlierLevels },
): DevelopmentPlan {
  return {
    ...toPlanOfDocument({ plan, title: document.title }),
    companyId: plan.companyId,
    employeeId: plan.employeeId,
    dueOn: document.dueOn,
    continues,
    competencies: standings.map(({ checkIns, ...standing }) => ({
      ...standing,
      checkIns: checkIns.map(toCheckIn),
      earlier: earlier.get(standing.name) ?? [],
    })),
  };
}
