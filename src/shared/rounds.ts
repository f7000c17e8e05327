import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, oneOf, textOfAtLeast, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';
import { idCursor } from './cursors.ts';

/*
 * Conte para mim: up to three questions to one's people, each asked by a secret address of their own and answered
 * by name. An answer may be changed until the round ends; it stands on the person's page.
 */

export const roundStates = {
  open: 'Aberta',
  ended: 'Prazo encerrado',
  closed: 'Encerrada',
} as const;
export type RoundState = keyof typeof roundStates;

export const roundPersonStates = {
  waiting: 'Ainda não abriu',
  opened: 'Abriu, não respondeu',
  answered: 'Respondeu',
} as const;
export type RoundPersonState = keyof typeof roundPersonStates;

/** How long answers are asked for, in days: as it is proposed, and at most. */
export const roundDays = { usual: 7, most: 90 } as const;

/** Ours, to be taken as they are or changed. */
export const readyQuestions = [
  {
    title: 'Dia a dia',
    questions: [
      'O que está indo bem no seu trabalho e vale continuar?',
      'O que está atrapalhando, e o que ajudaria a resolver?',
      'O que tornaria melhor a sua próxima semana?',
    ],
  },
  {
    title: 'Apoio da liderança',
    questions: [
      'O que devo manter ou mudar no meu jeito de liderar?',
      'Em que você precisa de mim e em que eu atrapalho?',
      'Qual assunto temos adiado?',
    ],
  },
  {
    title: 'Desenvolvimento',
    questions: [
      'O que você aprendeu desde a nossa última conversa?',
      'Qual é a próxima conquista que você quer buscar?',
      'De que apoio você precisa para chegar lá?',
    ],
  },
  {
    title: 'Reconhecimento',
    questions: [
      'De que você mais se orgulha nas últimas semanas?',
      'Como você prefere receber reconhecimento?',
      'Quem da equipe ajudou você, e como?',
    ],
  },
] as const;

const questionText = textOfAtLeast(1, limits.roundQuestion, 'Escreva a pergunta');

const roundFields = {
  id: z.string(),
  questions: z.array(z.string()),
  state: oneOf(roundStates),
  createdAt: timestampSchema,
  /** The last day on which answers are taken, `yyyy-MM-dd`. */
  closesOn: z.string(),
};

const roundItemSchema = z.object({
  ...roundFields,
  people: z.number(),
  answered: z.number(),
});
export type RoundItem = z.infer<typeof roundItemSchema>;

const roundPersonSchema = z.object({
  /** Of the person's part in the round. */
  id: z.string(),
  employee: z.object({ id: z.string(), name: z.string() }),
  state: oneOf(roundPersonStates),
  openedAt: z.nullable(timestampSchema),
  answeredAt: z.nullable(timestampSchema),
  remindedAt: z.nullable(timestampSchema),
  /** In the order of the questions; '' is none. */
  answers: z.array(z.string()),
});
export type RoundPerson = z.infer<typeof roundPersonSchema>;

/** By name. */
const roundSchema = z.object({ ...roundFields, people: z.array(roundPersonSchema) });
export type Round = z.infer<typeof roundSchema>;

/** An address is told here and never again. */
const linkSchema = z.object({ personId: z.string(), url: z.string() });
export type RoundLink = z.infer<typeof linkSchema>;
const personLinkSchema = z.object({ person: roundPersonSchema, url: z.string() });

export const roundEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/rounds',
    summary: 'Rounds of questions, newest first, with how many have answered',
    query: z.object({
      companyId: idSchema,
      before: idCursor,
    }),
    response: z.object({
      items: z.array(roundItemSchema),
      /** `before` of the next page; null: this is the last. */
      next: z.nullable(z.string()),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/rounds/:id',
    summary: 'One round: who has answered, and what',
    response: roundSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/rounds',
    summary: 'Ask people up to three questions; once for each Idempotency-Key',
    body: z.object({
      companyId: idSchema,
      employeeIds: z
        .array(idSchema)
        .check(
          z.minLength(1, 'Escolha pelo menos uma pessoa'),
          z.maxLength(limits.roundPeople, `Escolha até ${limits.roundPeople} pessoas`),
        ),
      questions: z
        .array(questionText)
        .check(
          z.minLength(1, 'Escreva pelo menos uma pergunta'),
          z.maxLength(limits.roundQuestions, `Faça até ${limits.roundQuestions} perguntas`),
        ),
      closesOn: daySchema,
    }),
    response: z.object({ round: roundSchema, links: z.array(linkSchema) }),
    status: 201,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/rounds/:id/close',
    summary: 'Its addresses open nothing any more; the answers stay',
    response: roundSchema,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/rounds/:id/reopen',
    summary: 'Take that back, within a minute',
    response: roundSchema,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/round-people/:id/renew',
    summary: 'A new address for one person; the ones before open nothing any more',
    response: personLinkSchema,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/round-people/:id/remind',
    summary: 'An address for a reminder, once for each person; the first one still opens',
    response: personLinkSchema,
  }),
};
