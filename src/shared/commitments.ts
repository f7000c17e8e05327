import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import {
  daySchema,
  idSchema,
  noneOrId,
  oneOf,
  text,
  textOfAtLeast,
  timestampSchema,
} from './fields.ts';
import { addDays, isCalendarDay } from './format.ts';
import { limits } from './limits.ts';

/*
 * Combinados: what was agreed, one living row a promise. Days are those of America/Sao_Paulo, `yyyy-MM-dd`.
 */

/** Who keeps the promise. */
export const commitmentOwners = { leader: 'Eu', employee: 'A pessoa', other: 'Outra' } as const;
export type CommitmentOwner = keyof typeof commitmentOwners;

export const commitmentStates = {
  open: 'Em aberto',
  done: 'Cumprido',
  dropped: 'Deixado de lado',
} as const;
export type CommitmentState = keyof typeof commitmentStates;

export const recurrences = {
  none: 'Não se repete',
  weekly: 'Toda semana',
  biweekly: 'A cada duas semanas',
  monthly: 'Todo mês',
} as const;
export type Recurrence = keyof typeof recurrences;

export const commitmentSources = {
  document: 'Documento',
  conversation: 'Conversa',
  diary: 'Diário',
  hand: 'À mão',
} as const;
export type CommitmentSource = keyof typeof commitmentSources;

/** The parts of the list, in its order. A week ends on Sunday. */
export const commitmentGroups = {
  late: 'Atrasados',
  today: 'Hoje',
  week: 'Esta semana',
  later: 'Depois',
  undated: 'Sem data',
} as const;
export type CommitmentGroup = keyof typeof commitmentGroups;

/** The Sunday that ends the week of a day. */
export function endOfWeek(day: string): string {
  return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
}

/** Where an open commitment stands in the list on a day. */
export function groupOn(today: string, dueOn: string | null): CommitmentGroup {
  if (dueOn === null) return 'undated';
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return dueOn <= endOfWeek(today) ? 'week' : 'later';
}

export const commitmentSides = { mine: 'Meus', theirs: 'Dos outros' } as const;
export type CommitmentSide = keyof typeof commitmentSides;

export const commitmentEventKinds = {
  created: 'Combinado',
  done: 'Cumprido',
  reopened: 'Reaberto',
  postponed: 'Adiado',
  moved: 'Nova data',
  rewritten: 'Reescrito',
  assigned: 'Com outra pessoa',
  recurring: 'Repetição mudada',
  evidence: 'Evidência',
  dropped: 'Deixado de lado',
  deleted: 'Excluído',
  restored: 'Recuperado',
} as const;
export type CommitmentEventKind = keyof typeof commitmentEventKinds;

/** How much is shown, and when it is asked. */
export const commitmentFigures = {
  /** A figure beside a group says no more than this: nothing is counted by reading everything. */
  countedMost: 100,
  /** How many of a document's promises are proposed at first. */
  proposedFirst: 5,
  /** A promise that was put off so often is asked about: 'Ainda faz sentido?' */
  postponedBeforeAsking: 3,
  /** For so long a deletion can be taken back on the screen. */
  undoSeconds: 10,
} as const;

/** Words of one line: a line break that was pasted is a space. */
const inOneLine = z.overwrite((value: string) => value.replaceAll(/\s+/gu, ' '));

function oneLine(max: number) {
  return text(max).check(inOneLine);
}

export const commitmentText = textOfAtLeast(
  1,
  limits.commitment,
  'Escreva o que foi combinado',
).check(inOneLine);
const evidenceText = oneLine(limits.evidence);
export const ownerName = oneLine(limits.name);

const namedSchema = z.object({ id: z.string(), name: z.string() });

