import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { findImportViolations } from '../scripts/import-rules.mjs';

/** A small tree that keeps every rule; each case below adds one line that breaks one. */
const legalTree: Record<string, string> = {
  'src/shared/teams.ts': `import * as z from 'zod/mini';`,
  'src/shared/labels.ts': `import './teams.ts';`,
  'src/documents/kit/fields.ts': `import '#shared/teams.ts';`,
  'src/documents/knowledge/questions.ts': `import '#shared/teams.ts';`,
  'src/documents/contracts.ts': `import './pdi/contract.ts';`,
  'src/documents/writers.ts': `import './pdi/writer.ts';`,
  'src/documents/screens.tsx': `export const form = () => import('./pdi/form.tsx');`,
  'src/documents/endpoints.ts': `import './contracts.ts';`,
  'src/documents/documents.test.ts': `import './writers.ts'; import './screens.tsx';`,
  'src/documents/pdi/contract.ts': `import '../kit/fields.ts';`,
  'src/documents/pdi/writer.ts': `import './contract.ts'; import '../knowledge/questions.ts';`,
  'src/documents/pdi/rubric.ts': `import '../knowledge/questions.ts';`,
  'src/documents/pdi/form.tsx': `import './contract.ts'; import '#client/ui/button.tsx';`,
  'src/documents/pdi/pdi.test.ts': `import './rubric.ts'; import './writer.ts';`,
  'src/documents/feedback/contract.ts': '',
  'src/server/main.ts': `import 'node:fs'; import '#documents/writers.ts';`,
  'src/server/main.test.ts': `import '../../test/harness.ts';`,
  'src/client/main.tsx': `import './routes.tsx';`,
  'src/client/routes.tsx': `const page = import('./pages/teams/teams-page.tsx');`,
  'src/client/ui/button.tsx': `import type { Ref } from 'react'; import '../lib/call.ts';`,
  'src/client/lib/call.ts': `import '#shared/teams.ts';`,
  'src/client/data/teams.ts': `import '../lib/call.ts'; import '#documents/endpoints.ts';`,
  'src/client/shell/shell.tsx': `import '../ui/button.tsx'; import '../data/teams.ts';`,
  'src/client/generation/dialog.tsx': `import '#documents/screens.tsx';`,
  'src/client/pages/teams/teams-page.tsx': `import '../../shell/shell.tsx'; import './team-card.tsx';`,
  'src/client/pages/teams/team-card.tsx': '',
  'src/client/pages/teams/teams-page.test.tsx': `import '../../routes.tsx';`,
  'src/client/pages/diary/diary-page.tsx': '',
  'test/harness.ts': `import '../src/server/main.ts';`,
  'scripts/task.mjs': '',
};

