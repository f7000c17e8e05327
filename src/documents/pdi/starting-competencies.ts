import { competencyOf, recognizeCompetency } from '../knowledge/competencies.ts';
import type { Competency } from '../knowledge/competency.ts';
import { competencyOfVerb } from '../knowledge/feedback/competencies.ts';
import { roleCompetency } from '../knowledge/generic-steps.ts';
import { leaderCompetencies, positionCompetencies } from '../knowledge/position-competencies.ts';
import { profileGuides, withoutProfile } from '../knowledge/profiles.ts';
import { normalize } from '../knowledge/words.ts';
import { entryFor } from './competency-reading.ts';
import { defaultLevels } from './contract.ts';
import type { EarlierPlan } from './earlier-plan.ts';
import type { NamedCompetency, Person } from './planned.ts';

const mostStarting = 3;

interface Told {
  earlier: EarlierPlan | null;
  /** Goals, and what the person wants to do. */
  wishes: readonly string[];
  /** Codes of what the last feedback asks for. */
  needs: readonly string[];
}

/**
 * The competencies of a plan that names none. What the last plan left open goes on; else the job, what the
 * person wants to do, and what such a job or such a way of working most often asks for.
 */
export function competenciesFor(
  person: Person,
  { earlier, wishes, needs }: Told,
): NamedCompetency[] {
  const open = (earlier?.competencies ?? []).filter(
    ({ currentLevel, targetLevel }) => targetLevel > currentLevel,
  );
  if (open.length > 0) {
    return open.slice(0, mostStarting).map(({ name, currentLevel, targetLevel }) => ({
      name,
      currentLevel,
      targetLevel,
      entry: entryFor(name, person),
      typed: false,
    }));
  }
  const codes = [
    ...wishes.flatMap(codesOfObjective),
    ...needs,
    ...codesOfProfile(person),
    ...codesOfPosition(person),
  ];
  const entries = [...new Set(codes)].flatMap((code) => competencyOf(code) ?? []);
  const role = person.leads ? [] : [ofTheRole(person)];
  return [
    ...role,
    ...entries
      .slice(0, mostStarting - role.length)
      .map((entry) => withInitialLevels(entry.name, entryFor(entry.name, person) ?? entry)),
  ];
}

function ofTheRole({ position }: Person): NamedCompetency {
  const name = position === '' ? roleCompetency.name : `${roleCompetency.name} (${position})`;
  const initial = withInitialLevels(name, roleCompetency);
  const known = seniorities.find(([title]) => title.test(normalize(position)));
  return known === undefined ? initial : { ...initial, ...known[1] };
}

/** What a job title says of the craft; anything else keeps the levels of the form. */
const seniorities: readonly (readonly [
  RegExp,
  Pick<NamedCompetency, 'currentLevel' | 'targetLevel'>,
])[] = [
  [/\b(?:senior|sr|especialista|master|iii)\b/u, { currentLevel: 4, targetLevel: 5 }],
  [/\b(?:pleno|plena|pl|ii)\b/u, { currentLevel: 3, targetLevel: 4 }],
  [/\b(?:junior|jr)\b/u, { currentLevel: 2, targetLevel: 3 }],
];

/** 'Liderar a automação' is about leading, by its verb; 'ser líder' by what one becomes. */
function codesOfObjective(objective: string): string[] {
  const plain = normalize(objective);
  const [verb = ''] = plain.split(' ');
  const becomes =
    /^(?:ser|virar|tornar|assumir|chegar|coordenar|gerenciar)\b.*\b(?:lider|coorden|gerent|supervis|chefi|encarregad|diretor|tech lead)/u;
  if (becomes.test(plain)) return ['C17'];
  if (
    /^(?:formar|ensinar|treinar|preparar) (?:um|uma|alguem|substitut|pessoas|a equipe)/u.test(plain)
  )
    return ['C19'];
  if (
    /^(?:ser|virar|tornar se|atuar como) (?:\w+ )?(?:preceptor|instrutor|multiplicador|mentor|tutor)/u.test(
      plain,
    )
  ) {
    return ['C19'];
  }
  const code = Object.hasOwn(competencyOfVerb, verb) ? competencyOfVerb[verb] : undefined;
  if (code !== undefined) return [code];
  if (!ofConduct.test(plain)) return [];
  const named = recognizeCompetency(objective);
  return named === null || named.code === 'C28' ? [] : [named.code];
}

/** 'Ser mais proativa', 'Melhorar o atendimento', 'Falar em público': how one works, by its name. */
const ofConduct =
  /^(?:ser mais|ter mais|ganhar|melhorar|desenvolver|aprimorar|fortalecer|perder o medo|falar|saber|aprender a|aprender)\b/u;

function codesOfProfile({ profile, leads }: Person): readonly string[] {
  if (profile === null) return leads ? leaderCompetencies : [];
  const guide = profileGuides[profile];
  const [first, second] = guide.competencies;
  if (!leads) return [first, second];
  return ['C17', guide.competencyOfLeaders ?? second, first];
}

/** After those of the profile, and where none is registered, what the job asks for. */
function codesOfPosition({ position }: Person): readonly string[] {
  const words = normalize(position).split(' ');
  const found = positionCompetencies.find(({ keys }) =>
    keys.split(' ').some((key) => words.some((word) => word.startsWith(key))),
  );
  return [...(found?.codes ?? []), ...withoutProfile.competencies];
}

/** A competency whose levels nobody told. */
export function withInitialLevels(name: string, entry: Competency | null): NamedCompetency {
  return {
    name,
    currentLevel: defaultLevels.current,
    targetLevel: defaultLevels.target,
    entry,
    typed: false,
  };
}
