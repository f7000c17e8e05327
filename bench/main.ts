import { parts, usualParts, type Part } from './parts.ts';

/** `fill` and `--fill` are the same. */
const wanted = process.argv.slice(2).map((name) => name.replace(/^--/, ''));
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. One of: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const name of (wanted.length > 0 ? wanted : Object.keys(usualParts)) as Part[])
  await parts[name]();
