import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormOf } from '#documents/contracts.ts';
import { nothingFollowed, type DocumentContext } from '#documents/kit/document-context.ts';
import type { Brief } from '#documents/kit/writer.ts';
import type { DocumentKind } from '#documents/labels.ts';

/** One input: what a leader typed, and what is known around it. */
export interface Case<K extends DocumentKind = DocumentKind> {
  kind: K;
  /** `pdi/caixa-da-loja`: the kind and the name in plain letters, as files and arguments have it. */
  id: string;
  name: string;
  brief: Brief<FormOf<K>>;
  context: DocumentContext;
}

export const evalsFolder = import.meta.dirname;

export type Shelf = 'cases' | 'unseen';

/** The inputs of a kind: `pdi.json`, and `pdi.anything.json` beside it. */
export function casesOf<K extends DocumentKind>(kind: K, shelf: Shelf): Case<K>[] {
  const folder = join(evalsFolder, shelf);
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const cases = files
    .filter((file) => file.startsWith(`${kind}.`) && file.endsWith('.json'))
    .flatMap((file) => readJson(join(folder, file)) as Omit<Case<K>, 'kind' | 'id'>[])
    .map((each) => ({
      ...each,
      // Most inputs are of someone with whom nothing is followed yet.
      context: { ...nothingFollowed, ...each.context },
      kind,
      id: `${kind}/${slugOf(each.name)}`,
    }));
  const ids = new Set<string>();
  for (const { id } of cases) {
    if (ids.has(id)) throw new Error(`Two inputs of ${shelf} are called ${id}.`);
    ids.add(id);
  }
  return cases;
}

export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Those that the arguments name, by their whole id or by the part after the kind; without names, all. */
export function named(cases: readonly Case[], names: readonly string[]): Case[] {
  if (names.length === 0) return [...cases];
  return cases.filter(({ id }) => names.some((name) => name === id || id.endsWith(`/${name}`)));
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8')) as unknown;
}
