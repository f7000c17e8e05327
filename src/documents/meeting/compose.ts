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
import {
  formatMaterials,
  moulds,
  onlineVoices,
  pause,
  type Mould,
  type MouldItem,
} from './moulds.ts';
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
  const mould = moulds[type];
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
    materials: [...mould.materials, formatMaterials[format][pair ? 'pair' : 'group']],
    suggestions: noticesFor(request, {
      postponed,
      themes,
      after: mould.after,
      // Both read the agenda of a talk of two; how to get through it is for the leader.
      hints: pair ? mould.rescues : [],
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

/** Short topics are asked one question; only long ones get the way out of a deadlock. */
const longTopic = 15;
const fairTopic = 8;

/** Leads topic after topic, and says nothing twice while there is something else to say. */
function topicLeading({ type }: MeetingRequest, mould: Mould) {
  const next = {
    knows: taking(mould.knows),
    ends: taking(mould.ends),
    openers: taking(mould.openers),
    questions: taking(mould.questions),
    rescues: taking(mould.rescues),
    closers: taking(mould.closers),
  };
  const used = new Map<TopicTheme, number>();
  const themed = (topic: string): TopicTheme | null => {
    const theme = themeOf(topic);
    const times = theme === null ? 0 : (used.get(theme) ?? 0);
    if (theme === null || times === theme.focus.length) return null;
    used.set(theme, times + 1);
    return theme;
  };
  const questionsOf = (theme: TopicTheme | null, minutes: number): string[] => {
    const some = minutes >= fairTopic ? 2 : 1;
    if (theme === null) return Array.from({ length: some }, next.questions);
    // The first of two topics on one theme asks two of its questions, the second asks the third.
    const again = (used.get(theme) ?? 1) > 1;
    const own = again ? theme.questions.slice(2) : theme.questions.slice(0, some);
    const said = own.filter((question) => type !== 'one-on-one' || !ofMany.test(question));
    return said.length > 0 ? said.map(aloud) : [next.questions()];
  };
  return {
    themes: () => [...used.keys()],
    item(topic: string, minutes: number): TimedItem {
      const theme = themed(topic);
      const focus = theme?.focus[(used.get(theme) ?? 1) - 1] ?? '';
      const sayable = focus !== '' && !(type === 'one-on-one' && ofMany.test(focus));
      const questions = questionsOf(theme, minutes);
      return {
        topic,
        minutes,
        description: sayable ? `${next.knows()} ${focus}.` : next.ends(),
        activities: [
          ...(minutes >= fairTopic ? [next.openers()] : []),
          ...questions,
          ...(minutes >= longTopic && type !== 'one-on-one' ? [next.rescues()] : []),
          next.closers(),
        ],
      };
    },
  };
}

/** Said of many: it has no place in a talk of two. */
const ofMany = /\b(?:equipe|grupo|colegas|time|todos|todas)\b/iu;

function taking(texts: readonly string[]): () => string {
  let at = 0;
  return () => texts[at++ % texts.length] ?? '';
}

/** A question of the knowledge as it is said. */
function aloud(question: string): string {
  return `“${question.charAt(0).toUpperCase()}${question.slice(1)}”`;
}
