import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './browser.mjs';
import { ensureInstalled } from './install.mjs';
import { exitWith, root } from './project.mjs';
import { bin, run } from './run.mjs';

/** `npm run shots [-- visitor newcomer beginner leader documents commitments]`: a picture of every screen, in ./shots. */
async function shots() {
  process.chdir(root);
  await ensureInstalled({ dev: true });
  await ensureBuilt();
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  const { code } = await run(bin('tsx'), ['test/shots/main.ts', ...process.argv.slice(2)], { env });
  process.exitCode = code;
}

await shots().catch(exitWith);
