import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { exitWith, root } from './project.mjs';
import { bin } from './run.mjs';

process.chdir(root);
await ensureInstalled({ dev: true }).catch(exitWith);

// The server reads it too; the client's proxy needs its PORT.
if (existsSync('.env')) process.loadEnvFile('.env');

const watched = ['watch', '--clear-screen=false', join('src', 'server', 'main.ts')];
const children = [bin('tsx'), bin('vite')].map((command, index) =>
  spawn(command, index === 0 ? watched : [], { stdio: 'inherit' }),
);

let isStopping = false;
/** Server and client live and die together. @param {number} code */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.once('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
