import { competenciesOf, readContent } from '#documents/contracts.ts';
import { matchCompetencies, type CompetencyInDocument } from '#documents/kit/competencies.ts';
import type { PastLevel } from '#shared/development-plans.ts';
import type { CheckInRow, EarlierLevels, PlanWithDocument, Standing } from './rows.ts';

/*
 * Where a person stands: what the document says on its day, and what check-ins say since. What counts is said
 * last, so that a plan that takes another's place knows what was noted meanwhile.
 */

export function competenciesIn(content: unknown): CompetencyInDocument[] {
  const known = readContent('pdi', content);
  return known === null ? [] : competenciesOf('pdi', known);
}

const isOf = ({ plan, document }: PlanWithDocument, { planId, createdAt }: CheckInRow): boolean =>
  planId === plan.id || (plan.state === 'in_progress' && createdAt > document.createdAt);

/** @param rows check-ins of the person, in the order of time */
export function standingsOf(
  { plan, document }: PlanWithDocument,
  rows: readonly CheckInRow[],
): Standing[] {
  const checkIns = rows.filter((row) => isOf({ plan, document }, row));
  const competencies = competenciesIn(document.content);
  const names = competencies.map(({ name }) => name);
  const matches = matchCompetencies(
    checkIns.map(({ competency }) => competency),
    names,
  );
  const standing = (name: string, inDocument: CompetencyInDocument | null): Standing => {
    const own = checkIns.filter(
      ({ competency }) => (matches.get(competency) ?? competency) === name,
    );
    return {
      name,
      firstLevel: inDocument?.currentLevel ?? null,
      targetLevel: inDocument?.targetLevel ?? null,
      currentLevel: own.at(-1)?.level ?? inDocument?.currentLevel ?? 1,
      checkIns: own,
    };
  };
  // An edit may have taken a competency out: what was noted of it stands all the same.
  const gone = checkIns.map(({ competency }) => competency).filter((name) => !matches.has(name));
  const known = new Map(competencies.map((each) => [each.name, each]));
  return [
    ...[...known].map(([name, inDocument]) => standing(name, inDocument)),
    ...[...new Set(gone)].map((name) => standing(name, null)),
  ];
}

/**
 * What former plans said of the competencies of this one: each on its first day, and as it was noted since.
 *
 * @param rows check-ins of the person, in the order of time
 */
export function earlierLevels(
  found: PlanWithDocument,
  former: readonly PlanWithDocument[],
  rows: readonly CheckInRow[],
): EarlierLevels {
  const said = former.flatMap(({ document }) =>
    competenciesIn(document.content).map(({ name, currentLevel }) => ({
      name,
      at: document.createdAt,
      level: currentLevel,
      evidence: '',
    })),
  );
  const noted = rows
    .filter((row) => !isOf(found, row))
    .map(({ competency, createdAt, level, evidence }) => ({
      name: competency,
      at: createdAt,
      level,
      evidence,
    }));
  const names = competenciesIn(found.document.content).map(({ name }) => name);
  const levels = new Map<string, PastLevel[]>(names.map((name) => [name, []]));
  for (const { name, at, ...past } of [...said, ...noted].toSorted(byDay)) {
    // One by one: two former names may be one of today's.
    const match = matchCompetencies([name], names).get(name);
    if (match !== undefined) levels.get(match)?.push({ ...past, at: at.toISOString() });
  }
  return levels;
}

const byDay = (one: { at: Date }, other: { at: Date }) => Number(one.at) - Number(other.at);
