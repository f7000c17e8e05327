import { benchApi } from './api.ts';
import { benchLists } from './lists.ts';
import { benchStart } from './start.ts';
import { benchStream } from './stream.ts';
import { benchWeb } from './web.ts';

const parts = {
  api: benchApi,
  lists: benchLists,
  start: benchStart,
  stream: benchStream,
  web: benchWeb,
};
type Part = keyof typeof parts;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. One of: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of (wanted.length > 0 ? wanted : Object.keys(parts)) as Part[]) await parts[name]();
