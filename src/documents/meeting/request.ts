import type { DocumentContext } from '../kit/document-context.ts';
import { firstName } from '../kit/names.ts';
import type { Brief } from '../kit/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { asItem, asValue } from '../reading/set-text.ts';
import { asksForSilence } from '../reading/silences.ts';
import {
  meetingTypes,
  type MeetingDuration,
  type MeetingForm,
  type MeetingFormat,
  type MeetingType,
} from './contract.ts';

/** What was asked for, with the form's own values where nothing was chosen. */
export interface MeetingRequest {
  title: string;
  /** As typed, '' where nothing was. */
  objective: string;
  type: MeetingType;
  format: MeetingFormat;
  duration: MeetingDuration;
  minutes: number;
  topics: string[];
  /** Typed among the topics: what not to speak of. */
  silences: string;
  /** As typed, with their positions where they are known. */
  participants: string[];
  /** Those who take part beside the leader. */
  others: string[];
  leader: string;
  /** The objective or the title promises a decision. */
  promisesDecision: boolean;
  /** The objective begins by telling something. */
  announces: boolean;
}

export function meetingRequest(
  brief: Brief<MeetingForm>,
  context: DocumentContext,
): MeetingRequest {
  const { type = 'team', format = 'presencial', duration = '60', topics = [], freeText } = brief;
  const typed = brief.objective?.trim() ?? '';
  const objective = [typed, freeText?.trim() ?? ''].filter((text) => text !== '').join('\n');
  const names = namesOf(brief, context);
  const leader = context.author.name.trim();
  const others = names.filter((name) => normalize(name) !== normalize(leader));
  return {
    title: asItem(brief.title ?? '') || titleFor(type, others),
    objective: asValue(objective),
    type,
    format,
    duration,
    minutes: Number(duration),
    topics: topics
      .filter((topic) => !asksForSilence(topic))
      .map(asItem)
      .filter(Boolean),
    silences: topics.filter(asksForSilence).join('\n'),
    participants: names.map((name) => withPosition(name, context)),
    others,
    leader: leader === '' ? 'Quem convoca a reunião' : leader,
    promisesDecision: promises(`${brief.title ?? ''} ${typed}`) || typed.endsWith('?'),
    announces: telling.some((beginning) => normalize(objective).startsWith(beginning)),
  };
}

function namesOf({ type, participants = [] }: Brief<MeetingForm>, context: DocumentContext) {
  const { employee } = context;
  // A conversation of two that was opened from a person's card is with that person.
  return participants.length === 0 && type === 'one-on-one' && employee
    ? [employee.name]
    : participants;
}

function titleFor(type: MeetingType, [only, ...more]: readonly string[]): string {
  return type === 'one-on-one' && only !== undefined && more.length === 0
    ? `Conversa com ${firstName(only)}`
    : meetingTypes[type];
}

function withPosition(name: string, { colleagues, employee, author }: DocumentContext): string {
  const known = [...colleagues, ...(employee ? [employee] : []), author];
  const position = known.find((person) => normalize(person.name) === normalize(name))?.position;
  return position ? `${name}, ${position}` : name;
}

/** An objective that begins with one of these announces what is decided already. */
const telling = ['comunicar', 'informar', 'apresentar', 'anunciar', 'avisar'];

/** Beginnings of words that promise a decision. */
const decisions = ['decid', 'decis', 'defini', 'escolh', 'aprov', 'prioriz', 'votar ', 'votacao '];

function promises(text: string): boolean {
  const plain = ` ${normalize(text)} `;
  return decisions.some((beginning) => plain.includes(` ${beginning}`));
}
