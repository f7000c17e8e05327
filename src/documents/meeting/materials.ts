import { withoutFinalStop } from '../writing/portuguese.ts';
import { formatMaterials, typeMaterials } from '../knowledge/meeting/materials.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
import { objectionTo } from '../writing/guard.ts';
import { slotsOf } from './agenda.ts';
import type { MeetingFormat } from './contract.ts';
import type { Meeting } from './reading.ts';
import { ofRooms, ofScreens } from './rules.ts';

/** What belongs to the other format does not suit. */
export function suits(material: string, format: MeetingFormat): boolean {
  return !(format === 'online' ? ofRooms : ofScreens).test(normalize(material));
}

/** What has to be at hand, for this format, this type and this subject. */
export function materialsFor(meeting: Meeting): string[] {
  const { type, format, audience } = meeting;
  const needed = formatMaterials[format];
  const showsFigures = slotsOf(meeting).some(([, code]) => code === 'IND');
  return [
    ...needed.always,
    ...(showsFigures ? [needed.figures] : []),
    ...(format === 'online' && audience !== 'pair' ? [formatMaterials.online.crowd] : []),
    typeMaterials[type],
    ...planOf(meeting),
    ...processes(meeting),
  ];
}

function planOf({ type, context }: Meeting): string[] {
  return type === 'one-on-one' && context.latestPdi ? ['PDI em andamento'] : [];
}

const leastCloseness = 4;

/** The company's own process that a topic speaks of. */
function processes({ context, title, objective, topics, format }: Meeting): string[] {
  const about = [title, objective, ...topics.map(({ text }) => text)].join(' ');
  const close = context.company.processes.find(
    (process) =>
      closeness(process, about) >= leastCloseness &&
      objectionTo(process) === null &&
      suits(process, format),
  );
  return close === undefined ? [] : [`Processo da empresa: ${withoutFinalStop(close)}`];
}
