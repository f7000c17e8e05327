import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, oneOf, text, textOfAtLeast, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';
import { idCursor } from './cursors.ts';

/*
 * Fichas de candidatos: what a leader saw and heard in an interview, by the criteria of its script. Nobody
 * else reads them, nothing is added up, and each is erased a year after its last change.
 */

export const recommendations = {
  advance: 'Avançar',
  wait: 'Aguardar',
  decline: 'Não avançar',
} as const;
export type Recommendation = keyof typeof recommendations;

/** What a mark means where the script has no scale of its own; the last one also ends a shorter scale. */
export const markMeanings = [
  'Não demonstrou',
  'Exemplo vago ou só hipotético',
  'Exemplo completo, compatível com o nível',
  'Exemplo completo com resultado verificável',
  'Supera o nível da vaga e ensina outras pessoas',
] as const;

/** Of one card: those of the script, and what it said before an edit. */
export const mostCriteria = 40;

const markSchema = z.nullable(
  z
    .number('Escolha uma nota de 1 a 5')
    .check(z.int(), z.minimum(limits.levelMin), z.maximum(limits.levelMax)),
);
const oneLine = (value: string) => value.replaceAll(/\s+/gu, ' ');
const nameSchema = textOfAtLeast(1, limits.name, 'Escreva o nome do candidato').check(
  z.overwrite(oneLine),
);

export const criterionMarkSchema = z.object({
  /** As the script words it: that is what it is found by. */
  criterion: z.string(),
  /** null: not marked yet. */
  mark: z.nullable(z.number()),
  evidence: z.string(),
});
export type CriterionMark = z.infer<typeof criterionMarkSchema>;

export const candidateCardSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  documentId: z.string(),
  name: z.string(),
  /** Those that say something, in the order they were first given. */
  marks: z.array(criterionMarkSchema),
  conclusion: z.string(),
  recommendation: z.nullable(oneOf(recommendations)),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** The day it is erased on, unless it is changed before. */
  erasedOn: z.string(),
});
export type CandidateCard = z.infer<typeof candidateCardSchema>;

export const candidateCardPatchSchema = z.object({
  name: z.optional(nameSchema),
  conclusion: z.optional(text(limits.conclusion)),
  recommendation: z.optional(z.nullable(oneOf(recommendations))),
  /** One criterion; what is absent of it stays as it is. */
  criterion: z.optional(
    z.object({
      criterion: text(limits.line),
      mark: z.optional(markSchema),
      evidence: z.optional(text(limits.evidence).check(z.overwrite(oneLine))),
    }),
  ),
});
export type CandidateCardPatch = z.infer<typeof candidateCardPatchSchema>;

export const candidateCardEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/candidate-cards',
    summary: 'The cards of the candidates of an interview script, in the order they were added',
    query: z.object({ after: idCursor }),
    response: z.object({
      title: z.string(),
      /** Those of the script, as it stands. */
      criteria: z.array(z.string()),
      /** What each mark means, from 1 on. */
      scale: z.array(z.string()),
      items: z.array(candidateCardSchema),
      /** `after` of the next page; null: this is the last. */
      next: z.nullable(z.string()),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/candidate-cards',
    summary: 'Add a candidate to an interview script; once for each Idempotency-Key',
    body: z.object({ documentId: idSchema, name: nameSchema }),
    response: candidateCardSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/candidate-cards/:id',
    summary: 'Change a card; absent keys, and what is absent of a criterion, stay as they are',
    body: candidateCardPatchSchema,
    response: candidateCardSchema,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/candidate-cards/:id',
    summary: 'Delete a card; it can be taken back for a moment',
    response: outcomeSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/candidate-cards/:id/restore',
    summary: 'Take the deletion of a card back, within a minute',
    response: candidateCardSchema,
  }),
};
