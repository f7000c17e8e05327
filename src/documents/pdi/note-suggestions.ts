import {
  contract,
  lowerFirst,
  upperFirst,
  withFinalStop,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import { profileGuides, withoutProfile } from '../knowledge/profiles.ts';
import type { Note } from './notes.ts';
import type { Plan } from './plan.ts';

const mostAlone = 5;
const longestAlone = 300;
/** Characters of notes that are repeated word for word; nobody rereads more in a plan. */
const longestRest = 800;

/** Each note in the leader's words, with what to do about it. */
export function noteSuggestions(plan: Plan): string[] {
  const said = new Set<string>();
  const alone: string[] = [];
  const rest: string[] = [];
  for (const note of plan.notes) {
    const advice = adviceFor(note, plan);
    const long = note.text.length > longestAlone;
    if (advice === null || long || said.has(advice) || alone.length === mostAlone) {
      rest.push(note.text);
      continue;
    }
    said.add(advice);
    alone.push(`${upperFirst(withoutFinalStop(note.text))}: ${lowerFirst(withFinalStop(advice))}`);
  }
  return rest.length > 0 ? [...alone, considered(rest)] : alone;
}

function adviceFor({ event, advice }: Note, { person }: Plan): string | null {
  if (!event) return advice;
  const guide = person.profile === null ? withoutProfile : profileGuides[person.profile];
  return guide.change
    .replace('{do evento}', () => contract('de', event.phrase))
    .replace('{evento}', () => event.phrase);
}

function considered(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const next =
      text === '' ? upperFirst(sentence) : `${withFinalStop(text)} ${upperFirst(sentence)}`;
    if (next.length > longestRest && text !== '') break;
    text = excerptOf(next, longestRest);
  }
  return `Levar em conta em cada conversa de acompanhamento: ${withFinalStop(text)}`;
}
