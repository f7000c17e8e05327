import { competencyOf } from '../knowledge/competencies.ts';
import type { Competency } from '../knowledge/competency.ts';
import { roleCompetency } from '../knowledge/generic-steps.ts';
import { profileGuides, withoutProfile } from '../knowledge/profiles.ts';
import { defaultLevels } from './contract.ts';
import type { Person, PlannedCompetency } from './planned.ts';

type Starting = Pick<PlannedCompetency, 'name' | 'currentLevel' | 'targetLevel' | 'entry'>;

/** The competencies of a plan that names none: those a free text speaks of, else the job's and the profile's. */
export function competenciesFor(person: Person, mentioned: readonly Competency[]): Starting[] {
  if (mentioned.length > 0) return mentioned.map((entry) => starting(entry.name, entry));
  const { position } = person;
  const ofTheRole = position === '' ? roleCompetency.name : `${roleCompetency.name} (${position})`;
  const others = codesFor(person).flatMap((code) => competencyOf(code) ?? []);
  return [
    starting(ofTheRole, roleCompetency),
    ...others.map((entry) => starting(entry.name, entry)),
  ];
}

function codesFor({ profile, leads }: Person): readonly string[] {
  const guide = profile === null ? withoutProfile : profileGuides[profile];
  const [first, second] = guide.competencies;
  const ofLeaders = 'competencyOfLeaders' in guide ? guide.competencyOfLeaders : undefined;
  return [first, leads ? (ofLeaders ?? second) : second];
}

function starting(name: string, entry: Competency): Starting {
  return {
    name,
    currentLevel: defaultLevels.current,
    targetLevel: defaultLevels.target,
    entry,
  };
}
