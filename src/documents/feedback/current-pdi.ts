import * as z from 'zod/mini';
import { list, text, textList } from '../kit/fields.ts';
import { shown } from '../kit/shown.ts';

/**
 * What a feedback shows of the employee's plan. Kinds never import each other, so this reads of a stored
 * plan only what it needs, and leniently: what is missing is left out.
 */
const currentPdiSchema = z.object({
  period: text(''),
  competencies: list(z.object({ name: z.string().check(z.trim(), z.minLength(1)) })),
  goals: textList(),
});
export type CurrentPdi = z.infer<typeof currentPdiSchema>;

/** Null where the content is no plan. */
export function readCurrentPdi(content: unknown): CurrentPdi | null {
  return z.safeParse(currentPdiSchema, shown(content)).data ?? null;
}
