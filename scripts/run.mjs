import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/** @typedef {{ code: number, output: string }} Finished */

/**
 * Runs a command in the project's folder. Its output is kept when `quiet`, else shown as it comes.
 * A command that cannot be found ends with 127, one that is killed with 1.
 * @param {string} command @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, signal?: AbortSignal, cwd?: string }} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { quiet = false, env = process.env, signal, cwd = root } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', stdio, stdio] });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => {
      // An aborted one still closes, and is waited for.
      if (error.name !== 'AbortError') resolve({ code: 127, output: output + error.message });
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {string} name The path of an installed command, run by `node` itself: no shell, no npx. */
export function bin(name) {
  return `${root}/node_modules/.bin/${name}`;
}
