import { startsWithInfinitive, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { leaderThought } from '../knowledge/leader-thoughts.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import { entryFor } from './competency-reading.ts';
import { deadlineIn } from './free-text/deadline.ts';
import { mentioned } from './free-text/mentions.ts';
import { goalsIn, goalsOfList, withoutTime } from './free-text/goals.ts';
import { levelsIn, namesInList, validName } from './free-text/levels.ts';
import type { NamedCompetency, Person } from './planned.ts';
import { withInitialLevels } from './starting-competencies.ts';

/** What a text without fields says about a plan. What is nothing else is a note; nothing typed is lost. */
export interface FreeTextReading {
  goals: string[];
  competencies: NamedCompetency[];
  deadline: string | null;
  notes: string[];
}

const mostGoals = 5;
/** 'Quero um PDI com foco em…' asks; it is neither a goal nor a note. */
const request =
  /^(?:pdi|plano)\b|\b(?:quero|gostaria|ger[ae]r?|cri(?:e|ar)|faca|fazer|mont[ae]r?|precis\w+|elabor\w+|prepar\w+)\b.*\b(?:pdi|plano)\b/u;
const requestHead =
  /^.*?(?<!\p{L})(?:pdi|plano(?:\s+de\s+desenvolvimento(?:\s+individual)?)?)(?!\p{L})/iu;
/** 'PDI da Cida, revisora…': by the name that people use, whatever is registered. */
const calledFirst = /^\s*(?:d[aeo]|para (?:a |o )?)\s*\p{Lu}\p{Ll}+(?=\s*,)/u;
const list =
  /(?<!\p{L})(?:(?:foco|ênfase|enfoque|focad[oa])(?:\s+(?:em|na|no|nas|nos)|\s*:)|compet[eê]ncias?\s*(?::|de|em|como|são))\s+([^.;:!?]+)/iu;
const endOfList =
  /\s[-–—]\s.*$|(?<!\p{L})(?:para|com|durante|por|que|já|sendo|onde|nível|níveis)(?!\p{L}).*$/iu;

interface Told {
  today: string;
  person: Person;
}

export function readFreeText(sentences: readonly string[], told: Told): FreeTextReading {
  const read = sentences.map((sentence) => readSentence(sentence, told));
  const text = sentences.join('\n');
  const named = read.flatMap(({ competencies }) => competencies);
  const distinct = named.filter(
    (one, index) =>
      named.findIndex((other) => normalize(other.name) === normalize(one.name)) === index,
  );
  return {
    goals: [...new Set(read.flatMap(({ goals }) => goals))].slice(0, mostGoals),
    competencies: distinct.length > 0 ? distinct : mentioned(text, told.person),
    deadline: deadlineIn(text, told.today),
    notes: read.flatMap(({ notes }) => notes),
  };
}

function readSentence(
  sentence: string,
  { today, person }: Told,
): Omit<FreeTextReading, 'deadline'> {
  const isRequest = request.test(normalize(sentence.slice(0, 300)));
  const levels = levelsIn(sentence);
  const listed = listIn(levels.rest);
  const isGoal = startsWithInfinitive(sentence) && !isRequest && levels.found.length === 0;
  const aims = isGoal
    ? { goals: [upperFirst(sentence)], rest: '' }
    : goalsIn(listed.rest, { isRequest });
  const competencies = [
    ...levels.found.map((reading) => ({
      ...reading,
      entry: entryFor(reading.name, person),
      typed: true,
    })),
    ...listed.names.map((item) => withInitialLevels(upperFirst(item), entryFor(item, person))),
  ];
  const goals = [...listed.goals, ...aims.goals];
  const isPlain = competencies.length + goals.length === 0 && !isRequest;
  const whole = contentWords(sentence).length > 1 ? [sentence] : [];
  const notes = isPlain ? whole : leftIn(aims.rest, person.name);
  return { goals, competencies, notes: tellsTimeAlone(sentence, today) ? [] : notes };
}

function tellsTimeAlone(sentence: string, today: string): boolean {
  return (
    /^(?:o )?(?:prazo|até|duração|data)(?!\p{L})/iu.test(sentence) &&
    deadlineIn(sentence, today) !== null
  );
}

/** What follows 'com foco em' and 'competências:'. */
function listIn(sentence: string): { names: string[]; goals: string[]; rest: string } {
  const match = list.exec(sentence);
  if (!match) return { names: [], goals: [], rest: sentence };
  const told = withoutTime(match[1] ?? '')
    .replace(endOfList, '')
    .trim();
  const goals = goalsOfList(told);
  const names = goals.length > 0 ? [] : namesInList(told).flatMap((item) => validName(item) ?? []);
  const taken = match[0].length - (match[1]?.length ?? 0) + told.length;
  const rest = `${sentence.slice(0, match.index)} ${sentence.slice(match.index + taken)}`;
  return { names, goals, rest: names.length + goals.length > 0 ? rest : sentence };
}

/** What a request says beside the asking, the person, the competencies, the goals and the time. */
function leftIn(rest: string, name: string): string[] {
  const words = normalize(name)
    .split(' ')
    .filter((word) => word !== '');
  const left = withoutTime(rest.replace(requestHead, '').replace(calledFirst, ''))
    .split(/\s+/u)
    .filter((word) => !words.includes(normalize(word)))
    .join(' ')
    .replace(
      /^(?:[\s,;:–—()-]|p\/|(?:para|pro|pra|de|do|da|d[oa]s|com|em|e|a|o|que|até|individual)(?!\p{L}))+/iu,
      '',
    )
    .replace(/(?:[\s,;:–—(]|(?<!\p{L})(?:para|de|com|em|e|que|até)(?!\p{L}))+$/iu, '');
  const told = left.length > longestLeft ? factsOf(left) : left;
  return contentWords(told).length > 2 ? [upperFirst(withoutFinalStop(told))] : [];
}

/** Longer than this, what is left is talk: thoughts and scraps go, what happened stays. */
const longestLeft = 120;

function factsOf(text: string): string {
  return text
    .split(/,\s+/u)
    .filter((clause) => contentWords(clause).length > 1 && !leaderThought.test(normalize(clause)))
    .join(', ');
}
