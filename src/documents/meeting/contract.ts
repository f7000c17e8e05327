import * as z from 'zod/mini';
import { lines, oneOf, text as line, textOfAtLeast } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { minutesOf, turnsOf, type CalendarEntry } from '../kit/calendar.ts';
import { documentContract } from '../kit/contract.ts';
import {
  addedFields,
  list,
  optionalField,
  readyField,
  text,
  textList,
  textOrEmpty,
  unasked,
} from '../kit/fields.ts';
import { figureOf } from '../kit/form-fields.ts';
import { plainName } from '../kit/names.ts';
import { pageField } from '../kit/page.ts';
import { opening, section, type Block, type Outline } from '../kit/outline.ts';
import { readyBlocks, readyOutline } from '../kit/ready.ts';
import { promisesIn, textOfPromise, type PromiseInDocument } from '../kit/promises.ts';

export const meetingDurations = {
  30: '30 minutos',
  60: '1 hora',
  90: '1h30 minutos',
  120: '2 horas',
} as const;
export const meetingDurationValues = ['30', '60', '90', '120'] as const;
export type MeetingDuration = (typeof meetingDurationValues)[number];

export const meetingTypes = {
  team: 'Reunião de equipe',
  planning: 'Planejamento',
  review: 'Revisão de resultados',
  'one-on-one': 'Conversa individual',
  strategic: 'Estratégica',
} as const;
export type MeetingType = keyof typeof meetingTypes;

export const meetingFormats = { presencial: 'Presencial', online: 'Online' } as const;
export type MeetingFormat = keyof typeof meetingFormats;

const figures = new Intl.NumberFormat('pt-BR');

/** Names, one a line; blank lines are none. */
const participantsField = z._default(
  z.pipe(
    z.pipe(
      z.array(line(limits.name)),
      z.transform((names) => names.filter((name) => name !== '')),
    ),
    z.array(z.string()).check(
      z.maxLength(limits.participants, {
        error: ({ input }) =>
          `São no máximo ${figures.format(limits.participants)} participantes, e a lista tem ${figures.format(input?.length ?? 0)}. Apague os nomes de quem não vai participar.`,
      }),
    ),
  ),
  [],
);

export const meetingFormSchema = z.object({
  title: textOfAtLeast(1, limits.line),
  objective: textOfAtLeast(1, limits.paragraph),
  duration: figureOf(meetingDurationValues),
  type: oneOf(meetingTypes),
  format: oneOf(meetingFormats),
  selectedTeams: z._default(z.array(z.string()).check(z.maxLength(limits.listItems)), []),
  topics: z._default(lines(), []),
  participants: participantsField,
});
export type MeetingForm = z.infer<typeof meetingFormSchema>;

const agendaField = list(
  z.object({
    topic: text('Tema a definir'),
    duration: text('Duração não especificada'),
    description: unasked(textOrEmpty('Descrição não especificada')),
    activities: unasked(textList()),
    /** What is used while the item goes on: two sums to compare, a text to read. */
    ready: unasked(readyField),
    responsible: text('Responsável a definir pela liderança'),
  }),
);

export const meetingContentSchema = z.object({
  title: text('Título não especificado'),
  page: pageField,
  summary: unasked(optionalField()),
  objective: text('Objetivo não especificado'),
  duration: text('Duração não especificada'),
  format: text('Formato não especificado'),
  participants: textList(),
  materials: unasked(textList()),
  agenda: agendaField,
  /** Another name of the agenda, in rows of elsewhere. */
  script: z.catch(z.optional(agendaField), undefined),
  ready: unasked(readyField),
  suggestions: textList(),
  ...addedFields,
});
export type MeetingContent = z.infer<typeof meetingContentSchema>;
export type AgendaItem = MeetingContent['agenda'][number];

/** The items of the meeting, under whichever of the two names they came. */
export function agendaOf({ agenda, script }: MeetingContent): AgendaItem[] {
  return agenda.length > 0 ? agenda : (script ?? []);
}

/** Who leads every item, so that it is said once; '' where they differ. */
export function sharedResponsible(items: readonly AgendaItem[]): string {
  const [first, ...others] = new Set(items.map(({ responsible }) => responsible));
  return others.length === 0 ? (first ?? '') : '';
}

