import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { readContent } from '#documents/contracts.ts';
import { evalsFolder, readJson, type Shelf } from '../cases.ts';
import { adjustedByRecording, instructionsOf } from '../instructions.ts';
import { writeTo } from '../recorded.ts';
import { documentMarkdown } from './layout.ts';
import { keyPath } from './prepare.ts';

/*
 * Blind reading of what was changed: an instruction, and the document before and after it, unsigned and in an order
 * of chance. Readers say which they would take.
 */

type Which = 'before' | 'after';
type Key = Record<string, Record<'A' | 'B', Which>>;

const guide = `# Leitura às cegas de um ajuste

Cada pasta traz um pedido de quem lidera sobre um documento (pedido.md) e duas versões dele (A.md, B.md), em ordem sorteada. Em cada uma, diga qual versão você usaria, dado o pedido: a que o atende sem estragar o resto.

Entregue readers/SEU-NOME.json nesta pasta: [{ "input": "nome-da-pasta", "better": "A", "why": "uma frase" }]
`;

export async function prepareAdjusted(shelf: Shelf, out: string): Promise<boolean> {
  const key: Key = {};
  for (const asking of instructionsOf(shelf)) {
    const { of, id, content, instruction } = asking;
    const { changes, after } = await adjustedByRecording(asking);
    if (changes.length === 0) continue;
    const chance = createHash('sha256').update(id).digest()[0]! % 2;
    const order: readonly [Which, Which] = chance === 0 ? ['before', 'after'] : ['after', 'before'];
    const texts = { before: content, after };
    for (const [at, letter] of (['A', 'B'] as const).entries()) {
      const read = readContent(of.kind, texts[order[at]!]);
      if (!read) throw new Error(`${id} leaves no ${of.kind}.`);
      writeTo(join(out, id, `${letter}.md`), documentMarkdown(of.kind, read));
    }
    writeTo(join(out, id, 'pedido.md'), `${instruction}\n`);
    key[id] = { A: order[0], B: order[1] };
  }
  writeTo(join(out, 'LEIA-ME.md'), guide);
  writeTo(keyPath(out), `${JSON.stringify(key, null, 2)}\n`);
  console.log(`${Object.keys(key).length} pairs in ${out}; the key in ${keyPath(out)}.`);
  return Object.keys(key).length > 0;
}

const sheetSchema = z.array(
  z.object({ input: z.string(), better: z.enum(['A', 'B']), why: z._default(z.string(), '') }),
);

/** How often readers took the document as it was changed; true from nine in ten on. */
export function tallyAdjusted(folder: string): boolean {
  const key = readJson(keyPath(folder)) as Key;
  const files = readdirSync(join(folder, 'readers')).filter((name) => name.endsWith('.json'));
  const choices = files.flatMap((file) => {
    const sheet = z.parse(sheetSchema, readJson(join(folder, 'readers', file)));
    const reader = file.replace('.json', '');
    return sheet.map(({ input, better, why }) => ({
      input,
      why,
      reader,
      took: key[input]![better],
    }));
  });
  const taken = choices.filter(({ took }) => took === 'after');
  const others = choices.filter(({ took }) => took === 'before');
  const page = [
    `# Blind reading of adjustments: ${basename(resolve(folder))}`,
    `${files.length} readers, ${Object.keys(key).length} pairs. The adjusted document was taken ${taken.length} of ${choices.length} times.`,
    others.map(({ input, reader, why }) => `- ${input} (${reader}): ${why}`).join('\n'),
  ].join('\n\n');
  console.log(page);
  writeTo(join(evalsFolder, 'readings', `${basename(resolve(folder))}.md`), `${page.trimEnd()}\n`);
  return taken.length >= choices.length * 0.9;
}
