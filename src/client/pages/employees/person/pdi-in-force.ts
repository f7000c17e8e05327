import * as z from 'zod/mini';
import { level, list } from '#documents/kit/fields.ts';

/** Of a stored plan what its bars need, read leniently: what has no name is left out. */
const schema = z.object({
  competencies: list(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1)),
      currentLevel: level(1),
      targetLevel: level(3),
    }),
  ),
});

export interface CompetencyBar {
  name: string;
  currentLevel: number;
  targetLevel: number;
  /** Of the way to the desired level, at most 100. */
  percent: number;
}

export function barsOf(content: unknown): CompetencyBar[] {
  const { competencies } = z.safeParse(schema, content).data ?? { competencies: [] };
  return competencies.map((one) => ({
    ...one,
    percent: Math.min(100, Math.round((one.currentLevel / one.targetLevel) * 100)),
  }));
}
