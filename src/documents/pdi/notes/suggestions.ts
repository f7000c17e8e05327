import {
  lowerFirst,
  upperFirst,
  withFinalStop,
  withoutFinalStop,
} from '../../writing/portuguese.ts';
import { excerptOf } from '../../writing/relevance.ts';
import { profileGuides, withoutProfile } from '../../knowledge/profiles.ts';
import type { Note } from '../notes.ts';
import type { Plan } from '../plan.ts';

const mostAlone = 4;
const longestAlone = 240;
/** Characters of notes that are repeated word for word; nobody rereads more in a plan. */
const longestRest = 600;
const longestLine = 420;

/** The notes in the leader's words, each with what to do about it; then what has to be borne in mind. */
export function noteSuggestions(plan: Plan): string[] {
  const said = new Set<string>();
  const advised: string[] = [];
  const rest: string[] = [];
  for (const note of plan.notes) {
    const advice = adviceFor(note, plan);
    const long = note.text.length > longestAlone;
    if (advice === null || long || said.has(advice) || advised.length === mostAlone) {
      rest.push(note.text);
      continue;
    }
    said.add(advice);
    advised.push(
      `${upperFirst(withoutFinalStop(note.text))}: ${lowerFirst(withFinalStop(advice))}`,
    );
  }
  const lines = [advised.join(' '), rest.length > 0 ? considered(rest) : ''].filter(Boolean);
  const whole = lines.join(' ');
  return whole.length <= longestLine && lines.length > 1 ? [whole] : lines;
}

function adviceFor({ event, advice }: Note, { person }: Plan): string | null {
  if (!event) return advice;
  const guide = person.profile === null ? withoutProfile : profileGuides[person.profile];
  // The note has just named it: 'durante essa troca'.
  const [that, ofThat] = event.phrase.startsWith('a ') ? ['essa', 'dessa'] : ['esse', 'desse'];
  return guide.change
    .replace('{do evento}', () => `${ofThat} ${event.noun}`)
    .replace('{evento}', () => `${that} ${event.noun}`);
}

function considered(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const next =
      text === '' ? upperFirst(sentence) : `${withFinalStop(text)} ${upperFirst(sentence)}`;
    if (next.length > longestRest && text !== '') break;
    text = excerptOf(next, longestRest);
  }
  return `Levar em conta em cada conversa de acompanhamento: ${lowerFirst(withFinalStop(text))}`;
}
