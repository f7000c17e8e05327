import { fileURLToPath } from 'node:url';

/** The folder of package.json, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** What stops a script and can be said in one clear sentence. */
export class Failure extends Error {}

/** Ends the process: a `Failure` with its sentence alone. @param {unknown} error @returns {never} */
export function exitWith(error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
