import * as z from 'zod/mini';

/** One piece of context that was consulted for a document, in words for the leader. */
export const sourceSchema = z.object({
  /** What it is; the view chooses how to show it. */
  type: z.enum([
    'company',
    'team',
    'profile',
    'objectives',
    'experience',
    'feedback',
    'pdi',
    'commitments',
    'conversation',
    'told',
    'diary',
  ]),
  /** 'perfil', '2 objetivos', 'feedback de 12/10', '3 registros do diário' */
  label: z.string(),
  /** What exactly was read, one line an item, shown when the leader opens the list. */
  details: z.array(z.string()),
});
export type Source = z.infer<typeof sourceSchema>;
