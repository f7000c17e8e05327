import { contentWords, normalize } from '../../knowledge/words.ts';
import { agendaItems, itemOf } from '../agenda.ts';
import type { AgendaItem } from '../contract.ts';
import type { Item } from '../item.ts';
import { minutesOf } from '../../kit/calendar.ts';
import { fitMinutes } from '../minutes.ts';
import { spokenObjective, statesObjective } from '../objective.ts';
import type { Meeting } from '../reading.ts';
import { endsWithRecord, namesPause, pauseFrom, pauseMinutes, topicMinutes } from '../rules.ts';
import { settledConversation } from './conversation.ts';
import { settledResponsible } from './responsible.ts';
import { topicItem } from '../topic-items.ts';

interface SettledAgenda {
  items: Item[];
  /** Typed topics that have no item. */
  postponed: string[];
}

/** An item that says nothing of itself is none. */
const nameless = 'Tema a definir';
const fewestItems = 3;
/** An item of less than so many minutes, on average, is a list of subjects and no agenda. */
const minutesPerItem = 3;

/** A model's items with the typed topics, the pause, the two ends and the sum that they must have. */
export function settledAgenda(written: readonly AgendaItem[], meeting: Meeting): SettledAgenda {
  const { minutes, individual, forHr } = meeting;
  const apart = [...individual, ...forHr];
  const firstPause = written.findIndex(isPause);
  const shown = written.filter(
    (item, index) =>
      item.topic !== nameless &&
      !apart.some((text) => speaksOf(item.topic, text)) &&
      (!isPause(item) || index === firstPause),
  );
  if (shown.length < fewestItems) {
    return { items: agendaItems(meeting), postponed: meeting.postponed };
  }
  const most = Math.floor(minutes / minutesPerItem);
  const last = shown.at(-1);
  const few = shown.length > most && last ? [...shown.slice(0, most - 3), last] : shown;
  const items = withMinutes(few, meeting).map((item) => whole(item, meeting));
  withPause(items, meeting);
  const postponed = placeTypedTopics(items, meeting);
  withEnds(items, meeting);
  settledConversation(items, meeting);
  return { items, postponed };
}

function withMinutes(written: readonly AgendaItem[], { minutes: total, topics }: Meeting): Item[] {
  const wanted = written.map(({ duration }) => minutesOf(duration));
  const sum = wanted.reduce<number>((all, next) => all + (next ?? 0), 0);
  const longest = wanted.indexOf(Math.max(...wanted.map((minutes) => minutes ?? 0)));
  const main = written[longest]?.topic ?? '';
  // In half an hour what was typed may take more than half of it.
  const ample = total <= 30 && topics.some(({ text }) => speaksOf(main, text));
  const most = ample ? total : Math.floor(total / 2);
  const fits = sum === total && wanted.every((next) => next !== null && next <= most);
  const fitted = fits ? wanted : fitMinutes(wanted, total, most);
  return written.map(({ duration: _, ...item }, index) => ({
    ...item,
    minutes: fitted[index] ?? 1,
  }));
}

/** No item is without a description, something to do and someone to lead it. */
function whole(item: Item, meeting: Meeting): Item {
  const led = topicItem(meeting, { text: item.topic, minutes: topicMinutes });
  const described = item.description !== 'Descrição não especificada';
  return {
    ...item,
    description: described ? item.description : led.description,
    activities: item.activities.length > 0 ? item.activities : led.activities,
    responsible: settledResponsible(item.responsible, meeting),
  };
}

/** Whether an item is about a typed topic: it has its words, or most of them. */
function speaksOf(topic: string, typed: string): boolean {
  if (topic.includes(typed)) return true;
  const words = contentWords(typed);
  const said = new Set(normalize(topic).split(' '));
  return words.length > 0 && words.filter((word) => said.has(word)).length >= words.length * 0.6;
}

