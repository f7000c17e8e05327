import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownContent, readContent } from '#documents/contracts.ts';
import { itemsOf, type DocumentChange } from '#documents/kit/items.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { createAuthor } from '#server/documents/author.ts';
import { ModelError, unknownUsage } from '#server/llm/language-model.ts';
import { casesOf, evalsFolder, readJson, type Case, type Shelf } from './cases.ts';
import { answerIn, hashOf, recordingOf, writeTo, type Asked, type Recording } from './recorded.ts';
import { room } from './room.ts';

/*
 * What leaders ask to change in a document: recorded answers of strong models to our exact prompts, played through
 * the product. Judged is that what was asked changes, and nothing else.
 */

export interface Instruction {
  /** `pdi/caixa-da-loja`: a recorded document. */
  document: string;
  instruction: string;
  /** The ids that may change, with all that is under them. */
  may: string[];
  /** The ids that have to. */
  must?: string[];
  /** What the document says then (`|` between alternatives), and what it does not. */
  says?: string[];
  lacks?: string[];
  /** What the first member of a list says. */
  first?: { list: string; says: string };
  /** The letter loses a seventh of its words or more. */
  shorter?: boolean;
  /** At most so many changes. */
  few?: number;
  /** Nothing is changed, and the leader is told why. */
  note?: boolean;
  /** It may be that there is nothing to change: 'só se tiver erro'. */
  orNothing?: boolean;
}

interface Asking extends Instruction {
  id: string;
  of: Case;
  content: Record<string, unknown>;
}

const folder = join(evalsFolder, 'instructions');

/** The instructions of a shelf, each with the document that it is about. */
export function instructionsOf(shelf: Shelf): Asking[] {
  const path = join(folder, `${shelf}.json`);
  const given = existsSync(path) ? (readJson(path) as Instruction[]) : [];
  return given.map((each, index) => {
    const kind = each.document.split('/')[0] as DocumentKind;
    const inputs = [...casesOf(kind, 'cases'), ...casesOf(kind, 'unseen')];
    const of = inputs.find(({ id }) => id === each.document);
    const answer = of && recordingOf(of)?.answer;
    const content = readContent(kind, answer ?? null);
    if (!of || !content) throw new Error(`There is no recorded document ${each.document}.`);
    const id = `${shelf}-${String(index + 1).padStart(2, '0')}`;
    return { ...each, id, of, content: ownContent(kind, content) };
  });
}

function adjustingOf({ of: { kind, brief, context }, content, instruction }: Asking) {
  const { signal } = new AbortController();
  return {
    kind,
    content,
    brief: { ...brief },
    instruction,
    today: context.today,
    owner: kind,
    signal,
  };
}

async function promptToAdjust(asking: Asking): Promise<Asked | null> {
  const asked: Asked[] = [];
  const write = (request: Asked) => {
    asked.push(request);
    return Promise.reject(new ModelError('aborted', 'Only the request was wanted.'));
  };
  await createAuthor({ name: 'listener', write }, room)
    .adjust(adjustingOf(asking))
    .catch(() => undefined);
  return asked[0] ?? null;
}

/** What a model is asked, one file an instruction; what the guard answers itself has none. */
export async function writeInstructionPrompts(shelf: Shelf, out: string): Promise<boolean> {
  let count = 0;
  for (const asking of instructionsOf(shelf)) {
    const prompt = await promptToAdjust(asking);
    if (!prompt) continue;
    const schema = JSON.stringify(prompt.jsonSchema, null, 2);
    const parts = [
      `<!-- prompt ${hashOf(prompt)} -->`,
      `# System\n\n${prompt.system}`,
      `# User\n\n${prompt.user}`,
      `# JSON schema of the answer\n\n\`\`\`json\n${schema}\n\`\`\``,
    ];
    writeTo(join(out, `${asking.id}.prompt.md`), `${parts.join('\n\n')}\n`);
    count += 1;
  }
  console.log(`${count} prompts in ${out}.`);
  return count > 0;
}

