import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serverPrograms } from '../scripts/build.mjs';
import { cacheFolder } from './embedded-template.ts';
import { migrationsFolder } from './migrations.ts';

/** The last commit whose program does not know the newest migration; null where its history is not here. */
export function commitBeforeMigration(): string | null {
  const { entries } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string }[] };
  const file = `src/server/db/migrations/${entries.at(-1)!.tag}.sql`;
  try {
    // Of a branch that was merged, the merge: before it stands what was there, and not what the branch began with.
    const added = git('log', '-1', '--first-parent', '--format=%H', '--diff-filter=A', '--', file);
    return git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`);
  } catch {
    return null;
  }
}

/** Builds the server of a commit, once. @returns the path of its program */
export async function earlierProgram(commit: string): Promise<string> {
  const folder = join(cacheFolder, `program-${commit.slice(0, 12)}`);
  const program = join(folder, 'server/main.js');
  if (existsSync(program)) return program;
  const unfinished = `${folder}.${process.pid}`;
  const sources = join(unfinished, 'sources');
  mkdirSync(sources, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'package.json', 'src'], {
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['xf', '-', '-C', sources], { input: archive });
  await build({
    absWorkingDir: sources,
    // Of those of today, the ones that it had.
    entryPoints: Object.fromEntries(
      Object.entries(serverPrograms).filter(([, path]) => existsSync(join(sources, path))),
    ),
    outdir: join(unfinished, 'server'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  const migrations = join(sources, 'src/server/db/migrations');
  cpSync(migrations, join(unfinished, 'server/migrations'), { recursive: true });
  rmSync(sources, { recursive: true });
  renameSync(unfinished, folder);
  return program;
}

function git(...command: string[]): string {
  return execFileSync('git', command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