export const commitmentSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  text: z.string(),
  owner: oneOf(commitmentOwners),
  /** Who keeps it, where that is neither the leader nor a person of the company. */
  ownerName: z.nullable(z.string()),
  /** Whom it is with or about. */
  employee: z.nullable(namedSchema),
  team: z.nullable(namedSchema),
  dueOn: z.nullable(z.string()),
  /** The first day that was agreed. */
  firstDueOn: z.nullable(z.string()),
  /** How often it was put off to a later day; from `commitmentFigures.postponedBeforeAsking` on, ask 'Ainda faz sentido?'. */
  postponed: z.number(),
  state: oneOf(commitmentStates),
  /** Where it stands in the list today; null once it is closed. */
  group: z.nullable(oneOf(commitmentGroups)),
  doneAt: z.nullable(timestampSchema),
  evidence: z.string(),
  recurrence: oneOf(recurrences),
  source: z.object({
    kind: oneOf(commitmentSources),
    document: z.nullable(z.object({ id: z.string(), type: z.string(), title: z.string() })),
    conversationId: z.nullable(z.string()),
    diaryEntryId: z.nullable(z.string()),
  }),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Commitment = z.infer<typeof commitmentSchema>;

/** What came of a talk: a point, or a line of what was agreed or decided, became a commitment. */
export const agreedCommitmentSchema = z.object({
  id: z.string(),
  text: z.string(),
  owner: oneOf(commitmentOwners),
  dueOn: z.nullable(z.string()),
  state: oneOf(commitmentStates),
  /** The point that it was; null: a line. */
  talkingPointId: z.nullable(z.string()),
  /** As it was typed there. */
  said: z.string(),
});
export type AgreedCommitment = z.infer<typeof agreedCommitmentSchema>;

/** The lines of a talk that the leader will not follow, as they were typed. */
export const declinedLinesSchema = z
  .array(oneLine(limits.commitment))
  .check(z.maxLength(limits.declinedLines));

export const commitmentFormSchema = z.object({
  text: commitmentText,
  owner: z._default(oneOf(commitmentOwners), 'leader'),
  ownerName: z._default(ownerName, ''),
  employeeId: noneOrId,
  /** Left out, it is the person's first team. */
  teamId: noneOrId,
  dueOn: z._default(z.nullable(daySchema), null),
  recurrence: z._default(oneOf(recurrences), 'none'),
  /** The line of the diary that it came from. */
  diaryEntryId: noneOrId,
  /** The conversation that it was agreed in, with whose person it is unless another is named. */
  conversationId: noneOrId,
  /** The point of that conversation which it came from; left out, it was a line of what was agreed. */
  talkingPointId: noneOrId,
  /** The meeting of which it is a decision; beside a conversation it is not looked at. */
  documentId: noneOrId,
  /** That line as it was typed: of one conversation or meeting it becomes a commitment once. */
  said: z.optional(oneLine(limits.commitment)),
});
export type CommitmentForm = z.infer<typeof commitmentFormSchema>;

/**
 * Absent keys stay as they are. A later day puts the promise off and counts; the day it was put off from
 * takes that back.
 */
export const commitmentPatchSchema = z.object({
  text: z.optional(commitmentText),
  dueOn: z.optional(z.nullable(daySchema)),
  owner: z.optional(oneOf(commitmentOwners)),
  ownerName: z.optional(ownerName),
  /** null: with nobody of the company. */
  employeeId: z.optional(z.nullable(idSchema)),
  teamId: z.optional(z.nullable(idSchema)),
  recurrence: z.optional(oneOf(recurrences)),
  evidence: z.optional(evidenceText),
});
export type CommitmentPatch = z.infer<typeof commitmentPatchSchema>;

/** Where a page ended: the day (none: '') of its last row, of closed ones the instant, and its id. */
export function placeOf(after: string, state: CommitmentState): { at: string; id: string } | null {
  const [at = '', id = '', ...more] = after.split('~');
  const isPlace = state === 'open' ? at === '' || isCalendarDay(at) : isInstant(at);
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return isPlace && isId && more.length === 0 ? { at, id } : null;
}

function isInstant(at: string): boolean {
  if (!isCalendarDay(at.slice(0, 10)) || Number.isNaN(Date.parse(at))) return false;
  return new Date(at).toISOString() === at;
}

/** Which of the promises: all, where nothing is said. */
const filterFields = {
  companyId: idSchema,
  employeeId: noneOrId,
  teamId: noneOrId,
  side: z.optional(oneOf(commitmentSides)),
};

