import * as z from 'zod/mini';
import { phoneMessage, readPhone } from '#shared/contacts.ts';
import { employeePatchSchema, parseExperience, type EmployeePatch } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { importFields, type ImportField } from '#shared/import-fields.ts';
import type { ImportMapping } from '#shared/people-imports.ts';
import { behavioralProfiles, tipos, valuesOf } from '#shared/vocabulary.ts';
import { titleKey } from './guess-columns.ts';

/** What is wrong in a line, and how it is mended. */
export interface Flaw {
  repair: string;
  column: string;
  value: string;
}

/** A line of the list as it was understood; blank cells leave no key. */
export interface ReadPerson {
  row: number;
  cells: string[];
  values: Omit<EmployeePatch, 'removePhoto' | 'removeFileIds' | 'teamIds'>;
  teams: string[];
  flaws: Flaw[];
}

/** What people write where there is nothing. */
const nothing =
  /^(?:[-–—.]+|n\/?a|nenhum|nenhuma|nulo?|null|não informado|nao informado|#n\/d|#n\/a|sem e-?mail|não tem|nao tem)$/i;

const yes = new Set([
  'sim',
  's',
  'ativo',
  'ativa',
  '1',
  'true',
  'verdadeiro',
  'yes',
  'x',
  'trabalhando',
]);
const no = new Set([
  'nao',
  'n',
  'inativo',
  'inativa',
  '0',
  'false',
  'falso',
  'no',
  'desligado',
  'desligada',
  'demitido',
  'demitida',
]);
const leaders = new Set(['lider', 'lideranca', 'gestor', 'gestora']);
const led = new Set([
  'colaborador',
  'colaboradora',
  'funcionario',
  'funcionaria',
  'liderado',
  'liderada',
]);

export const repairs = {
  name: 'Preencha o nome',
  position: 'Preencha a função',
  formula: 'Copie o valor da célula, não a fórmula',
  tipo: 'Escreva “líder” ou “colaborador” no tipo',
  behavioralProfile: `Escreva um dos perfis: ${Object.values(behavioralProfiles).join(', ')}`,
  isActive: 'Escreva “sim” ou “não”: a pessoa está ativa?',
  phone: phoneMessage,
  phoneDigits: 'O telefone perdeu algarismos: formate a coluna como texto e digite de novo',
  email: 'Corrija o e-mail',
  team: 'Corrija o nome da equipe ou marque “Criar as equipes que faltam”',
  twice: 'Tire a repetição: a pessoa está em mais de uma linha',
  namesakes: 'Informe o e-mail: há mais de uma pessoa com este nome',
} as const;

/** @throws nothing: what cannot be understood is a flaw of the line */
export function readRow(
  [row, ...cells]: readonly [number, ...string[]],
  columns: ImportMapping['columns'],
): ReadPerson {
  const flaws: Flaw[] = [];
  const typed = new Map<ImportField, string>();
  for (const { at, field } of columns) {
    const value = (cells[at] ?? '').trim();
    if (value === '' || nothing.test(value)) continue;
    if (/^[=@]/.test(value)) flaws.push(flawOf(field, repairs.formula, value));
    else typed.set(field, value);
  }
  const values: Record<string, unknown> = {};
  for (const [field, value] of typed) {
    if (field === 'surname' || field === 'name' || field === 'teams') continue;
    const read = readers[field](value);
    if ('repair' in read) flaws.push(flawOf(field, read.repair, value));
    else values[field] = read.value;
  }
  const name = [typed.get('name'), typed.get('surname')]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ');
  if (name === '' || !/\p{L}/u.test(name)) flaws.push(flawOf('name', repairs.name, name));
  else values.name = name;
  const parsed = z.safeParse(employeePatchSchema, values);
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path[0] as ImportField;
    flaws.push(flawOf(field, `${importFields[field]}: ${issue.message}`, typed.get(field) ?? ''));
  }
  const teams = splitList(typed.get('teams') ?? '', /[;|\n]/);
  for (const team of teams) {
    if (team.length < limits.nameMin || team.length > limits.name)
      flaws.push(flawOf('teams', repairs.team, team));
  }
  return { row, cells, values: parsed.data ?? {}, teams, flaws };
}

export function flawOf(field: ImportField, repair: string, value: string): Flaw {
  return { repair, column: importFields[field], value: value.slice(0, 120) };
}

type Read = { value: unknown } | { repair: string };
type OwnField = Exclude<ImportField, 'name' | 'surname' | 'teams'>;

const readers: Record<OwnField, (typed: string) => Read> = {
  position: (typed) => ({ value: typed.replace(/\s+/g, ' ') }),
  tipo(typed) {
    const key = titleKey(typed);
    const [leader, other] = valuesOf(tipos);
    if (leaders.has(key)) return { value: leader };
    return led.has(key) ? { value: other } : { repair: repairs.tipo };
  },
  behavioralProfile(typed) {
    const key = titleKey(typed);
    const found = valuesOf(behavioralProfiles).find((each) => each === key);
    return found ? { value: found } : { repair: repairs.behavioralProfile };
  },
  objectives: (typed) => ({ value: splitList(typed, /[;|\n]/) }),
  professionalHistory: (typed) => ({ value: splitList(typed, /[;|\n]/).map(parseExperience) }),
  isActive(typed) {
    const key = titleKey(typed);
    if (yes.has(key)) return { value: true };
    return no.has(key) ? { value: false } : { repair: repairs.isActive };
  },
  email(typed) {
    const address = typed.replace(/^mailto:/i, '');
    return z.safeParse(z.email(), address).success ? { value: address } : { repair: repairs.email };
  },
  phone(typed) {
    if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(typed)) return { repair: repairs.phoneDigits };
    return readPhone(typed) ? { value: typed } : { repair: repairs.phone };
  },
};

/** The parts of a cell, without blanks and repetitions. */
function splitList(cell: string, between: RegExp): string[] {
  const parts = cell.split(between).map((part) => part.replace(/\s+/g, ' ').trim());
  return [...new Set(parts.filter(Boolean))];
}
