import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { documentKindValues } from '#documents/labels.ts';
import { createAuthor, type Author } from '#server/documents/author.ts';
import { evalsFolder, type Case } from '../cases.ts';
import { write } from '../evaluation.ts';
import { promptOf, recordedAuthor, recordingOf, writeTo } from '../recorded.ts';
import { room } from '../room.ts';
import { briefText } from './brief.ts';
import { documentMarkdown, plainMarkdown } from './layout.ts';

/** Who wrote a text: we offline, we with a recorded answer, a rival in a plain chat. */
export const writers = ['offline', 'recorded', 'rival'] as const;
export type Writer = (typeof writers)[number];

/** Input → letter → who wrote it. It lies beside the folder that readers get, never in it. */
export type Key = Record<string, Record<string, Writer>>;

export function keyPath(folder: string): string {
  return `${folder.replace(/\/+$/, '')}-key.json`;
}

/** Lays out one folder an input: the facts, and up to three unsigned texts in an order of chance. */
export async function prepare(
  cases: readonly Case[],
  { out, perKind, seed }: { out: string; perKind: number; seed: string },
): Promise<boolean> {
  const key: Key = {};
  const left: string[] = [];
  for (const each of drawn(cases, { perKind, seed })) {
    const texts = await textsFor(each, (reason) => left.push(`${each.id}: ${reason}`));
    for (const writer of writers) {
      if (texts[writer] === undefined) left.push(`${each.id}: no text of ${writer}`);
    }
    const present = writers.filter((writer) => texts[writer] !== undefined);
    const order = byChance(present, `${seed} ${each.id}`, (writer) => writer);
    rmSync(join(out, each.id), { recursive: true, force: true });
    writeTo(join(out, each.id, 'brief.md'), briefText(each));
    key[each.id] = {};
    for (const [index, writer] of order.entries()) {
      const letter = 'ABC'.charAt(index);
      key[each.id]![letter] = writer;
      writeTo(join(out, each.id, `${letter}.md`), texts[writer]!);
    }
    const { hash } = await promptOf(each);
    const recording = recordingOf(each);
    if (recording && recording.promptHash !== hash) left.push(`${each.id}: a stale answer`);
  }
  writeTo(join(out, 'LEIA-ME.md'), readFileSync(join(import.meta.dirname, 'LEIA-ME.md'), 'utf8'));
  writeTo(keyPath(out), `${JSON.stringify(key, null, 2)}\n`);
  console.log(`${Object.keys(key).length} inputs in ${out}; the key in ${keyPath(out)}.`);
  for (const each of left) console.log(`✗ ${each}`);
  return left.length === 0;
}

/** So many of each kind, by chance. */
function drawn(cases: readonly Case[], { perKind, seed }: { perKind: number; seed: string }) {
  return documentKindValues.flatMap((kind) => {
    const ofKind = cases.filter((each) => each.kind === kind);
    return byChance(ofKind, seed, ({ id }) => id).slice(0, perKind);
  });
}

/** The same order for the same seed, on every machine. */
function byChance<Item>(items: readonly Item[], seed: string, nameOf: (item: Item) => string) {
  const lot = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
  return items.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1));
}

/** What there is to read on an input; an answer that the product refuses is none, and is said. */
async function textsFor(
  each: Case,
  refused: (reason: string) => void,
): Promise<Partial<Record<Writer, string>>> {
  const recording = recordingOf(each);
  const rival = join(evalsFolder, 'rivals', `${each.id}.md`);
  const texts: Partial<Record<Writer, string>> = {
    offline: await markdownBy(createAuthor(null, room), each),
  };
  if (existsSync(rival)) texts.rival = plainMarkdown(readFileSync(rival, 'utf8'));
  if (recording === null) return texts;
  try {
    texts.recorded = await markdownBy(recordedAuthor(recording), each);
  } catch (error) {
    refused(error instanceof Error ? error.message : String(error));
  }
  return texts;
}

async function markdownBy(author: Author, each: Case): Promise<string> {
  const { content } = await write(author, each);
  return documentMarkdown(each.kind, content);
}