/** Where the line is added, the line, and what is said about it. */
const planted: [file: string, line: string, said: RegExp][] = [
  ['shared/labels.ts', `import '#documents/kit/fields.ts'`, /shared is pure/],
  ['shared/labels.ts', `import 'react'`, /shared is pure/],
  ['shared/labels.ts', `import 'node:fs'`, /shared is pure/],
  ['documents/kit/dates.ts', `import '../feedback/contract.ts'`, /what kinds stand on/],
  ['documents/kit/dates.ts', `import '../knowledge/questions.ts'`, /what kinds stand on/],
  ['documents/knowledge/tips.ts', `import '#server/main.ts'`, /what kinds stand on/],
  ['documents/email/contract.ts', `import '../knowledge/questions.ts'`, /a contract goes/],
  ['documents/email/contract.ts', `import '../pdi/contract.ts'`, /kinds never meet/],
  ['documents/email/writer.ts', `import '../pdi/contract.ts'`, /kinds never meet/],
  ['documents/email/writer.ts', `import '#client/ui/button.tsx'`, /kinds never meet/],
  ['documents/email/rubric.ts', `import '#server/main.ts'`, /kinds never meet/],
  ['documents/email/email.test.ts', `import '../pdi/writer.ts'`, /kinds never/],
  ['documents/pdi/view.tsx', `import './writer.ts'`, /must not reach the browser/],
  ['documents/pdi/contract.ts', `import './writer.ts'`, /must not reach the browser/],
  ['documents/pdi/view.tsx', `import '../knowledge/questions.ts'`, /a form or view/],
  ['documents/pdi/view.tsx', `import '#client/shell/shell.tsx'`, /a form or view/],
  ['documents/screens.tsx', `import './writers.ts'`, /registry of screens/],
  ['documents/contracts.ts', `import './pdi/form.tsx'`, /registry of contracts/],
  ['documents/writers.ts', `import './pdi/form.tsx'`, /registry of writers/],
  ['documents/endpoints.ts', `import './writers.ts'`, /endpoints go into both/],
  ['server/jobs.ts', `import '#client/lib/call.ts'`, /never the client/],
  ['server/jobs.ts', `import '#documents/screens.tsx'`, /never the client/],
  ['server/jobs.ts', `import '#documents/pdi/writer.ts'`, /never the client/],
  ['server/jobs.ts', `import '#documents/knowledge/words.ts'`, /never the client/],
  ['client/ui/card.tsx', `import '../data/teams.ts'`, /know no product rule/],
  ['client/lib/form.ts', `import '#documents/contracts.ts'`, /know no product rule/],
  ['client/data/diary.ts', `import '../ui/button.tsx'`, /queries and mutations/],
  ['client/data/diary.ts', `import type { A } from '#server/main.ts'`, /queries and mutations/],
  ['client/shell/menu.tsx', `import '../pages/diary/diary-page.tsx'`, /below the pages/],
  ['client/generation/use.ts', `import '../../server/main.ts'`, /below the pages/],
  ['client/pages/diary/list.tsx', `import '../teams/team-card.tsx'`, /never another page/],
  ['client/pages/diary/list.tsx', `import '#documents/writers.ts'`, /never another page/],
  ['client/pages/diary/list.tsx', `const a = import('#server/main.ts')`, /never another page/],
  ['client/pages/diary/list.tsx', `import 'node:fs'`, /never another page/],
  ['client/pages/diary/list.test.tsx', `import '../teams/team-card.tsx'`, /a test of a page/],
  ['client/shell/menu.test.tsx', `import '../pages/diary/diary-page.tsx'`, /a test of the client/],
  ['client/shell/menu.test.tsx', `import '#documents/pdi/writer.ts'`, /a test of the client/],
  ['client/routes.tsx', `import '#documents/contracts.ts'`, /never documents/],
  ['client/routes.tsx', `import '#server/main.ts'`, /nor the server/],
  ['server/jobs.ts', `import '../../test/harness.ts'`, /imports test\/harness\.ts/],
  ['server/jobs.ts', `import '../../scripts/task.mjs'`, /imports scripts\/task\.mjs/],
  ['server/jobs.test.ts', `import '../../scripts/task.mjs'`, /imports scripts\/task\.mjs/],
  ['client/ui/all.tsx', `export { button } from './button.tsx'`, /a barrel file/],
  ['client/ui/all.tsx', `export * from './button.tsx'; const a = 1`, /a barrel file/],
  ['shared/teams.ts', `import './labels.ts'`, /labels\.ts → src\/shared\/teams\.ts.*a cycle/],
  ['server/jobs.ts', `import './main'`, /no such file/],
  ['common/things.ts', ``, /no rule for this place/],
];

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'leme-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('our own tree keeps every import rule', () => {
  expect(findImportViolations(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
});

test('a tree that keeps the rules has no violation', () => {
  expect(findImportViolations(plant(legalTree))).toEqual([]);
});

test('a tree without sources is an error, not a success', () => {
  expect(() => findImportViolations(plant({ 'README.md': '' }))).toThrow('No sources');
});

test.each(planted)('caught: %s with %s', (file, line, said) => {
  const path = `src/${file}`;
  const root = plant({ ...legalTree, [path]: `${legalTree[path] ?? ''}\n${line}` });
  const violations = findImportViolations(root).join('\n');
  expect(violations).toMatch(said);
  expect(violations).toContain(path);
});
