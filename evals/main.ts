import { parseArgs } from 'node:util';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { ConfigError } from '#server/config-error.ts';
import { readConfig } from '#server/config.ts';
import { createAuthor } from '#server/documents/author.ts';
import { configuredModel } from '#server/llm/configured-model.ts';
import { prepareAdjusted, tallyAdjusted } from './blind/adjusted.ts';
import { prepare } from './blind/prepare.ts';
import { tally } from './blind/tally.ts';
import { casesOf, named, type Case } from './cases.ts';
import { evaluate, tryGuard } from './evaluation.ts';
import { playInstructions, recordInstructions, writeInstructionPrompts } from './instructions.ts';
import { playRecorded, record, writePrompts } from './recorded.ts';
import { room } from './room.ts';
import { printGuard, printTrials, summaryOf } from './report.ts';

const usage = `npm run evals [-- kind… --show --unseen]       the author that AI_PROVIDER configures, judged by the checks
npm run evals -- --recorded [kind…]            recorded answers through the product
npm run evals -- prompts --out DIR [--unseen] [--names a,b] [kind…]
npm run evals -- record DIR                    takes DIR/{kind}/{case}.answer.json
npm run evals -- blind prepare --out DIR [--names a,b | --per-kind 3] [--seed 1] [kind…]
npm run evals -- blind tally DIR
npm run evals -- instructions [prompts --out DIR | record DIR]   what is asked to change, recorded answers through the product
npm run evals -- instructions [blind --out DIR [--unseen] | tally DIR]`;

class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      show: { type: 'boolean', default: false },
      unseen: { type: 'boolean', default: false },
      recorded: { type: 'boolean', default: false },
      out: { type: 'string' },
      names: { type: 'string' },
      'per-kind': { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
    },
  });
  const names = values.names?.split(',').map((name) => name.trim()) ?? [];
  return { ...values, names, words: positionals };
}

type Arguments = ReturnType<typeof readArguments>;

function kindsOf(words: readonly string[]): readonly DocumentKind[] {
  const unknown = words.filter((word) => !documentKindValues.some((kind) => kind === word));
  if (unknown.length > 0) {
    throw new UsageError(
      `Unknown: ${unknown.join(', ')}. Kinds: ${documentKindValues.join(', ')}.`,
    );
  }
  return words.length > 0 ? (words as DocumentKind[]) : documentKindValues;
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new UsageError(`${name} is missing.`);
  return value;
}

async function main(given: Arguments): Promise<boolean> {
  const [command, ...rest] = given.words;
  const shelf = given.unseen ? 'unseen' : 'cases';
  const chosen = (words: readonly string[], from: typeof shelf) => {
    const found = named(
      kindsOf(words).flatMap((kind) => casesOf(kind, from)),
      given.names,
    );
    if (found.length < given.names.length)
      throw new UsageError(`Not all of --names are in ${from}.`);
    return found;
  };
  switch (command) {
    case 'prompts':
      return writePrompts(chosen(rest, shelf), required(given.out, '--out'));
    case 'record':
      return record(required(rest[0], 'The folder with the answers'));
    case 'instructions': {
      const [step, from] = rest;
      if (step === 'prompts') return writeInstructionPrompts(shelf, required(given.out, '--out'));
      if (step === 'record')
        return recordInstructions(required(from, 'The folder with the answers'));
      if (step === 'blind') return prepareAdjusted(shelf, required(given.out, '--out'));
      if (step === 'tally') return tallyAdjusted(required(from, 'The folder of the reading'));
      return playInstructions();
    }
    case 'blind': {
      const [step, ...words] = rest;
      if (step === 'tally') return tally(required(words[0], 'The folder of the reading'));
      if (step !== 'prepare') throw new UsageError('blind prepare, or blind tally.');
      const perKind = given.names.length > 0 ? Infinity : Number(given['per-kind']);
      const out = required(given.out, '--out');
      return prepare(chosen(words, 'unseen'), { out, perKind, seed: given.seed });
    }
    default:
      if (given.recorded) return playRecorded(kindsOf(given.words));
      return evaluateAll(given, chosen(given.words, shelf));
  }
}

async function evaluateAll(
  { words, show, names }: Arguments,
  cases: readonly Case[],
): Promise<boolean> {
  const author = createAuthor(await configuredModel(readConfig(process.env)), room);
  const evaluations = [];
  const guarded = [];
  for (const kind of kindsOf(words)) {
    const ofKind = cases.filter((each) => each.kind === kind);
    const evaluation = await evaluate(kind, ofKind, () => author);
    printTrials(evaluation, { show });
    evaluations.push(evaluation);
    // A provider would be asked five hundred times a kind.
    const asked = author.name === 'offline' && names.length === 0;
    if (asked) guarded.push(await tryGuard(author, casesOf(kind, 'cases')));
  }
  console.log(`\nWritten by ${author.name}\n\n${summaryOf(evaluations)}`);
  if (guarded.length > 0) printGuard(guarded);
  return (
    evaluations.every((each) => each.failures.length === 0) &&
    evaluations.every((each) => each.trials.every(({ faults }) => faults.length === 0)) &&
    guarded.every(({ repeated }) => repeated.length === 0)
  );
}

try {
  process.exitCode = (await main(readArguments())) ? 0 : 1;
} catch (error) {
  const expected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    (error instanceof TypeError && 'code' in error);
  if (!expected) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
