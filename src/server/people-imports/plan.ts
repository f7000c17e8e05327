import type { EmployeeForm } from '#shared/employees.ts';
import { importFields, type ImportField } from '#shared/import-fields.ts';
import { limits } from '#shared/limits.ts';
import type { ImportCounts, ImportMapping } from '#shared/people-imports.ts';
import type { ImportedValues, ReadSheet } from '../db/tables/people-imports.ts';
import { createMatcher, nameKey } from './match-people.ts';
import { flawOf, readRow, repairs, type Flaw, type ReadPerson } from './read-row.ts';

/*
 * What an import does, by the list and by who is there: the check shows it, the commit writes it.
 */

/** Someone who is there, with all that an import may change. */
export type CurrentPerson = Required<Omit<ImportedValues, 'addedTeamIds'>> & {
  id: string;
  teamIds: string[];
};

export interface Current {
  people: readonly CurrentPerson[];
  teams: readonly { id: string; name: string }[];
}

interface Planned {
  row: number;
  /** Of teams that are there their ids, in the order of the list. */
  teamIds: string[];
  /** Names of teams that are to be created. */
  newTeams: string[];
}

export interface Newcomer extends Planned {
  form: Omit<EmployeeForm, 'teamIds'>;
}

export interface Changed extends Planned {
  person: CurrentPerson;
  before: ImportedValues;
  after: ImportedValues;
}

export interface Rejected {
  row: number;
  cells: string[];
  flaws: Flaw[];
}

export interface ImportPlan {
  newcomers: Newcomer[];
  changed: Changed[];
  unchanged: number;
  rejected: Rejected[];
  newTeams: string[];
}

/** The lines below the titles, or all of them. */
export function peopleRows(sheet: ReadSheet, headerRow: number | null): ReadSheet['rows'] {
  return sheet.rows.filter(([number]) => headerRow === null || number > headerRow);
}

export function planImport(
  rows: ReadSheet['rows'],
  mapping: ImportMapping,
  current: Current,
): ImportPlan {
  const plan: ImportPlan = { newcomers: [], changed: [], unchanged: 0, rejected: [], newTeams: [] };
  const matchThere = createMatcher(current.people);
  const teamsByKey = teamIndex(current.teams);
  const newTeams = new Map<string, string>();
  const seen = createSeen();
  for (const row of rows) {
    const read = readRow(row, mapping.columns);
    const { name = '', email = null } = read.values;
    const match = name === '' ? 'nobody' : matchThere({ name, email });
    if (match === 'several') read.flaws.push(flawOf('name', repairs.namesakes, name));
    const person = typeof match === 'object' ? match.person : null;
    if (match === 'nobody' && read.values.position === undefined && !isFlawed(read, 'position')) {
      read.flaws.push(flawOf('position', repairs.position, ''));
    }
    const teams = placeTeams(read, { teamsByKey, mayCreate: mapping.createTeams });
    if (read.flaws.length === 0) {
      const verdict = seen(read, person);
      if (verdict === 'repeated') {
        plan.unchanged += 1;
        continue;
      }
      if (verdict === 'contradicted') read.flaws.push(flawOf('name', repairs.twice, name));
    }
    if (read.flaws.length > 0) {
      const { cells, flaws } = read;
      plan.rejected.push({ row: read.row, cells, flaws });
      continue;
    }
    for (const team of teams.newTeams) {
      if (!newTeams.has(nameKey(team))) newTeams.set(nameKey(team), team);
    }
    if (person) change(plan, { row: read.row, person, values: read.values, teams });
    else plan.newcomers.push({ row: read.row, ...teams, form: formOf(read.values) });
  }
  plan.newTeams = [...newTeams.values()];
  return plan;
}

export function countsOf(plan: ImportPlan): ImportCounts {
  return {
    created: plan.newcomers.length,
    updated: plan.changed.length,
    unchanged: plan.unchanged,
    rejected: plan.rejected.length,
    newTeams: plan.newTeams.length,
  };
}

