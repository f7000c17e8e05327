import { competencyOf } from '../knowledge/competencies.ts';
import type { Competency } from '../knowledge/competency.ts';
import { roleCompetency } from '../knowledge/generic-steps.ts';
import { profileGuides, withoutProfile } from '../knowledge/profiles.ts';
import { defaultLevels } from './contract.ts';
import type { NamedCompetency, Person } from './planned.ts';

/** The competencies of a plan that names none: the job's and the profile's. */
export function competenciesFor(person: Person): NamedCompetency[] {
  const { position } = person;
  const ofTheRole = position === '' ? roleCompetency.name : `${roleCompetency.name} (${position})`;
  const others = codesFor(person).flatMap((code) => competencyOf(code) ?? []);
  return [
    withInitialLevels(ofTheRole, roleCompetency),
    ...others.map((entry) => withInitialLevels(entry.name, entry)),
  ];
}

function codesFor({ profile, leads }: Person): readonly string[] {
  const guide = profile === null ? withoutProfile : profileGuides[profile];
  const [first, second] = guide.competencies;
  const ofLeaders = 'competencyOfLeaders' in guide ? guide.competencyOfLeaders : undefined;
  return [first, leads ? (ofLeaders ?? second) : second];
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
