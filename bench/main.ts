import { benchApi } from './api.ts';
import { benchHostile } from './hostile.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchFill } from './scale/database.ts';
import { benchLogins } from './logins.ts';
import { benchScale } from './scale.ts';
import { benchStart } from './start.ts';
import { benchStream } from './stream.ts';
import { benchWaiting } from './waiting.ts';
import { benchWeb } from './web.ts';

const parts = {
  api: benchApi,
  lists: benchLists,
  start: benchStart,
  stream: benchStream,
  web: benchWeb,
  fill: benchFill,
  scale: benchScale,
  load: benchLoad,
  logins: benchLogins,
  waiting: benchWaiting,
  hostile: benchHostile,
};
type Part = keyof typeof parts;

/** `fill` and `--fill` are the same. */
const wanted = process.argv.slice(2).map((name) => name.replace(/^--/, ''));
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. One of: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of (wanted.length > 0 ? wanted : Object.keys(parts)) as Part[]) await parts[name]();
