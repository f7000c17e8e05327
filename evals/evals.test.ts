import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentContracts, readContent } from '#documents/contracts.ts';
import { documentKindValues } from '#documents/labels.ts';
import { textsOf } from '#shared/json.ts';
import { briefText } from './blind/brief.ts';
import { keyPath, prepare, type Key } from './blind/prepare.ts';
import { documentMarkdown, plainMarkdown } from './blind/layout.ts';
import { tally } from './blind/tally.ts';
import { casesOf, readJson, type Case } from './cases.ts';
import { write } from './evaluation.ts';
import {
  changesOf,
  playRecorded,
  promptOf,
  record,
  recordedAuthor,
  recordingOf,
  writePrompts,
  writeTo,
} from './recorded.ts';

const firstOfEach = documentKindValues.map((kind): Case => casesOf(kind, 'cases')[0]!);
const message = casesOf('message', 'cases')[0]!;
let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'leme-evals-')), 'reading');
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dirname(folder), { recursive: true });
});

const printed = () => vi.mocked(console.log).mock.calls.flat().join('\n');

test('inputs are apart: none of those set apart is among the others', () => {
  for (const kind of documentKindValues) {
    const known = new Set(casesOf(kind, 'cases').map(({ id }) => id));
    const apart = casesOf(kind, 'unseen');
    expect(apart.length).toBeGreaterThan(known.size / 3);
    expect(apart.filter(({ id }) => known.has(id))).toEqual([]);
  }
});

test('a prompt has one hash as long as nothing of it changes', async () => {
  const { hash } = await promptOf(message);
  const other = { ...message, brief: { ...message.brief, context: 'Outro assunto, outro dia.' } };
  expect((await promptOf(message)).hash).toBe(hash);
  expect((await promptOf(other)).hash).not.toBe(hash);
});

test('prompts are written with their hash, and the facts beside them', async () => {
  expect(await writePrompts([message], folder)).toBe(true);
  const prompt = readFileSync(join(folder, `${message.id}.prompt.md`), 'utf8');
  const { hash, system, user } = await promptOf(message);
  expect(prompt).toContain(`<!-- prompt ${hash} -->`);
  expect(prompt).toContain(system);
  expect(prompt).toContain(user);
  expect(readFileSync(join(folder, `${message.id}.brief.md`), 'utf8')).toContain(
    message.brief.recipientName,
  );
});

