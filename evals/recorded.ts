import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { createAuthor } from '#server/documents/author.ts';
import { parseAnswer } from '#server/llm/answer-json.ts';
import { ModelError, unknownUsage } from '#server/llm/language-model.ts';
import type { ModelRequest } from '#server/llm/language-model.ts';
import { isJsonObject, textsOf } from '#shared/json.ts';
import { briefText } from './blind/brief.ts';
import { casesOf, evalsFolder, readJson, type Case } from './cases.ts';
import { evaluate, write } from './evaluation.ts';
import { printTrials, summaryOf } from './report.ts';
import { room } from './room.ts';

/*
 * Answers of strong models or of people to our exact prompts, kept with the prompt's hash and played
 * through the product as if the model gave them now.
 */

export interface Recording {
  promptHash: string;
  answer: Record<string, unknown>;
}

export type Asked = Pick<ModelRequest, 'system' | 'user' | 'jsonSchema'>;

/** What the product asks a model for an input. */
export async function promptOf(each: Case): Promise<Asked & { hash: string }> {
  const asked: Asked[] = [];
  const listener = createAuthor(
    {
      name: 'listener',
      write(request) {
        asked.push(request);
        return Promise.reject(new ModelError('aborted', 'Only the request was wanted.'));
      },
    },
    room,
  );
  await write(listener, each).catch((error: unknown) => {
    if (asked.length === 0) throw error;
  });
  const [request] = asked;
  if (request === undefined) throw new Error(`No model is asked for ${each.id}.`);
  return { ...request, hash: hashOf(request) };
}

export function hashOf({ system, user, jsonSchema }: Asked): string {
  const whole = JSON.stringify([system, user, jsonSchema]);
  return createHash('sha256').update(whole).digest('hex').slice(0, 16);
}

const answersFolder = join(evalsFolder, 'answers');

export function recordingOf({ id }: Case, from = answersFolder): Recording | null {
  const path = join(from, `${id}.json`);
  return existsSync(path) ? (readJson(path) as Recording) : null;
}

/** An author whose model gives the recorded answer, whatever it is asked. */
export function recordedAuthor({ answer }: Recording) {
  return createAuthor(
    {
      name: 'recorded',
      write: () => Promise.resolve({ content: answer, usage: unknownUsage }),
    },
    room,
  );
}

const hashMark = /^<!-- prompt ([0-9a-f]{16}) -->/;

/** Writes what a person or a model is asked, and beside it the same facts for a rival in a plain chat. */
export async function writePrompts(cases: readonly Case[], out: string): Promise<boolean> {
  for (const each of cases) {
    const { hash, system, user, jsonSchema } = await promptOf(each);
    const parts = [
      `<!-- prompt ${hash} -->`,
      `# System\n\n${system}`,
      `# User\n\n${user}`,
      `# JSON schema of the answer\n\n\`\`\`json\n${JSON.stringify(jsonSchema, null, 2)}\n\`\`\``,
    ];
    writeTo(join(out, `${each.id}.prompt.md`), `${parts.join('\n\n')}\n`);
    writeTo(join(out, `${each.id}.brief.md`), briefText(each));
  }
  console.log(`${cases.length} prompts in ${out}.`);
  return cases.length > 0;
}

export function writeTo(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** An answer with the hash of the prompt it answers, or what is wrong with it. */
export function answerIn(path: string, prompt: string): Recording | string {
  const [, hash] = hashMark.exec(existsSync(prompt) ? readFileSync(prompt, 'utf8') : '') ?? [];
  const answer = parseAnswer(readFileSync(path, 'utf8'));
  if (hash === undefined) return 'its prompt with the hash is not beside it';
  return isJsonObject(answer) ? { promptHash: hash, answer } : 'no JSON object';
}

/** Keeps the answers of a folder with the hash of the prompt they answer, as it stands beside them. */
export function record(folder: string, into = answersFolder): boolean {
  const refused: string[] = [];
  let taken = 0;
  for (const kind of documentKindValues) {
    const known = new Set(
      [...casesOf(kind, 'cases'), ...casesOf(kind, 'unseen')].map(({ id }) => id),
    );
    const files = existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)) : [];
    for (const file of files.filter((name) => name.endsWith('.answer.json'))) {
      const id = `${kind}/${file.replace('.answer.json', '')}`;
      const recording = answerIn(join(folder, kind, file), join(folder, `${id}.prompt.md`));
      if (!known.has(id)) refused.push(`${id}: no such input`);
      else if (typeof recording === 'string') refused.push(`${id}: ${recording}`);
      else {
        const text = JSON.stringify(recording, null, 2);
        writeTo(join(into, `${id}.json`), `${text}\n`);
        taken += 1;
      }
    }
  }
  console.log(`${taken} answers recorded.`);
  for (const reason of refused) console.log(`✗ ${reason}`);
  return refused.length === 0 && taken > 0;
}

