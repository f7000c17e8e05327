import * as z from 'zod/mini';
import { plural } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { themeOf } from '../knowledge/meeting/topics.ts';
import type { TopicTheme } from '../knowledge/meeting/theme.ts';
import { reservedForLeader, takenUp } from '../reading/followed.ts';
import { balance, minutesText } from '../settling/minutes.ts';
import {
  meetingContentSchema,
  meetingDurations,
  meetingFormats,
  type MeetingContent,
  type MeetingForm,
} from './contract.ts';
import { endsOf, equalParts, pauseMinutes, topicsThatFit } from './minutes.ts';
import type { Mould, MouldItem, Sheet } from './mould.ts';
import { formatMaterials, mouldFor, onlineVoices, pause, topicLine } from './moulds.ts';
import { noticesFor } from './notices.ts';
import { meetingRequest, type MeetingRequest } from './request.ts';

/*
 * A meeting without a model: the asked topics, as typed, with lines to fill in, in the order of the type.
 */

interface TimedItem extends MouldItem {
  minutes: number;
}

export function composeMeeting(
  brief: Brief<MeetingForm>,
  context: DocumentContext,
): MeetingContent {
  const request = meetingRequest(brief, context);
  const { type, format, duration, leader, minutes } = request;
  const mould = mouldFor(request);
  const { items, postponed, themes } = agendaFor(request, mould, takenUp(context));
  const pair = type === 'one-on-one';
  return z.parse(meetingContentSchema, {
    title: request.title,
    summary: `${opening(request)} ${mould.summary}`,
    objective: request.objective || mould.objective,
    duration: meetingDurations[duration],
    format: meetingFormats[format],
    participants: request.participants,
    agenda: items.map(({ minutes: own, ...item }) => ({
      ...item,
      duration: minutesText(own),
      responsible: leader,
    })),
    ready: sheetsFor(request, mould.sheet),
    materials: [...mould.materials, formatMaterials[format][pair ? 'pair' : 'group']],
    suggestions: noticesFor(request, {
      postponed,
      themes,
      reserved: reservedForLeader(context),
      share: minutes / (request.others.length + 1),
    }),
  });
}

function opening({ minutes, topics }: MeetingRequest): string {
  const about = topics.length > 0 ? ` para ${plural(topics.length, 'assunto', 'assuntos')}` : '';
  return `São ${minutes} minutos${about}.`;
}

interface Agenda {
  items: TimedItem[];
  /** Topics for which there is no time. */
  postponed: string[];
  themes: TopicTheme[];
}

/** What was agreed and is open comes before what is new. */
function withOpen(item: MouldItem, open: readonly string[]): MouldItem {
  return open.length === 0 ? item : { ...item, activities: [...item.activities, ...open] };
}

function agendaFor(request: MeetingRequest, mould: Mould, open: readonly string[]): Agenda {
  const { duration, minutes, topics, promisesDecision } = request;
  const last = promisesDecision ? mould.decide : (mould.close ?? mould.decide);
  const ends = endsOf(duration, last === mould.decide);
  const rests = duration === '120' && topics.length !== 1;
  const room = minutes - ends.open - ends.close - (rests ? pauseMinutes : 0);
  const fitting = topics.slice(0, topicsThatFit(room));
  const leading = topicLeading(request);
  const asked =
    fitting.length === 0
      ? ownItems(mould, room)
      : equalParts(room, fitting.length).map((own, index) =>
          leading.item(fitting[index] ?? '', own),
        );
  return {
    items: [
      { ...withOpen(withVoices(mould.open, request), open), minutes: ends.open },
      ...(rests ? withPause(asked) : asked),
      { ...last, minutes: ends.close },
    ],
    postponed: topics.slice(fitting.length),
    themes: leading.themes(),
  };
}

function ownItems({ own }: Mould, room: number): TimedItem[] {
  const minutes = balance(
    own.map(({ share }) => share),
    room,
  );
  return own.map(({ share: _, ...item }, index) => ({ ...item, minutes: minutes[index] ?? 1 }));
}

function withPause(items: readonly TimedItem[]): TimedItem[] {
  const middle = Math.ceil(items.length / 2);
  return [...items.slice(0, middle), { ...pause, minutes: pauseMinutes }, ...items.slice(middle)];
}

function withVoices(item: MouldItem, { format, type }: MeetingRequest): MouldItem {
  if (format !== 'online' || type === 'one-on-one') return item;
  return { ...item, activities: [...item.activities, onlineVoices] };
}

/** Each topic as typed; one question where the library knows the topic, and lines to fill in. */
function topicLeading({ type }: MeetingRequest) {
  const used = new Set<TopicTheme>();
  const themed = (topic: string): TopicTheme | null => {
    const theme = themeOf(topic);
    if (theme === null || used.has(theme)) return null;
    if (type === 'one-on-one' && theme.questions.some((text) => ofMany.test(text))) return null;
    used.add(theme);
    return theme;
  };
  return {
    themes: () => [...used],
    item(topic: string, minutes: number): TimedItem {
      const [question] = themed(topic)?.questions ?? [];
      return question === undefined
        ? { topic, minutes, description: topicLine, activities: [] }
        : { topic, minutes, description: aloud(question), activities: [topicLine] };
    },
  };
}

/** A sentence with one of these is about a group: it has no place in a talk of two. */
const ofMany = /\b(?:equipe|grupo|colegas|time|todos|todas)\b/iu;

/** The table in which agreements are written down during the meeting. */
function sheetsFor(
  { type, topics, leader, others }: MeetingRequest,
  { title, columns, rows, perTopic = false }: Sheet,
) {
  if (perTopic && topics.length > 0) return [];
  const first = type === 'one-on-one' && others.length === 1 ? [leader, ...others] : rows;
  const cells = first.map((label) => [label, ...columns.slice(1).map(() => '')]);
  return [{ title, lines: [], columns: [...columns], rows: cells }];
}

/** A question of `knowledge` as a line to say. */
function aloud(question: string): string {
  return `“${question.charAt(0).toUpperCase()}${question.slice(1)}”`;
}