/** The meeting at a glance: when each item has its turn, and what comes of it. */
function agendaTable(items: readonly AgendaItem[], hasLeaders: boolean): Block {
  const turns = turnsOf(items.map(({ duration }) => duration));
  const rows = items.map(({ topic, description, responsible }, index) => [
    turns[index]!,
    topic,
    ...(hasLeaders ? [responsible] : []),
    description,
  ]);
  const asText = items.map(({ topic, duration, description, responsible }) => {
    const who = hasLeaders ? ` (${responsible})` : '';
    return `- ${topic} — ${duration}${who}: ${description}`;
  });
  const head = ['Tempo', 'Assunto', ...(hasLeaders ? ['Quem conduz'] : []), 'O que sai daqui'];
  return { type: 'table', head, rows, lines: asText };
}

function outline(content: MeetingContent): Outline {
  const { title, summary, objective, duration, format, participants, materials } = content;
  const items = agendaOf(content);
  const leads = sharedResponsible(items);
  return {
    title,
    blocks: [
      ...opening(summary),
      {
        type: 'facts',
        facts: [
          ['Objetivo', objective],
          ['Duração', duration],
          ['Formato', format],
          ...(leads === '' ? [] : [['Condução', leads] as const]),
          ...(participants.length === 0
            ? []
            : [['Participantes', participants.join('; ')] as const]),
        ],
      },
      ...section('Materiais', { type: 'list', items: materials }),
      ...section('Pauta', agendaTable(items, leads === '')),
      ...section(
        'Roteiro',
        ...items.flatMap(({ topic, activities, ready }): Block[] => {
          // An item stands under a heading of the third level, the last that there is.
          const pieces = ready.flatMap((piece): Block[] => [
            ...(piece.title ? [{ type: 'paragraph', text: piece.title } as const] : []),
            ...readyBlocks(piece),
          ]);
          return activities.length + pieces.length === 0
            ? []
            : [
                { type: 'heading', level: 3, text: topic },
                ...(activities.length > 0 ? [{ type: 'list', items: activities } as const] : []),
                ...pieces,
              ];
        }),
      ),
      ...readyOutline(content.ready),
    ],
    forLeader: content.suggestions,
  };
}

/** One entry, as long as the meeting: when it begins is asked for. */
function calendar(content: MeetingContent, form: Partial<MeetingForm>): CalendarEntry[] {
  const { title, objective, duration, participants } = content;
  const topics = agendaOf(content).map((item) => `- ${item.topic} (${item.duration})`);
  const notes = [
    `Objetivo: ${objective}`,
    ...(topics.length > 0 ? ['Pauta:', ...topics] : []),
    ...(participants.length > 0 ? [`Participantes: ${participants.join(', ')}`] : []),
  ];
  const minutes = minutesOf(duration) ?? Number(form.duration ?? 60);
  return [{ key: 'meeting', title, notes: notes.join('\n'), minutes }];
}

/** Who answers for each item; where one person leads them all, the meeting is one promise. */
function promises(content: MeetingContent): PromiseInDocument[] {
  const items = agendaOf(content);
  const leads = sharedResponsible(items);
  if (leads !== '') {
    const words = `Conduzir a reunião “${content.title}”`;
    return promisesIn('meeting', [{ words, owner: 'other', ownerName: leads }]).map((promise) => ({
      ...promise,
      words: null,
    }));
  }
  return promisesIn(
    'item',
    items.map(({ topic, responsible }) => ({
      words: topic,
      owner: 'other',
      ownerName: responsible,
    })),
  ).map((promise) => ({
    ...promise,
    text: textOfPromise(`Responder por “${promise.text}” na reunião`),
  }));
}

export const meeting = documentContract({
  formSchema: meetingFormSchema,
  audience: 'team',
  // Of a conversation of two nobody else reads: then it may go on from what the two agreed.
  audienceOf: ({ type, participants = [] }, { employee, leader }) =>
    type === 'one-on-one' &&
    employee !== null &&
    participants.every((name) => [employee, leader].map(plainName).includes(plainName(name)))
      ? 'person'
      : 'team',
  emptyForm: () => ({
    title: '',
    objective: '',
    duration: '60' as const,
    type: 'team' as const,
    format: 'presencial' as const,
    selectedTeams: [],
    topics: [''],
    participants: [],
  }),
  aliases: { subject: 'title' },
  contentSchema: meetingContentSchema,
  outline,
  calendar: (content, { form }) => calendar(content, form),
  promises,
});
