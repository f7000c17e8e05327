import { inSentence } from '../writing/portuguese.ts';
import type { AgendaSlot } from '../knowledge/meeting/agendas.ts';
import { meetingBlocks } from '../knowledge/meeting/blocks.ts';
import { onlineParticipation } from '../knowledge/meeting/materials.ts';
import type { Outcome, TopicTheme } from '../knowledge/meeting/theme.ts';
import { subjectQuestions } from '../knowledge/meeting/questions.ts';
import {
  crowdVoices,
  groupVoices,
  openFocus,
  openQuestions,
  outcomeOf,
  outcomeVerbs,
  pairClosings,
  pairFocus,
  themeOf,
  themeOfTopic,
  topicClosings,
  topicContexts,
} from '../knowledge/meeting/topics.ts';
import type { MeetingType } from './contract.ts';
import { asking, filled, responsibleFor, type Item } from './item.ts';
import type { Meeting } from './reading.ts';

/** What is expected of a topic where neither its words nor its theme say it. */
const usualOutcomes: Record<MeetingType, Outcome> = {
  team: 'discuss',
  planning: 'decide',
  review: 'discuss',
  'one-on-one': 'discuss',
  strategic: 'decide',
};

/** From so many minutes on, a topic has time for more. */
const ample = { context: 8, voice: 15, thirdQuestion: 20 };

/** The items that take the place of `TOP`: the topics, or what the meeting is about. */
export function topicItems(meeting: Meeting, [minutes, , title]: AgendaSlot): Item[] {
  const { type, topics, ownMinutes } = meeting;
  if (type === 'one-on-one') {
    const own = topics.length === 0 ? minutes : ownMinutes;
    return [
      ...(own > 0 ? [ownSubjects(meeting, { title, minutes: own })] : []),
      ...topics.map((topic) => topicItem(meeting, topic)),
    ];
  }
  const items =
    topics.length > 0
      ? topics.map((topic) => topicItem(meeting, topic))
      : [mainSubject(meeting, { title, minutes })];
  return withParticipation(meeting, items);
}

export function expectedOutcome(text: string, type: MeetingType): Outcome {
  return outcomeOf(text) ?? themeOfTopic(text)?.outcome ?? usualOutcomes[type];
}

/** A topic that was typed, word for word, with what is expected of it and how to lead it. */
export function topicItem(meeting: Meeting, topic: { text: string; minutes: number }): Item {
  const { text, minutes } = topic;
  const { type } = meeting;
  const outcome = expectedOutcome(text, type);
  // Between two, a vacancy is the other's next step, and no hiring.
  const theme = themeOfTopic(type === 'one-on-one' ? text.replace(/\bvaga/giu, 'carreira') : text);
  return led(meeting, { topic: text, minutes, outcome, theme });
}

/** Without topics the main item is about the meeting's own subject. */
function mainSubject(
  meeting: Meeting,
  { title, minutes }: { title: string; minutes: number },
): Item {
  const { subject, objective, type } = meeting;
  const topic =
    subject === null
      ? title
      : `${title}: ${/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(subject) ? subject : inSentence(subject)}`;
  const theme = themeOf(`${objective} ${subject ?? ''}`);
  const outcome = outcomeOf(objective) ?? theme?.outcome ?? usualOutcomes[type];
  return led(meeting, { topic, minutes, outcome, theme });
}

interface Led {
  topic: string;
  minutes: number;
  outcome: Outcome;
  theme: TopicTheme | null;
}

function led(meeting: Meeting, { topic, minutes, outcome, theme }: Led): Item {
  const { variants, audience } = meeting;
  const pair = audience === 'pair';
  const closing = variants.take(pair ? pairClosings : topicClosings[outcome]);
  const context = !pair && minutes >= ample.context ? [variants.take(topicContexts[outcome])] : [];
  const voice = audience === 'group' && minutes >= ample.voice ? [variants.take(groupVoices)] : [];
  const crowd = audience === 'crowd' && minutes >= ample.voice ? [variants.take(crowdVoices)] : [];
  return {
    topic,
    minutes,
    description: `${outcomeVerbs[outcome]} ${focusFor(meeting, { outcome, theme })}.`,
    activities: [
      ...context,
      ...questionsFor(meeting, { minutes, theme }),
      ...voice,
      ...crowd,
      filled(closing, meeting),
    ],
    responsible: leaderOf(meeting),
  };
}

function focusFor(meeting: Meeting, { outcome, theme }: Pick<Led, 'outcome' | 'theme'>): string {
  const { variants, audience } = meeting;
  const between = audience === 'pair' && outcome === 'discuss' ? pairFocus : null;
  const fresh = [theme?.focus, between].find((ways) => ways && !variants.usedUp(ways));
  return filled(variants.take(fresh ?? openFocus[outcome]), meeting);
}

/** A conversation about the other's work is the other's to lead. */
function leaderOf(meeting: Meeting): string {
  const { type, person } = meeting;
  return type === 'one-on-one'
    ? person.speaker
    : responsibleFor(meetingBlocks.TOP.responsible, meeting);
}

/** The theme's own questions, the strongest first; then any that fits anything. */
function questionsFor(
  { variants, audience, asked }: Meeting,
  { minutes, theme }: Pick<Led, 'minutes' | 'theme'>,
): string[] {
  const least = audience === 'pair' ? ample.context : ample.voice;
  const count = minutes >= ample.thirdQuestion ? 3 : minutes >= least ? 2 : 1;
  const own = theme?.questions.filter((question) => !asked.has(question)).slice(0, count) ?? [];
  own.forEach((question) => asked.add(question));
  const open = Array.from({ length: count - own.length }, () => variants.take(openQuestions));
  return [...own, ...open].map(asking);
}

/** What the other brings to a conversation between two; the leader's objective has its place in it. */
function ownSubjects(
  meeting: Meeting,
  { title, minutes }: { title: string; minutes: number },
): Item {
  const { variants, topics, objective } = meeting;
  const alone = topics.length === 0;
  const theme = alone ? themeOf(objective) : null;
  const own = Array.from({ length: minutes >= ample.voice ? 2 : 1 }, () =>
    asking(variants.take(subjectQuestions)),
  );
  const description = alone
    ? 'Tratar primeiro o que {pessoa} trouxe e, em seguida, o objetivo da conversa.'
    : 'Tratar primeiro o que {pessoa} trouxe, na ordem que fizer mais sentido para quem trouxe.';
  return {
    topic: title,
    minutes,
    description: filled(description, meeting),
    activities: [
      ...own,
      ...(alone ? questionsFor(meeting, { minutes, theme }) : []),
      filled(variants.take(pairClosings), meeting),
    ],
    responsible: meeting.person.speaker,
  };
}

/** Online, one way for everybody to take part. */
function withParticipation({ format, audience }: Meeting, items: Item[]): Item[] {
  const [first, ...rest] = items;
  if (format !== 'online' || !first || audience === 'pair') return items;
  const activities = [...first.activities];
  activities.splice(-1, 0, onlineParticipation[audience]);
  return [{ ...first, activities }, ...rest];
}
