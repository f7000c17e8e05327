import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { exitWith, root } from './project.mjs';
import { bin, run } from './run.mjs';

/** `npm run bench [-- api | fill | hostile | lists | llama | load | logins | scale | start | stream | waiting | web]`: all but llama without a name. */
async function bench() {
  process.chdir(root);
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const { code } = await run(bin('tsx'), ['bench/main.ts', ...process.argv.slice(2)], {});
  process.exitCode = code ?? 1;
}

await bench().catch(exitWith);
