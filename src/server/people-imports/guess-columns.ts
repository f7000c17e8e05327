import { readPhone } from '#shared/contacts.ts';
import type { ImportField } from '#shared/import-fields.ts';
import { withoutAccents } from '../db/accents.ts';

/*
 * What the columns of a list seem to hold: by their titles, and where those say nothing by what is in them.
 */

/** Words of titles, the surest first. */
const titlesOf: Record<ImportField, readonly string[]> = {
  name: [
    'nome completo',
    'nome',
    'nome do colaborador',
    'nome do funcionario',
    'colaborador',
    'funcionario',
    'empregado',
    'full name',
    'name',
  ],
  surname: ['sobrenome', 'ultimo nome', 'surname', 'last name'],
  position: [
    'funcao',
    'cargo',
    'cargo atual',
    'posicao',
    'ocupacao',
    'job title',
    'position',
    'title',
  ],
  tipo: ['tipo', 'papel', 'lider ou colaborador'],
  behavioralProfile: ['perfil comportamental', 'perfil'],
  teams: [
    'equipes',
    'equipe',
    'time',
    'setor',
    'departamento',
    'area',
    'squad',
    'team',
    'department',
  ],
  objectives: ['objetivos', 'objetivo', 'metas'],
  professionalHistory: [
    'historico profissional',
    'experiencia profissional',
    'experiencias',
    'experiencia',
    'historico',
  ],
  isActive: ['ativo', 'ativa', 'situacao', 'status'],
  email: ['e mail', 'email', 'e mail corporativo', 'email corporativo', 'correio eletronico'],
  phone: ['telefone', 'celular', 'whatsapp', 'whats', 'fone', 'tel', 'phone', 'mobile', 'contato'],
};

const fields = Object.keys(titlesOf) as ImportField[];
/** A title with one of these is about someone or something else. */
const ofOthers =
  /\b(?:gestor|gestora|lider direto|supervisor|supervisora|chefe|mae|pai|conjuge|emergencia|empresa|fantasia|razao|centro|codigo|id|cpf|data)\b/;

export function titleKey(title: string): string {
  return withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** How surely a title is a field's: 0 where it is not. */
function likeness(title: string, field: ImportField): number {
  const at = titlesOf[field].indexOf(title);
  if (at >= 0) return 100 - at;
  if (ofOthers.test(title) || title.length > 40) return 0;
  const words = ` ${title} `;
  return titlesOf[field].some((known) => words.includes(` ${known} `)) ? 10 : 0;
}

function bestField(title: string): { field: ImportField; score: number } | null {
  if (title === '') return null;
  const scored = fields.map((field) => ({ field, score: likeness(title, field) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best : null;
}

/** How many fields the cells of a line name. */
export function knownTitles(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => bestField(titleKey(cell))?.field ?? [])).size;
}

type Line = readonly [number: number, ...cells: string[]];

/** The number of the line that has the titles; null: none of the first has. */
export function guessHeaderRow(lines: readonly Line[]): number | null {
  let best: { number: number; score: number } | null = null;
  for (const [number, ...cells] of lines.slice(0, 10)) {
    const score = knownTitles(cells);
    // One word may stand in a heading: two cells that are filled make a line of titles.
    const isLine = score > 1 || cells.filter(Boolean).length === 1;
    if (score > 0 && isLine && score > (best?.score ?? 0)) best = { number, score };
    else if (score === 1 && best === null && cells.filter(Boolean).length > 1)
      best = { number, score };
  }
  return best?.number ?? null;
}

/** The field of each column, by its place; each field once. */
export function guessColumns(
  titles: readonly string[],
  lines: readonly Line[],
): Map<number, ImportField> {
  const width = Math.max(titles.length, ...lines.map(({ length }) => length - 1), 0);
  const valuesIn = (at: number) => lines.flatMap((line) => line[at + 1] || []) as string[];
  const offers = Array.from({ length: width }, (_, at) => {
    const best = bestField(titleKey(titles[at] ?? ''));
    return best && { at, ...best, filled: valuesIn(at).length };
  }).filter((offer) => offer !== null);
  const guessed = new Map<number, ImportField>();
  const taken = new Set<ImportField>();
  const take = (at: number, field: ImportField) => {
    if (guessed.has(at) || taken.has(field)) return;
    guessed.set(at, field);
    taken.add(field);
  };
  // Of two columns of one title, the one that has more in it.
  offers.sort(
    (one, other) => other.score - one.score || other.filled - one.filled || one.at - other.at,
  );
  for (const { at, field, filled } of offers) if (filled > 0 || lines.length === 0) take(at, field);
  const untitled = Array.from({ length: width }, (_, at) => at).filter(
    (at) => (titles[at] ?? '') === '',
  );
  for (const at of untitled) {
    const field = fieldByContent(valuesIn(at), taken);
    if (field) take(at, field);
  }
  return guessed;
}

function fieldByContent(
  values: readonly string[],
  taken: ReadonlySet<ImportField>,
): ImportField | null {
  const share = (test: (value: string) => boolean) =>
    values.filter(test).length / Math.max(1, values.length);
  if (values.length === 0) return null;
  if (share((value) => /^\S+@\S+\.\S+$/.test(value)) > 0.6) return 'email';
  if (share((value) => readPhone(value) !== null) > 0.6) return 'phone';
  if (share((value) => /^[\p{L}\p{M}\s'’.()-]+$/u.test(value)) < 0.6) return null;
  if (!taken.has('name')) return 'name';
  return taken.has('position') ? null : 'position';
}
