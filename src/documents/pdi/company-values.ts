import { formatDay } from '#shared/format.ts';
import { joinList, upperFirst, withoutFinalStop } from '../writing/portuguese.ts';
import { anyValuePractice, groundOf, valuePracticeOf } from '../knowledge/company-values.ts';
import type { CompetencyActions, PlannedAction } from './planned-actions.ts';
import { isShort } from './mentions.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';

const mostValues = 2;

interface Lived {
  /** “palavra cumprida” */
  value: string;
  /** 'assumir só o que é possível entregar' */
  practice: string;
  name: string;
  day: string;
}

/** How a value meets something that this plan asks for, on its day. */
const frames: readonly ((lived: Lived) => string)[] = [
  ({ value, practice, name, day }) =>
    `Ligar ao valor ${value} a prática de ${name} que vence em ${day}: ${practice}.`,
  ({ value, practice, name, day }) =>
    `${upperFirst(practice)}: é como o valor ${value} aparece em ${name}, já na prática de ${day}.`,
  ({ value, practice, name, day }) =>
    `Na prática de ${name} até ${day}, dar exemplo do valor ${value}: ${practice}.`,
  ({ value, practice, name, day }) =>
    `Conversar em ${day}, ao ver a prática de ${name}, sobre como foi viver o valor ${value}: ${practice}.`,
];

/** What living the company's values means in this plan, in one line; without values, its mission. */
export function valueSuggestions(plan: Plan, planned: readonly CompetencyActions[]): string[] {
  // The first practice of each competency, then the second ones.
  const places = [0, 1].flatMap((place) =>
    planned.flatMap(({ competency, now }) => {
      const practice = now.filter(({ tag }) => tag === 'Prática')[place];
      return practice ? [{ competency, practice }] : [];
    }),
  );
  const values = plan.values.filter(isShort);
  // Known values say what to do; among them the order of the company counts.
  const ranked = values.toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)));
  const free = new Set(places);
  const practices = new Set<string>();
  const lines = ranked.slice(0, mostValues).flatMap((value) => {
    const place = bestPlace(value, [...(free.size > 0 ? free : places)]);
    if (!place) return [];
    free.delete(place);
    const { practice, line } = lineFor(plan, value, place);
    // Of two values that nothing is known about, one is enough.
    if (practices.has(practice)) return [];
    practices.add(practice);
    return [line];
  });
  return lines.length > 0 ? [[...new Set(lines)].join(' ')] : missionSuggestion(plan, planned);
}

interface Place {
  competency: PlannedCompetency;
  practice: PlannedAction;
}

/** The practice in which a value shows most naturally. */
function bestPlace(value: string, places: readonly Place[]): Place | undefined {
  const grounds = valuePracticeOf(value)?.grounds ?? [];
  const rank = ({ competency }: Place) => grounds.indexOf(groundOf(competency.entry?.code));
  return places.toSorted((a, b) => rank(a) - rank(b))[0];
}

function lineFor(plan: Plan, value: string, { competency, practice: action }: Place) {
  const known = valuePracticeOf(value)?.practices;
  const practice = (known ?? anyValuePractice)[groundOf(competency.entry?.code)];
  const frame = plan.variants.take(frames);
  // A question about the value is no way in which it shows.
  const says = known === undefined && frame === frames[1] ? frames[0] : frame;
  const line = says?.({
    value: `“${withoutFinalStop(value)}”`,
    practice,
    name: competency.name,
    day: formatDay(action.day),
  });
  return { practice, line: line ?? '' };
}

function isKnown(value: string): boolean {
  return valuePracticeOf(value) !== undefined;
}

function missionSuggestion(
  { mission, person, dayAt }: Plan,
  planned: readonly CompetencyActions[],
): string[] {
  const [sentence = ''] = mission.split(/(?<=[.!?])\s+/u);
  if (sentence === '' || sentence.split(/\s+/u).length > 40) return [];
  const names = joinList(planned.slice(0, 2).map(({ competency }) => competency.name));
  return [
    `Na revisão de ${formatDay(dayAt(50))}, pedir a ${person.called} um exemplo de como o avanço em ${names} serviu à missão da empresa: “${withoutFinalStop(sentence)}”.`,
  ];
}