test('an answer is recorded with the hash of its prompt, and played through the product', async () => {
  const [file, answers] = [join(folder, `${message.id}.answer.json`), join(folder, 'answers')];
  const answer = { content: 'O inventário ficou pronto.', suggestions: ['Ligue depois.'] };
  writeTo(file, `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``);
  expect(record(folder, answers)).toBe(false);
  await writePrompts([message], folder);
  expect(record(folder, answers)).toBe(true);
  const recording = recordingOf(message, answers)!;
  expect(recording).toEqual({ promptHash: (await promptOf(message)).hash, answer });

  const { content } = await write(recordedAuthor(recording), message);
  expect(JSON.stringify(content)).toContain('O inventário ficou pronto.');
  await playRecorded(['message'], answers);
  expect(printed()).toContain(`${message.id}: `);
  expect(printed()).not.toContain('STALE');
  writeTo(join(answers, `${message.id}.json`), JSON.stringify({ ...recording, promptHash: '0' }));
  expect(await playRecorded(['message'], answers)).toBe(false);
  expect(printed()).toContain('STALE');
});

test('what the product changed of an answer is told text by text', () => {
  const [before, after] = [
    { a: 'um ', b: ['dois', 3] },
    { a: 'um', b: ['três', 4] },
  ];
  expect(changesOf(before, after)).toEqual(['- dois', '- 3', '+ três', '+ 4']);
});

test('a blind reading is unsigned, has its key elsewhere, and says what is missing', async () => {
  const whole = await prepare(firstOfEach, { out: folder, perKind: 1, seed: '7' });
  const key = readJson(keyPath(folder)) as Key;
  expect(whole).toBe(false);
  expect(Object.keys(key)).toEqual(firstOfEach.map(({ id }) => id));
  expect(readdirSync(folder, { recursive: true }).join('\n')).not.toContain('key');
  for (const { id } of firstOfEach) {
    for (const letter of Object.keys(key[id]!)) {
      const text = readFileSync(join(folder, id, `${letter}.md`), 'utf8');
      expect(text).not.toMatch(/offline|recorded|rival/);
    }
    expect(existsSync(join(folder, id, 'brief.md'))).toBe(true);
  }
});

test('what a brief tells is the form and the context, the diary as private notes', async () => {
  const { context } = message;
  const diary = [{ day: '2026-11-19', text: 'Chegou cedo três vezes.' }];
  await prepare([{ ...message, context: { ...context, diary } }], {
    out: folder,
    perKind: 1,
    seed: '1',
  });
  const brief = readFileSync(join(folder, message.id, 'brief.md'), 'utf8');
  expect(brief).toContain('Hoje é 23/11/2026 (segunda-feira)');
  expect(brief).toContain('Anotações particulares de quem lidera');
  expect(brief).toContain('19/11/2026 (quinta-feira): Chegou cedo três vezes.');
  expect(brief).toContain(message.brief.context);
});

/** Ids, and what says the kind itself once more. */
const untold = new Set(['employeeId', 'teamId', 'selectedTeams', 'type']);

test.each(documentKindValues)('%s: a brief tells every field of the form', (kind) => {
  const fields = Object.keys(documentContracts[kind].formSchema.shape);
  const told = fields.filter((field) => !untold.has(field));
  const brief = Object.fromEntries(told.map((field) => [field, `Palavras em ${field}.`]));
  const text = briefText({ ...message, kind, brief });
  expect(told.filter((field) => !text.includes(`Palavras em ${field}.`))).toEqual([]);
});

test('a brief tells every text of the context: nobody is asked to judge what they cannot see', () => {
  const contexts = documentKindValues.flatMap((kind) =>
    (['cases', 'unseen'] as const).flatMap((shelf) => casesOf(kind, shelf)),
  );
  const withMemory = contexts.filter(
    ({ context }) => context.commitments.length > 0 || context.lastConversation !== null,
  );
  expect(withMemory.length).toBeGreaterThan(0);
  for (const each of withMemory) {
    const { commitments, lastConversation, told } = each.context;
    const text = briefText(each).replaceAll(/\s+/g, ' ');
    for (const known of textsOf([
      commitments.map((one) => [one.owner, one.text]),
      lastConversation && { ...lastConversation, day: '' },
      told.map(({ question, answer }) => [question, answer]),
    ])) {
      expect(text).toContain(known.trim().replaceAll(/\s+/g, ' '));
    }
  }
});

test('a rival is laid out as ours', () => {
  expect(plainMarkdown('# Oi\n\n---\n\n\n* **um**\n• dois\n')).toBe('# Oi\n\n- um\n- dois\n');
});

test('what is said on our page is quoted as a rival quotes it', () => {
  const page = `## Abrir\n> “Oi, Ana.\n>\n> Tudo bem?”\n\nOuça.`;
  const content = readContent('meeting', { title: 'Pauta', page, suggestions: [] })!;
  expect(documentMarkdown('meeting', content)).toBe(`# Pauta\n\n${page.replace('\n>', '\n\n>')}\n`);
});

test('a tally gives means, places, duels and the worst sentences', () => {
  writeTo(keyPath(folder), JSON.stringify({ 'pdi/um': { A: 'rival', B: 'recorded' } }));
  const qualities = ['fidelity', 'use', 'expertise', 'portuguese', 'clarity', 'overall'];
  const all = (score: number) => Object.fromEntries(qualities.map((each) => [each, score]));
  const sheet = (reader: string, order: string[], rival: number) => ({
    input: 'pdi/um',
    reader,
    scores: { A: all(rival), B: all(8) },
    order,
    worst: { A: 'Uma frase ruim.' },
  });
  const sheets = [sheet('x', ['B', 'A'], 5), sheet('y', ['A', 'B'], 8), sheet('z', ['B', 'A'], 5)];
  writeTo(join(folder, 'readers', 'all.json'), JSON.stringify(sheets));
  expect(tally(folder, folder)).toBe(true);
  const page = readFileSync(join(folder, 'reading.md'), 'utf8');
  expect(page).toMatch(/\| recorded \| 8\.0 .*\| 2 of 3/);
  expect(page).toMatch(/\| rival {4}\| 6\.0 .*\| 1 of 3/);
  expect(page).toContain('Before the rival: recorded 2 of 3.');
  expect(page).toContain('- pdi/um (5): “Uma frase ruim.”');
});

test('a sheet that forgets a text is not counted in silence', () => {
  writeTo(keyPath(folder), JSON.stringify({ 'pdi/um': { A: 'rival', B: 'recorded' } }));
  const sheet = { input: 'pdi/um', reader: 'x', scores: {}, order: [] };
  writeTo(join(folder, 'readers', 'all.json'), JSON.stringify([sheet]));
  expect(() => tally(folder, folder)).toThrow('says nothing of A');
});
