import * as z from 'zod/mini';
import { companyFormSchema, type Process } from '#shared/companies.ts';
import { text } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';

const processRowSchema = z.object({
  name: text(limits.line),
  fileName: z.optional(z.string()),
  fileUrl: z.optional(z.string()),
});

/** The form as it is typed: processes whose name is blank are ignored. */
export const companyPageSchema = z.extend(companyFormSchema, {
  processes: z.pipe(
    z.array(processRowSchema).check(z.maxLength(limits.listItems)),
    z.transform((rows) => rows.filter(({ name }) => name !== '')),
  ),
});

/**
 * The processes under new names. The rows above and below a change stay what they were; a renamed one
 * keeps its file, and so does a row that two were joined to.
 */
export function withNames(before: readonly Process[], names: readonly string[]): Process[] {
  const shorter = Math.min(before.length, names.length);
  let above = 0;
  while (above < shorter && before[above]?.name === names[above]) above += 1;
  let below = 0;
  while (below < shorter - above && before.at(-1 - below)?.name === names.at(-1 - below))
    below += 1;

  const changed = before.slice(above, before.length - below);
  const typed = names.slice(above, names.length - below);
  return [
    ...before.slice(0, above),
    ...typed.map((name, index) => {
      const were = changed.slice(index, index === typed.length - 1 ? undefined : index + 1);
      return { ...(were.find(({ fileName }) => fileName !== undefined) ?? were[0]), name };
    }),
    ...before.slice(before.length - below),
  ];
}
