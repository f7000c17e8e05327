import type { BehavioralProfile } from '#shared/vocabulary.ts';
import type { DocumentContext } from '../writing/context.ts';
import { firstNameOf } from '../writing/portuguese.ts';
import { fallbackName } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import type { MeetingType } from './contract.ts';

/** Who sits across from the leader where they are two. */
export interface Person {
  /** '' where nobody says. */
  name: string;
  called: string;
  /** Who speaks in an item: the whole name. */
  speaker: string;
  profile: BehavioralProfile | null;
  objectives: string[];
}

/** Of what is registered, the first ones say what matters most. */
const mostObjectives = 10;

interface Told {
  title: string;
  type: MeetingType;
  /** The participants but for the leader. */
  others: readonly string[];
  clean: (items: readonly string[]) => string[];
}

/** What is known of the person counts only where it is the one who takes part. */
export function personOf(
  { title, type, others, clean }: Told,
  { employee }: DocumentContext,
): Person {
  const single = others.length === 1 ? (others[0] ?? '') : '';
  const told = type === 'one-on-one' && others.length === 0 ? nameIn(title) : '';
  const typed = single === fallbackName ? '' : single || told;
  const known =
    employee !== null &&
    others.length <= 1 &&
    (typed === '' || normalize(employee.name) === normalize(typed))
      ? employee
      : null;
  const registered = known?.name === fallbackName ? '' : (known?.name ?? '');
  const name = typed || registered;
  return {
    name,
    called: name === '' ? 'a pessoa' : calledBy(name),
    speaker: name === '' ? 'Integrante da equipe' : name,
    profile: known?.behavioralProfile ?? null,
    objectives: known ? clean(known.objectives.slice(0, mostObjectives)) : [],
  };
}

/** 'Carla' of 'Conversa com Carla'. */
function nameIn(title: string): string {
  return /\bcom (\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+)*)/u.exec(title)?.[1] ?? '';
}

/** 'seu Zé', 'dona Nair', 'Carla' of 'Carla Nunes'. */
function calledBy(name: string): string {
  return (
    /^(?:seu|dona|sr|sra|dr|dra|prof|profa|tio|tia) \S+/iu.exec(name)?.[0] ?? firstNameOf(name)
  );
}
