import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lintFlags } from '../scripts/check.mjs';
import { root } from '../scripts/project.mjs';
import { bin, run } from '../scripts/run.mjs';

/** One file under the rules and the compiler's settings of this project. */
async function lint(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'leme-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  writeFileSync(join(folder, 'planted.ts'), text);
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') };
  return run(bin('oxlint'), lintFlags, { quiet: true, cwd: folder, env });
}

test.each([
  ['a wrong type', "export const width: number = 'wide';", 'TS2322'],
  ['what may be absent', 'export const first = (them: string[]): string => them[0];', 'TS2322'],
  ['a promise left alone', 'const wait = async () => {};\nwait();', 'no-floating-promises'],
])('the check finds %s', async (_, text, said) => {
  const { code, output } = await lint(text);
  expect(code).not.toBe(0);
  expect(output).toContain(said);
});

test('and nothing in what is right', async () => {
  expect(await lint('export const width = 1;')).toMatchObject({ code: 0 });
});
