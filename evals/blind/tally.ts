import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { evalsFolder, readJson } from '../cases.ts';
import { writeTo } from '../recorded.ts';
import { table } from '../report.ts';
import { keyPath, writers, type Key, type Writer } from './prepare.ts';

const qualities = ['fidelity', 'use', 'expertise', 'portuguese', 'clarity', 'overall'] as const;
type Quality = (typeof qualities)[number];

const score = z.number().check(z.minimum(1), z.maximum(10));
const sheetSchema = z.array(
  z.object({
    input: z.string(),
    reader: z.string(),
    scores: z.record(z.string(), z.record(z.enum(qualities), score)),
    order: z.array(z.string()),
    worst: z._default(z.record(z.string(), z.string()), {}),
  }),
);

/** One text as one reader saw it. */
interface Reading {
  kind: string;
  input: string;
  reader: string;
  writer: Writer;
  scores: Record<Quality, number>;
  /** 0 is the first place. */
  place: number;
  worst: string;
}

/** Reads what readers filled in, prints it, and writes the page that is kept. */
export function tally(folder: string, into = join(evalsFolder, 'readings')): boolean {
  const key = readJson(keyPath(folder)) as Key;
  const page = pageOf(basename(resolve(folder)), readingsIn(join(folder, 'readers'), key));
  console.log(page);
  const kept = join(into, `${basename(resolve(folder))}.md`);
  writeTo(kept, page);
  console.log(`Written to ${kept}.`);
  return true;
}

function readingsIn(folder: string, key: Key): Reading[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) =>
    z.parse(sheetSchema, readJson(join(folder, file))).flatMap((sheet) => {
      const letters = key[sheet.input];
      if (letters === undefined) throw new Error(`${file}: no such input: ${sheet.input}`);
      return Object.entries(letters).map(([letter, writer]) => {
        const scores = sheet.scores[letter];
        const place = sheet.order.indexOf(letter);
        if (scores === undefined || place < 0) {
          throw new Error(`${file}: ${sheet.input} says nothing of ${letter}`);
        }
        const { input, reader, worst } = sheet;
        const kind = input.split('/')[0] ?? '';
        return { kind, input, reader, writer, scores, place, worst: worst[letter] ?? '' };
      });
    }),
  );
}

export function pageOf(title: string, readings: readonly Reading[]): string {
  const of = (writer: Writer) => readings.filter((reading) => reading.writer === writer);
  const present = writers.filter((writer) => of(writer).length > 0);
  const means = present.map((writer) => [
    writer,
    ...qualities.map((quality) => mean(of(writer).map(({ scores }) => scores[quality]))),
    placesOf(of(writer)),
  ]);
  const kinds = [...new Set(readings.map(({ kind }) => kind))];
  const places = kinds.map((kind) => [
    kind,
    ...present.map((writer) => placesOf(of(writer).filter((each) => each.kind === kind))),
  ]);
  const readers = new Set(readings.map(({ reader }) => reader)).size;
  const inputs = new Set(readings.map(({ input }) => input)).size;
  return [
    `# Blind reading: ${title}`,
    `${inputs} inputs, ${readers} readers. Means of scores from 1 to 10.`,
    table(['text', ...qualities, 'placed first'], means),
    `## Placed first, by kind`,
    table(['kind', ...present], places),
    ...duels(readings),
    `## Worst sentences`,
    ...present.map((writer) => `### ${writer}\n\n${worstOf(of(writer))}`),
    '',
  ].join('\n\n');
}

function mean(figures: readonly number[]): string {
  return (figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(1);
}

function placesOf(readings: readonly Reading[]): string {
  return `${readings.filter(({ place }) => place === 0).length} of ${readings.length}`;
}

/** How often ours stands before the rival's, whatever the third text did. */
function duels(readings: readonly Reading[]): string[] {
  const rivals = readings.filter(({ writer }) => writer === 'rival');
  return (['recorded', 'offline'] as const).flatMap((writer) => {
    const pairs = rivals.flatMap((rival) => {
      const same = ({ input, reader }: Reading) => input === rival.input && reader === rival.reader;
      const ours = readings.find((each) => each.writer === writer && same(each));
      return ours === undefined ? [] : [ours.place < rival.place];
    });
    const won = pairs.filter(Boolean).length;
    return pairs.length === 0 ? [] : [`Before the rival: ${writer} ${won} of ${pairs.length}.`];
  });
}

/** Those of the texts that readers liked least come first. */
function worstOf(readings: readonly Reading[]): string {
  const told = readings.filter(({ worst }) => worst.trim() !== '');
  return told
    .toSorted((one, other) => one.scores.overall - other.scores.overall)
    .map(({ input, worst, scores }) => `- ${input} (${scores.overall}): “${worst.trim()}”`)
    .join('\n');
}
