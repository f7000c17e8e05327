import * as z from 'zod/mini';
import type { DocumentContext } from '../writing/context.ts';
import { withFinalStop } from '../writing/portuguese.ts';
import type { Brief } from '../writing/writer.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { formatMaterials } from '../knowledge/meeting/materials.ts';
import { normalize } from '../knowledge/words.ts';
import {
  agendaOf,
  meetingContentSchema,
  meetingFormats,
  type MeetingContent,
  type MeetingForm,
} from './contract.ts';
import { suits } from './materials.ts';
import { resultOpening, statedObjective } from './objective.ts';
import { readMeeting, type Meeting } from './reading.ts';
import { minutesText, ofRooms, ofScreens, postponedOpening } from './rules.ts';
import { settledAgenda } from './settle/agenda.ts';
import { postponedText, unplaced } from './unplaced.ts';

/** A person is never explained by a profile. */
const profileReason =
  /\bpor ser (?:uma? pessoa )?(?:executor|planejador|comunicador|analitic)|\bperfil (?:comportamental|executor|planejador|comunicador|analitico)\b/u;
const profileNotice = 'Retiramos do roteiro um trecho que explicava a pessoa pelo seu perfil.';

/** A model's script with what is known for certain put back: names, minutes, topics, objective. */
export function settleMeeting(
  content: MeetingContent,
  brief: Brief<MeetingForm>,
  context: DocumentContext,
): MeetingContent {
  const meeting = withObjective(readMeeting(brief, context), content.objective);
  const { items, postponed } = settledAgenda(agendaOf(content).map(withoutProfile), meeting);
  const explained = agendaOf(content)
    .flatMap(({ activities }) => activities)
    .concat(content.suggestions)
    .some(explains);
  const { script: _, ...rest } = content;
  return z.parse(meetingContentSchema, {
    ...rest,
    title: meeting.titled || isMissing(content.title) ? meeting.title : content.title,
    objective: settledObjective(content.objective, meeting),
    duration: minutesText(meeting.minutes),
    format: meetingFormats[meeting.format],
    participants: meeting.participants,
    agenda: items.map(({ minutes, ...item }) => ({ ...item, duration: minutesText(minutes) })),
    materials: settledMaterials(content.materials, meeting),
    suggestions: settledSuggestions(content.suggestions, meeting, { postponed, explained }),
  });
}

function isMissing(text: string): boolean {
  return text === 'Título não especificado' || text === 'Objetivo não especificado';
}

function explains(text: string): boolean {
  return profileReason.test(normalize(text));
}

function withoutProfile<Item extends { activities: string[] }>(item: Item): Item {
  return { ...item, activities: item.activities.filter((step) => !explains(step)) };
}

/** Where the leader gave no objective, the model's own stands. */
function withObjective(meeting: Meeting, written: string): Meeting {
  const own = written.split(resultOpening)[0]?.trim() ?? '';
  const stands = meeting.assumed.has('objetivo') && !isMissing(written) && own !== '';
  return stands ? { ...meeting, objective: own } : meeting;
}

/** The leader's words first, then the result: the model's where it wrote one. */
function settledObjective(written: string, { objective, type, variants }: Meeting): string {
  const typed = withFinalStop(objective.trim());
  const [, ...results] = written.split(resultOpening);
  if (results.length === 0) return statedObjective(objective, type, variants);
  if (written.startsWith(typed.replace(/\.$/u, ''))) return written;
  return `${typed} ${resultOpening}${results.join(resultOpening)}`;
}

function settledMaterials(written: readonly string[], { format }: Meeting): string[] {
  const fitting = written.filter((material) => suits(material, format));
  const own = format === 'online' ? ofScreens : ofRooms;
  const enough = fitting.some((material) => own.test(normalize(material)));
  return enough ? fitting : [...formatMaterials[format].always, ...fitting];
}

function settledSuggestions(
  written: readonly string[],
  meeting: Meeting,
  { postponed, explained }: { postponed: readonly string[]; explained: boolean },
): string[] {
  const kept = written.filter((suggestion) => !explains(suggestion));
  const told = kept.filter((suggestion) => suggestion.startsWith(postponedOpening));
  const untold = postponed.filter((topic) => !told.join('\n').includes(topic));
  const aside = unplaced({ ...meeting, postponed: [] });
  return [
    ...new Set([
      ...(untold.length > 0 ? [postponedText(meeting.minutes, untold)] : []),
      ...told,
      ...aside,
      ...kept,
      ...(explained ? [profileNotice] : []),
      ...[...meeting.removed].map((reason) => removalNotices[reason]),
    ]),
  ];
}
