import { startsWithInfinitive, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import type { MeetingType } from './contract.ts';

const wish =
  /^(?:(?:eu|n[oó]s) )?(?:quero|queremos|preciso|precisamos|gostaria de|vamos)\s+(?:de\s+)?/iu;
const between = /,\s+(?:e\s+)?(?=\p{L}+[aei]r\s)|\s+e\s+(?=\p{L}+[aei]r\s)/iu;
const longest = 20;
const most = 4;

/**
 * Where nobody typed topics, an objective that asks for several things has them: 'Entender a queda e decidir
 * o que fazer' are two. [] where it asks for one, or is no list of things to do.
 */
export function topicsOfObjective(objective: string, type: MeetingType): string[] {
  if (type === 'one-on-one') return [];
  const bare = withoutFinalStop(objective).replace(wish, '');
  if (/[.!?;:\n“”"]\s/u.test(bare)) return [];
  const parts = bare.split(between).map((part) => part.trim());
  const areThings = parts.every(
    (part) => startsWithInfinitive(part) && part.split(/\s+/u).length >= 3,
  );
  const fit = parts.length >= 2 && parts.length <= most;
  return fit && areThings && parts.every((part) => part.split(/\s+/u).length <= longest)
    ? parts.map(upperFirst)
    : [];
}
