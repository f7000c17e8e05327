import { agendaFor, agendas, type BlockCode } from '../knowledge/meeting/agendas.ts';
import { blockNames } from '../knowledge/meeting/blocks.ts';
import { normalize } from '../knowledge/words.ts';
import type { MeetingDuration, MeetingType } from './contract.ts';
import { topicMinutes } from './rules.ts';

/** Where each typed topic goes; every topic is in exactly one of them. */
export interface PlacedTopics {
  /** With their minutes, in the order they were typed. */
  topics: { text: string; minutes: number }[];
  /** Minutes of a conversation between two that stay for what the other brings. */
  ownMinutes: number;
  /** Topics that name what the agenda already has a place for. */
  named: ReadonlyMap<BlockCode, string>;
  /** What finds no time. */
  postponed: string[];
  /** What names a participant together with a fault: nothing for a group. */
  individual: string[];
  /** Dismissals and warnings. */
  forHr: string[];
}

interface Frame {
  type: MeetingType;
  duration: MeetingDuration;
  /** The participants but for the leader. */
  others: readonly string[];
  /** The meeting arranges the days to come. */
  arranges: boolean;
  /** It is about an accident or a loss. */
  grave: boolean;
}

export function placeTopics(typed: readonly string[], frame: Frame): PlacedTopics {
  const { type, duration, others, arranges, grave } = frame;
  const slots = agendas[type][duration];
  const blocks = new Set(slots.map(([, code]) => code));
  const named = new Map<BlockCode, string>();
  const [open, individual, forHr]: [string[], string[], string[]] = [[], [], []];
  const firstNames = new Set(others.map((name) => normalize(name).split(' ')[0] ?? ''));
  for (const topic of distinct(typed)) {
    const code = blockNamed(topic);
    if (dismissal.test(normalize(topic))) forHr.push(topic);
    else if (type !== 'one-on-one' && exposes(topic, firstNames)) individual.push(topic);
    else if (code && blocks.has(code) && !named.has(code)) named.set(code, topic);
    else open.push(topic);
  }
  const agenda = agendaFor(type, duration, { count: open.length, named, arranges, grave });
  const room = agenda.find(([, code]) => code === 'TOP')?.[0] ?? 0;
  const ownMinutes = type === 'one-on-one' ? keptForPerson(room, open.length) : 0;
  const shares = shareMinutes(room - ownMinutes, open.length);
  return {
    topics: shares.map((minutes, index) => ({ text: open[index] ?? '', minutes })),
    ownMinutes,
    named,
    postponed: open.slice(shares.length),
    individual,
    forHr,
  };
}

/**
 * The minutes of each topic that fits: multiples of five, at least five; what is left over goes round by
 * fives, and what is no five to the first.
 */
export function shareMinutes(minutes: number, count: number): number[] {
  const fitting = Math.min(count, Math.max(1, Math.floor(minutes / topicMinutes)));
  if (fitting === 0) return [];
  const share = Math.floor(minutes / fitting / topicMinutes) * topicMinutes;
  const left = minutes - share * fitting;
  const rounds = Math.floor(left / topicMinutes);
  const odd = left - rounds * topicMinutes;
  return Array.from(
    { length: fitting },
    (_, index) => share + (index < rounds ? topicMinutes : 0) + (index === 0 ? odd : 0),
  );
}

/** A conversation is led by the other's subjects: where the topics leave room, some of it is theirs. */
function keptForPerson(room: number, topics: number): number {
  const ample = 20;
  if (topics === 0 || room < ample) return 0;
  return (
    [2, 1].map((n) => n * topicMinutes).find((own) => room - own >= topics * topicMinutes) ?? 0
  );
}

const longestName = 5;

function blockNamed(topic: string): BlockCode | null {
  const plain = normalize(topic);
  if (plain.split(' ').length > longestName) return null;
  return blockNames.find(([, name]) => name.test(plain))?.[0] ?? null;
}

const dismissal =
  /\b(?:demiss(?:ao|oes)|demitir|justa causa|advertencia (?:disciplinar|formal|por escrito|verbal|a|ao|para|d[aeo]))\b/u;
const fault =
  /\b(?:faltas?|atras\w*|erros?|desempenho|postura|comportamento|reclamac\w*|problemas?|conduta|rendimento|produtividade|atitudes?|queixas?|cobranc\w*|feedback|avaliacao|briga\w*|conflito\w*|discussao|dificuldades?)\b/u;

/** 'Atrasos do João', where João sits in the same room. */
function exposes(topic: string, firstNames: ReadonlySet<string>): boolean {
  if (!fault.test(normalize(topic))) return false;
  const capitals = topic.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu) ?? [];
  return capitals.some((word) => firstNames.has(normalize(word)));
}

function distinct(topics: readonly string[]): string[] {
  return [...new Map(topics.map((topic) => [normalize(topic) || topic, topic])).values()];
}