/** The names of the fields that change. */
export function changesOf({ after, newTeams }: Changed): string[] {
  const { addedTeamIds = [], ...fields } = after;
  const labels = Object.keys(fields).map((field) => importFields[field as ImportField]);
  return addedTeamIds.length + newTeams.length > 0 ? [...labels, importFields.teams] : labels;
}

function formOf(values: ReadPerson['values']): Newcomer['form'] {
  return {
    name: values.name!,
    position: values.position!,
    tipo: values.tipo ?? 'colaborador',
    behavioralProfile: values.behavioralProfile ?? null,
    objectives: values.objectives ?? [],
    professionalHistory: values.professionalHistory ?? [],
    isActive: values.isActive ?? true,
    email: values.email ?? null,
    phone: values.phone ?? null,
  };
}

interface Change {
  row: number;
  person: CurrentPerson;
  values: ReadPerson['values'];
  teams: Omit<Planned, 'row'>;
}

function change(plan: ImportPlan, { row, person, values, teams }: Change): void {
  const differing = Object.entries(values).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify(person[field as keyof typeof person]),
  );
  const addedTeamIds = teams.teamIds.filter((id) => !person.teamIds.includes(id));
  if (differing.length + addedTeamIds.length + teams.newTeams.length === 0) {
    plan.unchanged += 1;
    return;
  }
  const before = Object.fromEntries(
    differing.map(([field]) => [field, person[field as keyof typeof person]]),
  );
  const after = {
    ...Object.fromEntries(differing),
    ...(addedTeamIds.length > 0 && { addedTeamIds }),
  };
  plan.changed.push({
    row,
    person,
    before,
    after,
    teamIds: addedTeamIds,
    newTeams: teams.newTeams,
  });
}

function isFlawed({ flaws }: ReadPerson, field: ImportField): boolean {
  return flaws.some(({ column }) => column === importFields[field]);
}

function teamIndex(teams: Current['teams']): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const { id, name } of teams) if (!byKey.has(nameKey(name))) byKey.set(nameKey(name), id);
  return byKey;
}

interface Places {
  teamsByKey: ReadonlyMap<string, string>;
  mayCreate: boolean;
}

/** Adds a flaw for each team that is not there and is not to be created. */
function placeTeams(read: ReadPerson, { teamsByKey, mayCreate }: Places): Omit<Planned, 'row'> {
  const teamIds = new Set<string>();
  const newTeams: string[] = [];
  for (const team of read.teams) {
    // 'Vendas, Caixa' may be one team, or two.
    const parts = teamsByKey.has(nameKey(team))
      ? [team]
      : team.split(',').map((part) => part.trim());
    for (const name of parts.filter(Boolean)) {
      const id = teamsByKey.get(nameKey(name));
      if (id) teamIds.add(id);
      else if (mayCreate && name.length >= limits.nameMin) newTeams.push(name);
      else read.flaws.push(flawOf('teams', repairs.team, name));
    }
  }
  return { teamIds: [...teamIds], newTeams };
}

type Verdict = 'new' | 'repeated' | 'contradicted';

/** Of two lines about one person the second says the same, or one does not know which is right. */
function createSeen(): (read: ReadPerson, person: CurrentPerson | null) => Verdict {
  const ofPerson = new Map<string, string>();
  const ofName = new Map<string, { email: string | null; content: string }[]>();
  return ({ values, teams }, person) => {
    const content = JSON.stringify([values, teams]);
    if (person) {
      const before = ofPerson.get(person.id);
      if (before !== undefined) return before === content ? 'repeated' : 'contradicted';
      ofPerson.set(person.id, content);
      return 'new';
    }
    const { name = '', email = null } = values;
    const key = nameKey(name);
    const namesakes = ofName.get(key) ?? [];
    const same = namesakes.find(
      (each) => email === null || each.email === null || each.email === email,
    );
    if (same) return same.content === content ? 'repeated' : 'contradicted';
    ofName.set(key, [...namesakes, { email, content }]);
    return 'new';
  };
}
