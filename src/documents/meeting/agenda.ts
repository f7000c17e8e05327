import { joinList } from '../writing/portuguese.ts';
import { agendaFor, type AgendaSlot, type BlockCode } from '../knowledge/meeting/agendas.ts';
import {
  closingExtras,
  meetingBlocks,
  openingOf,
  type BlockStep,
} from '../knowledge/meeting/blocks.ts';
import { conversationGuides, withoutProfileGuide } from '../knowledge/meeting/profiles.ts';
import { goalStep, isValuePlace, valueStep } from './connections.ts';
import { arrivalSteps, growthLink, growthSteps, pairOnline, returnSteps } from './conversation.ts';
import { filled, quoted, responsibleFor, type Item } from './item.ts';
import type { Meeting } from './reading.ts';
import { expectedOutcome, topicItems } from './topic-items.ts';

/** The items of the meeting, whose minutes add up to its duration. */
export function agendaItems(meeting: Meeting): Item[] {
  return slotsOf(meeting).flatMap((slot) =>
    slot[1] === 'TOP' ? topicItems(meeting, slot) : [blockItem(meeting, slot)],
  );
}

/** The places of this meeting's agenda, with their minutes. */
export function slotsOf(meeting: Meeting): readonly AgendaSlot[] {
  const { type, duration, topics, postponed, named, arranges, grave } = meeting;
  const count = topics.length + postponed.length;
  return agendaFor(type, duration, { count, named, arranges, grave });
}

/** The item of a block as it stands in this meeting's agenda; null where it has none. */
export function itemOf(code: BlockCode, meeting: Meeting): Item | null {
  const slot = slotsOf(meeting).find(([, block]) => block === code);
  return slot ? blockItem(meeting, slot) : null;
}

function blockItem(meeting: Meeting, [minutes, code, title]: AgendaSlot): Item {
  const block = meetingBlocks[code];
  const descriptions = code === 'ABR' ? openingOf(meeting.type) : block.descriptions;
  return {
    topic: meeting.named.get(code) ?? title,
    minutes,
    description: filled(meeting.pick(code, descriptions), meeting),
    activities: stepsOf(meeting, code, { minutes, title }).map((step) => filled(step, meeting)),
    responsible: responsibleFor(block.responsible, meeting),
  };
}

function stepsOf(
  meeting: Meeting,
  code: BlockCode,
  { minutes, title }: { minutes: number; title: string },
): string[] {
  const usual = meetingBlocks[code].steps.map((step, index) =>
    meeting.pick(`${code} ${index}`, waysOf(step, meeting)),
  );
  const { more: extra } = meetingBlocks[code];
  const more = extra && minutes >= extra.fromMinutes ? [extra.step] : [];
  const codes = slotsOf(meeting).map(([, block]) => block);
  const value = isValuePlace(code, codes) ? valueStep(code, meeting) : [];
  switch (code) {
    case 'ESC':
      return arrivalSteps(meeting, usual, minutes);
    case 'FBK':
      // Where the typed topics took the place of development, its link stands here.
      return [
        ...returnSteps(meeting, usual, minutes),
        ...(codes.includes('DES') ? [] : growthLink(meeting)),
        ...value,
      ];
    case 'DES':
      return growthSteps(meeting, minutes);
    case 'ENC':
      return closingSteps(meeting, usual, { minutes, title });
    case 'ABR':
      return [...usual, ...more, ...pairOnline(meeting)];
    default:
      return [...usual, ...more, ...goalStep(code, meeting, codes), ...value];
  }
}

function waysOf(step: BlockStep, { audience }: Meeting): readonly string[] {
  return 'group' in step ? step[audience] : step;
}

const longestNamed = 8;
const mostNamed = 3;

const goalReached = 'Conferir se o objetivo foi alcançado e o que ainda falta';

/** Under this there is time for the record alone. */
const hurried = 4;

/** What was expected to be decided is asked for by name, before the record. */
function closingSteps(
  meeting: Meeting,
  [read = '', record = '', next = '']: string[],
  { minutes, title }: { minutes: number; title: string },
): string[] {
  const decisions = meeting.topics
    .map(({ text }) => text)
    .filter((text) => expectedOutcome(text, meeting.type) === 'decide')
    .filter((text) => text.split(/\s+/u).length <= longestNamed)
    .slice(0, mostNamed)
    .map(quoted);
  const asked =
    decisions.length > 0 ? [`Conferir se há decisão sobre ${joinList(decisions)}`] : [goalReached];
  const extras = closingExtras.filter(([name]) => name.test(title)).map(([, step]) => step);
  const ample = minutes >= hurried ? [next] : [];
  return [read, ...asked, ...extras, record, ...ample, ...personalClose(meeting, minutes)];
}

function personalClose({ type, person }: Meeting, minutes: number): string[] {
  if (type !== 'one-on-one') return [];
  if (person.profile !== null) return [conversationGuides[person.profile].close];
  return minutes >= hurried ? [withoutProfileGuide.close] : [];
}
