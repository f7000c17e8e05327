import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { createAuthor } from '#server/documents/author.ts';
import { createWritingRoom } from '#server/documents/writing-room.ts';
import { configuredModel } from '#server/llm/configured-model.ts';
import { printEvaluation, printSummary } from './report.ts';
import { evaluate } from './evaluation.ts';

/*
 * Tries every kind on its corpus with the author that the environment configures (AI_PROVIDER, as the
 * server reads it) and prints a table a kind. Ends with 1 where a document would not be published.
 */

const args = process.argv.slice(2);
const show = args.includes('--show');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !documentKindValues.some((kind) => kind === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. One of: ${documentKindValues.join(', ')}.`);
  process.exit(2);
}

try {
  const author = createAuthor(await configuredModel(readConfig(process.env)), createWritingRoom());
  const kinds = (wanted.length > 0 ? wanted : documentKindValues) as readonly DocumentKind[];
  const evaluations = [];
  for (const kind of kinds) {
    const evaluation = await evaluate(author, kind);
    printEvaluation(evaluation, { show });
    evaluations.push(evaluation);
  }
  printSummary(author.name, evaluations);
  process.exitCode = evaluations.every(({ blocked }) => blocked === 0) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
