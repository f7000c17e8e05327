import * as z from 'zod/mini';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { themeOf } from '../knowledge/meeting/topics.ts';
import type { TopicTheme } from '../knowledge/meeting/theme.ts';
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
import { formatMaterials, mouldFor, onlineVoices, pause, plainEnd } from './moulds.ts';
import { noticesFor } from './notices.ts';
import { meetingRequest, type MeetingRequest } from './request.ts';

/*
 * A meeting without a model: the asked topics, as typed, each led in its own way by the workbook of the type.
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
  const { items, postponed, themes } = agendaFor(request, mould);
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
    ready: [sheetFor(request, mould.sheet, postponed)],
    materials: [...mould.materials, formatMaterials[format][pair ? 'pair' : 'group']],
    suggestions: noticesFor(request, {
      postponed,
      themes,
      after: mould.after,
      // Everyone invited reads the agenda; how to get through the talk is for the leader.
      hints: mould.rescues,
      share: minutes / (request.others.length + 1),
    }),
  });
}

function opening({ minutes, format, topics }: MeetingRequest): string {
  const how = format === 'online' ? 'em chamada' : 'em pessoa';
  const one = topics.length === 1 ? ', para um assunto' : '';
  const about = topics.length > 1 ? `, para ${topics.length} assuntos` : one;
  return `São ${minutes} minutos ${how}${about}.`;
}

interface Agenda {
  items: TimedItem[];
  /** Topics for which there is no time. */
  postponed: string[];
  themes: TopicTheme[];
}

function agendaFor(request: MeetingRequest, mould: Mould): Agenda {
  const { duration, minutes, topics, promisesDecision } = request;
  const last = promisesDecision ? mould.decide : (mould.close ?? mould.decide);
  const ends = endsOf(duration, last === mould.decide);
  const rests = duration === '120' && topics.length !== 1;
  const room = minutes - ends.open - ends.close - (rests ? pauseMinutes : 0);
  const fitting = topics.slice(0, topicsThatFit(room));
  const leading = topicLeading(request, mould);
  const asked =
    fitting.length === 0
      ? ownItems(mould, room)
      : equalParts(room, fitting.length).map((own, index) =>
          leading.item(fitting[index] ?? '', own),
        );
  return {
    items: [
      { ...withVoices(mould.open, request), minutes: ends.open },
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

/** In minutes: a shorter topic begins with its question, a longer one with something to open it. */
const fairTopic = 8;
/** A topic has a question more for each of these. */
const minutesAQuestion = 12;
const mostQuestions = 3;

/** How the topics are led, one after another, without a question or an activity asked twice. */
function topicLeading({ type }: MeetingRequest, mould: Mould) {
  const next = {
    knows: taking(mould.knows),
    ends: taking(mould.ends),
    openers: taking(mould.openers),
    questions: taking(mould.questions),
  };
  const used = new Set<TopicTheme>();
  const themed = (topic: string): TopicTheme | null => {
    const theme = themeOf(topic);
    if (theme === null || used.has(theme)) return null;
    const said = [theme.focus, ...theme.questions];
    if (type === 'one-on-one' && said.some((text) => ofMany.test(text))) return null;
    used.add(theme);
    return theme;
  };
  return {
    themes: () => [...used],
    item(topic: string, minutes: number): TimedItem {
      const theme = themed(topic);
      const some = Math.min(mostQuestions, 1 + Math.floor(minutes / minutesAQuestion));
      const knows = theme && next.knows();
      const questions = theme
        ? theme.questions.slice(0, some).map(aloud)
        : Array.from({ length: some }, next.questions);
      return {
        topic,
        minutes,
        description: theme && knows ? `${knows} ${theme.focus}.` : next.ends() || plainEnd,
        activities: [minutes >= fairTopic ? next.openers() : '', ...questions].filter(
          (activity) => activity !== '',
        ),
      };
    },
  };
}

/** A sentence with one of these is about a group: it has no place in a talk of two. */
const ofMany = /\b(?:equipe|grupo|colegas|time|todos|todas)\b/iu;

/** Gives one text a call, in their order, and '' after the last. */
function taking(texts: readonly string[]): () => string {
  let at = 0;
  return () => texts[at++] ?? '';
}

/** In words. A longer topic stands in the table as 'Assunto 2', its place in the agenda. */
const longestLabel = 5;

/** The table in which agreements are written down during the meeting, with its first column filled in. */
function sheetFor(
  { type, topics, leader, others }: MeetingRequest,
  { title, columns, rows, perTopic = false }: Sheet,
  postponed: readonly string[],
) {
  const asked = topics.slice(0, topics.length - postponed.length);
  const labels = asked.map((topic, index) =>
    topic.split(/\s+/u).length > longestLabel ? `Assunto ${index + 1}` : topic,
  );
  const pair = type === 'one-on-one' && others.length === 1 ? [leader, ...others] : rows;
  const first = perTopic && labels.length > 0 ? labels : pair;
  return {
    title,
    lines: [],
    columns: [...columns],
    rows: first.map((label) => [label, ...columns.slice(1).map(() => '')]),
  };
}

/** A question of `knowledge` as a line to say. */
function aloud(question: string): string {
  return `“${question.charAt(0).toUpperCase()}${question.slice(1)}”`;
}