export function recordInstructions(from: string): boolean {
  const files = readdirSync(from).filter((name) => name.endsWith('.answer.json'));
  for (const file of files) {
    const id = file.replace('.answer.json', '');
    const recording = answerIn(join(from, file), join(from, `${id}.prompt.md`));
    if (typeof recording === 'string') {
      console.log(`✗ ${id}: ${recording}`);
      continue;
    }
    const text = JSON.stringify(recording, null, 2);
    writeTo(join(folder, 'answers', `${id}.json`), `${text}\n`);
  }
  console.log(`${files.length} answers.`);
  return files.length > 0;
}

/** Plays the recorded answers; true where at least 95 of 100 change what was asked and nothing else. */
export async function playInstructions(): Promise<boolean> {
  let [right, all] = [0, 0];
  for (const asking of [...instructionsOf('cases'), ...instructionsOf('unseen')]) {
    const path = join(folder, 'answers', `${asking.id}.json`);
    const prompt = await promptToAdjust(asking);
    // What the guard answers needs no model.
    const recording = existsSync(path) ? (readJson(path) as Recording) : null;
    if (prompt && !recording) continue;
    const stale = prompt && hashOf(prompt) !== recording?.promptHash ? ' STALE' : '';
    const faults = await faultsOf(asking);
    all += 1;
    if (faults.length === 0) right += 1;
    if (faults.length > 0 || stale) console.log(`${asking.id}${stale}: ${asking.instruction}`);
    for (const fault of faults) console.log(`  ✗ ${fault}`);
  }
  console.log(`${right} of ${all} instructions change what was asked, and nothing else.`);
  return all > 0 && right >= all * 0.95;
}

/** What the product makes of a recorded answer; nothing changes where there is none. */
export async function adjustedByRecording(asking: Asking) {
  const path = join(folder, 'answers', `${asking.id}.json`);
  const answer = existsSync(path) ? (readJson(path) as Recording).answer : {};
  const author = createAuthor(
    { name: 'recorded', write: () => Promise.resolve({ content: answer, usage: unknownUsage }) },
    room,
  );
  const { changes, note } = await author.adjust(adjustingOf(asking));
  const { content, of } = asking;
  const taken = await room.ask('take', { kind: of.kind, content, changes });
  const read = taken && readContent(of.kind, taken);
  return { changes, note, after: read ? ownContent(of.kind, read) : {} };
}

async function faultsOf(asking: Asking): Promise<string[]> {
  const { changes, note, after } = await adjustedByRecording(asking);
  const { content, may, must = [], says = [], lacks = [], first, shorter, few } = asking;
  const text = itemsOf(after)
    .map((item) => item.text)
    .join('\n');
  const [words, now] = [wordsIn(content), wordsIn(after)];
  return [
    ...(asking.note && (changes.length > 0 || note === '') ? ['was done, or left unsaid'] : []),
    ...(!asking.note && !asking.orNothing && changes.length === 0
      ? [`nothing was changed: ${note}`]
      : []),
    ...changes
      .filter(({ id }) => !may.some((allowed) => isUnder(id, allowed)))
      .map((change) => `changed what was not asked: ${told(change)}`),
    ...must.filter((id) => !isChanged(id, changes)).map((id) => `left as it was: ${id}`),
    ...says.filter((each) => !new RegExp(each, 'iu').test(text)).map((each) => `lacks ${each}`),
    ...lacks
      .filter((each) => text.toLowerCase().includes(each.toLowerCase()))
      .map((each) => `still says ${each}`),
    ...(first &&
    !itemsOf(after).some(
      ({ id, text: said }) => isUnder(id, `${first.list}.0`) && said.includes(first.says),
    )
      ? [`${first.list} does not begin with ${first.says}`]
      : []),
    ...(shorter && now > words * (6 / 7) ? [`${now} words of ${words}`] : []),
    ...(few !== undefined && changes.length > few ? [`${changes.length} changes`] : []),
  ];
}

const told = ({ op, id, text }: DocumentChange) => `${op} ${id} ${text}`.trim();

function isUnder(id: string, branch: string): boolean {
  return id === branch || id.startsWith(`${branch}.`) || id.startsWith(`${branch}#`);
}

function isChanged(id: string, changes: readonly DocumentChange[]): boolean {
  return changes.some((change) => isUnder(id, change.id) || isUnder(change.id, id));
}

function wordsIn(content: Record<string, unknown>): number {
  const { content: letter } = content;
  return typeof letter === 'string' ? letter.split(/\s+/u).length : 0;
}