/** Judges every recorded answer as the product hands it over; says what changed on the way, and what is stale. */
export async function playRecorded(
  kinds: readonly DocumentKind[],
  from = answersFolder,
): Promise<boolean> {
  const evaluations = [];
  let sound = true;
  for (const kind of kinds) {
    const sources = { claimed: 0, ofForm: 0, valid: 0 };
    const found = [...casesOf(kind, 'cases'), ...casesOf(kind, 'unseen')].flatMap((each) => {
      const recording = recordingOf(each, from);
      return recording === null ? [] : [{ each, recording }];
    });
    const recordings = new Map(found.map(({ each, recording }) => [each.id, recording]));
    const evaluation = await evaluate(
      kind,
      found.map(({ each }) => each),
      ({ id }) => recordedAuthor(recordings.get(id)!),
    );
    for (const { each, recording } of found) {
      const { hash } = await promptOf(each);
      const stale = hash !== recording.promptHash;
      const trial = evaluation.trials.find(({ subject }) => subject.id === each.id);
      const changes = trial ? changesOf(recording.answer, trial.subject.content) : [];
      console.log(`${each.id}: ${changes.length} texts changed${stale ? ', STALE' : ''}`);
      for (const change of changes) console.log(`  ${change}`);
      if (!stale) {
        const claims = claimsIn(recording.answer['sources']);
        sources.claimed += claims.length;
        sources.ofForm += claims.filter(citesFormAlone).length;
        sources.valid += sourcesIn(trial?.subject.content['citations']);
      }
      sound &&= !stale && changes.length === 0;
    }
    printTrials(evaluation, { show: false });
    sound &&= evaluation.failures.length === 0;
    sound &&= evaluation.trials.every(({ faults }) => faults.length === 0);
    if (found.length > 0) {
      const { claimed, ofForm, valid } = sources;
      console.log(
        `${kind}: of answers to today's prompt ${valid} of ${claimed} sources hold; ${ofForm} cite the form alone, which is no source, ${claimed - ofForm - valid} fail`,
      );
      evaluations.push(evaluation);
    }
  }
  console.log(evaluations.length > 0 ? `\n${summaryOf(evaluations)}` : 'No recorded answers.');
  return sound;
}

/** Beside them stand suggestions, which have no line. */
function sourcesIn(citations: unknown): number {
  return Array.isArray(citations) ? citations.filter((each) => 'line' in Object(each)).length : 0;
}

function claimsIn(sources: unknown): { lines?: unknown }[] {
  return Array.isArray(sources) ? (sources as { lines?: unknown }[]) : [];
}

/** What was typed for this document, who leads, colleagues and the calendar are known to whoever asks where a sentence comes from. */
function citesFormAlone({ lines }: { lines?: unknown }): boolean {
  return Array.isArray(lines) && lines.every((code) => 'FLCK'.includes(String(code).charAt(0)));
}

/** Texts of the answer that the product does not hand over, and those that it adds. What is cited is counted apart. */
export function changesOf(answer: object, content: object): string[] {
  const given = leavesOf({ ...answer, sources: [] }).map((text) => text.trim());
  const shown = leavesOf({ ...content, citations: [] });
  const lost = without(given, shown).filter((text) => text !== '');
  return [...lost.map((text) => `- ${text}`), ...without(shown, given).map((text) => `+ ${text}`)];
}

/** Every text and figure inside a value. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return textsOf(value);
  return Object.values(value).flatMap(leavesOf);
}

/** Those of one list that the other has not, each as often as it is missing. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