export const commitmentListQuerySchema = z
  .object({
    ...filterFields,
    state: z._default(oneOf(commitmentStates), 'open'),
    /** Of the open ones, those of one part of the list. */
    group: z.optional(oneOf(commitmentGroups)),
    /** `next` of the page before, of the same state. */
    after: z.optional(z.string()),
    limit: z.optional(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.commitmentPageMax)),
    ),
  })
  .check(
    z.refine(({ after, state }) => after === undefined || placeOf(after, state) !== null, {
      path: ['after'],
      error: 'Esta página da lista não existe',
    }),
  );
export type CommitmentListQuery = z.infer<typeof commitmentListQuerySchema>;

export const commitmentPageSchema = z.object({
  /** Open ones by day, those without a day last; closed ones newest first. */
  items: z.array(commitmentSchema),
  /** What to ask the next page with; null at the end. */
  next: z.nullable(z.string()),
  /** The day by which they were grouped. */
  today: z.string(),
});
export type CommitmentPage = z.infer<typeof commitmentPageSchema>;

export const commitmentCountsSchema = z.object({
  late: z.number(),
  today: z.number(),
  week: z.number(),
  later: z.number(),
  undated: z.number(),
});
export type CommitmentCounts = z.infer<typeof commitmentCountsSchema>;

export const commitmentEventSchema = z.object({
  id: z.string(),
  kind: oneOf(commitmentEventKinds),
  /** What it was and what it became, as far as that is one value: a day, a text. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type CommitmentEvent = z.infer<typeof commitmentEventSchema>;

/** What one typed line says of a promise; what it does not say is null. */
export const commitmentReadingSchema = z.object({
  /** The promise in its own words, without the name and the day. */
  text: z.string(),
  owner: oneOf(commitmentOwners),
  employee: z.nullable(namedSchema),
  /** Several people bear the name: one tap chooses. */
  candidates: z.array(namedSchema),
  dueOn: z.nullable(z.string()),
});
export type CommitmentReading = z.infer<typeof commitmentReadingSchema>;

export const commitmentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/commitments',
    summary: 'Commitments: open ones by day with their group, closed ones newest first',
    query: commitmentListQuerySchema,
    response: commitmentPageSchema,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/commitments/counts',
    summary: 'How many open commitments each group has, a hundred at most',
    query: z.object(filterFields),
    response: commitmentCountsSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/commitments',
    summary: 'Note a commitment by hand or from the diary; once for each Idempotency-Key',
    body: z.extend(commitmentFormSchema, { companyId: idSchema }),
    response: commitmentSchema,
    status: 201,
  }),
  readLine: endpoint({
    method: 'POST',
    path: '/api/commitments/read-line',
    summary: 'What a typed line says of a commitment: person and day; nothing is kept',
    body: z.object({
      companyId: idSchema,
      line: z.string().check(z.maxLength(limits.diaryEntry)),
      /** Any line is a promise where the leader said so ('combinar …'); else it has to say so itself. */
      isPromise: z._default(z.boolean(), false),
    }),
    response: z.object({ reading: z.nullable(commitmentReadingSchema) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/commitments/:id',
    summary: 'One commitment with what became of it, newest first',
    response: z.extend(commitmentSchema, { events: z.array(commitmentEventSchema) }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/commitments/:id',
    summary: 'Rewrite, postpone or hand over an open commitment, or change its evidence',
    body: commitmentPatchSchema,
    response: commitmentSchema,
  }),
  done: endpoint({
    method: 'POST',
    path: '/api/commitments/:id/done',
    summary: 'The commitment was kept; a recurring one has its next',
    body: z.object({ evidence: z.optional(evidenceText) }),
    response: z.object({ commitment: commitmentSchema, next: z.nullable(commitmentSchema) }),
  }),
  drop: endpoint({
    method: 'POST',
    path: '/api/commitments/:id/drop',
    summary: 'The commitment makes no sense any more; one that recurs ends',
    response: commitmentSchema,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/commitments/:id/reopen',
    summary: 'Take back that it was done or dropped',
    response: commitmentSchema,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/commitments/:id',
    summary: 'Delete a commitment; it can be taken back for a moment',
    response: outcomeSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/commitments/:id/restore',
    summary: 'Take a deletion back, within a minute',
    response: commitmentSchema,
  }),
};
