import { ensureInstalled } from './install.mjs';
import { exitWith, root } from './project.mjs';
import { bin, run } from './run.mjs';

/** `npm run evals [-- pdi feedback … --show]`: the documents of every kind, judged; what else it does is in evals/main.ts. */
async function evals() {
  process.chdir(root);
  await ensureInstalled({ dev: true });
  const { code } = await run(bin('tsx'), ['evals/main.ts', ...process.argv.slice(2)], {});
  process.exitCode = code ?? 1;
}

await evals().catch(exitWith);
