import { contract } from '../writing/portuguese.ts';
import type { Step } from '../knowledge/competency.ts';
import { normalize } from '../knowledge/words.ts';

/*
 * How a step of the library is put into words: '[without|with]' says it in two ways, and marks stand for
 * the competency and for what the plan is about. Marks are filled in one pass: typed text is never read
 * for marks.
 */

/** Something that the plan is about. */
export interface Topic {
  /** As a noun phrase, where it can be told: 'as filas nos horários de pico'. */
  phrase: string | null;
  /** As something to reach, where it can be told: 'reduzir as filas nos horários de pico'. */
  aim: string | null;
  kind: 'work' | 'role' | 'event';
}

const choice = /\[([^|\]]*)\|([^\]]*)\]/gu;
const mark = /\{(?:(?:(de|em|a|por) )?(competencia|tema|papel|evento|meta)|(ligad[ao]s?))\}/gu;

/** Whether a step has words for a topic. */
export function takes([action, evidence]: Step, topic: Topic): boolean {
  return [...`${action} ${evidence}`.matchAll(choice)].some(([, , told = '']) => fits(told, topic));
}

/** Whether it is put as something to choose so that it helps: 'uma tarefa que ajude a…'. */
export function helpsToReach([action]: Step, { aim }: Topic): boolean {
  return aim !== null && action.includes('{ligad');
}

function fits(told: string, { phrase, aim, kind }: Topic): boolean {
  if (told.includes('papel}')) return kind === 'role' && phrase !== null;
  if (told.includes('evento}')) return kind === 'event' && phrase !== null;
  if (told.includes('tema}')) return kind !== 'role' && phrase !== null;
  if (told.includes('{meta}')) return kind === 'work' && aim !== null;
  return phrase !== null || aim !== null;
}

export function stepText(
  [action, evidence]: Step,
  { spoken, topic }: { spoken: string; topic: Topic | null },
): { action: string; evidence: string } {
  const said = (text: string) =>
    text
      .replace(choice, (_, without: string, told: string) =>
        topic !== null && fits(told, topic) ? told : without,
      )
      .replace(
        mark,
        (_, preposition: Preposition | undefined, name: string, tied: string | undefined) => {
          if (tied !== undefined) return topic === null ? '' : tiedTo(topic, tied);
          const put = { competencia: spoken, meta: topic?.aim }[name] ?? topic?.phrase ?? '';
          return preposition === undefined ? put : contract(preposition, put);
        },
      );
  return { action: said(action), evidence: said(evidence) };
}
type Preposition = 'de' | 'em' | 'a' | 'por';

/** 'que ajude a reduzir as filas'; of what has no verb, 'ligada à troca de sistema'. */
function tiedTo({ phrase, aim, kind }: Topic, tied: string): string {
  if (aim === null) return `${tied} ${contract('a', phrase ?? '')}`;
  const [helps, prepares] = tied.endsWith('s') ? ['ajudem', 'preparem'] : ['ajude', 'prepare'];
  return kind === 'role' ? `que ${prepares} para ${aim}` : `que ${helps} a ${aim}`;
}

/** The words of a step's action that are the same in every plan, normalised, in order. */
export function literalsOf([action]: Step, spoken: string): string[] {
  return action
    .split(/\[[^\]]*\]|\{(?!competencia)[^}]*\}/u)
    .map((part) => normalize(part.replaceAll('{competencia}', () => spoken)))
    .filter((part) => part !== '');
}

/** What a step says without any topic. */
export function plainAction(step: Step, spoken: string): string {
  return stepText(step, { spoken, topic: null }).action;
}