/** Every typed topic is an item, word for word, as far as there is time; what is left is given back. */
function placeTypedTopics(items: Item[], meeting: Meeting): string[] {
  const { topics, named, postponed } = meeting;
  const taken = new Set<Item>();
  const left: string[] = [];
  const due = [...named.values(), ...topics.map(({ text }) => text)];
  for (const text of [...due, ...postponed]) {
    const free = (item: Item) => !taken.has(item);
    const found =
      items.find((item) => free(item) && item.topic === text) ??
      items.find((item) => free(item) && speaksOf(item.topic, text));
    const item = found ?? (due.includes(text) ? inserted(items, text, { taken, meeting }) : null);
    if (!item) left.push(text);
    else {
      if (!item.topic.includes(text)) item.topic = text;
      taken.add(item);
    }
  }
  return left;
}

/** A lost topic gets its five minutes from the longest items, as long as five are left to each. */
function inserted(
  items: Item[],
  text: string,
  { taken, meeting }: { taken: ReadonlySet<Item>; meeting: Meeting },
): Item | null {
  if (meeting.minutes < (items.length + 1) * topicMinutes) return null;
  const minutes = takeMinutes(items, topicMinutes);
  const item = topicItem(meeting, { text, minutes });
  const after = items.findLastIndex((candidate) => taken.has(candidate));
  items.splice(after >= 0 ? after + 1 : Math.ceil(items.length / 2), 0, item);
  return item;
}

function isPause({ topic }: Pick<Item, 'topic'>): boolean {
  return namesPause.test(normalize(topic));
}

/** The longest first, pauses left out. */
function byMinutes(items: readonly Item[]): Item[] {
  return items.filter((item) => !isPause(item)).toSorted((a, b) => b.minutes - a.minutes);
}

/** Takes minutes one by one from whatever is longest, so that nobody pays alone. */
function takeMinutes(items: readonly Item[], wanted: number): number {
  let taken = 0;
  for (; taken < wanted; taken += 1) {
    const [longest] = byMinutes(items);
    if (!longest || longest.minutes < 2) break;
    longest.minutes -= 1;
  }
  return taken;
}

function withPause(items: Item[], meeting: Meeting): void {
  if (meeting.minutes < pauseFrom) return;
  const pause = items.find(isPause);
  if (!pause) {
    const minutes = takeMinutes(items, pauseMinutes.least);
    const item = itemOf('INT', meeting);
    if (item) items.splice(middleOf(items), 0, { ...item, minutes });
    return;
  }
  for (; pause.minutes > pauseMinutes.most; pause.minutes -= 1) {
    const shortest = byMinutes(items).at(-1);
    if (shortest) shortest.minutes += 1;
  }
  pause.minutes += takeMinutes(items, pauseMinutes.least - pause.minutes);
}

/** The place that half of the time has passed at. */
function middleOf(items: readonly Item[]): number {
  const total = items.reduce((sum, { minutes }) => sum + minutes, 0);
  let passed = 0;
  const index = items.findIndex(({ minutes }) => (passed += minutes) * 2 >= total);
  return Math.max(1, Math.min(items.length - 1, index + 1));
}

const closingTopic =
  /\b(?:combinad\w*|encerr\w*|fechamento|proximos passos|conclus\w*|decis\w*|responsaveis|finaliz\w*)\b/u;
const closingMinutes = 3;

/** The first item says the objective; the last one has decisions, owners and dates. */
function withEnds(items: Item[], meeting: Meeting): void {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return;
  if (!statesObjective(textOf(first), meeting.objective)) {
    first.activities.unshift(`Dizer o objetivo em voz alta: ${spokenObjective(meeting.objective)}`);
  }
  if (endsWithRecord(normalize(textOf(last)))) return;
  const closing = itemOf('ENC', meeting);
  if (!closing) return;
  if (closingTopic.test(normalize(last.topic))) last.activities.push(...closing.activities);
  else items.push({ ...closing, minutes: takeMinutes(items, closingMinutes) });
}

function textOf({ topic, description, activities }: Item): string {
  return [topic, description, ...activities].join('\n');
}
