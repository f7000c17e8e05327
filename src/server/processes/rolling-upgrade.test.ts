import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, getTableName, isNotNull, notExists } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Generated } from '#documents/endpoints.ts';
import type { Company } from '#shared/companies.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import type { Employee } from '#shared/employees.ts';
import { commitBeforeMigration, earlierProgram } from '../../../test/earlier-program.ts';
import { aCompanyForm, anEmployeeForm, aRegistration } from '../../../test/factories.ts';
import { startPatienceMs } from '../../../test/installation.ts';
import { launchServer } from '../../../test/launch-server.ts';
import { emptyDatabase } from '../../../test/postgres.ts';
import { remoteVisitor, type RemoteVisitor } from '../../../test/remote-visitor.ts';
import { startRoundRobin } from '../../../test/round-robin.ts';
import { openPostgresDatabase } from '../db/postgres.ts';
import { companies } from '../db/schema.ts';
import { dataTables } from '../db/tenant-tables.ts';

/*
 * Needs the history of the repository: where it is not here (a copy without it), the test is reported as
 * skipped, and the rule that migrations only add (`db/migrations.test.ts`) stands alone.
 */
const commit = commitBeforeMigration();

test.skipIf(commit === null)(
  'the program before the newest migration runs beside the present one, and after it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leme-upgrade-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { url, drop } = await emptyDatabase();
    onTestFinished(drop);
    const program = await earlierProgram(commit!);
    const start = async (name: string, build?: string) => {
      const server = await launchServer(
        {
          DATABASE_URL: url,
          DATA_DIR: join(folder, name),
          LOG_LEVEL: 'warn',
          MAX_EVENT_LOOP_DELAY: '0',
        },
        build,
      );
      onTestFinished(async () => {
        server.signal('SIGKILL');
        await server.ended;
      });
      return { ...server, url: await server.ready };
    };

    const earlier = await start('earlier', program);
    const before = await aJourney(earlier.url);
    const present = await start('present');
    expect(await withoutTheirAuthor(url)).toEqual([]);
    const proxy = await startRoundRobin([earlier.url, present.url]);
    onTestFinished(proxy.close);
    // Whose session began before the upgrade, and who comes during it.
    await before.goOn(proxy.url);
    const during = await aJourney(proxy.url);
    await during.goOn(earlier.url);

    expect(await withoutTheirAuthor(url)).toEqual([]);
    // And back: the earlier program starts on what the present one has migrated.
    earlier.signal('SIGTERM');
    expect(await earlier.ended).toBe(0);
    const again = await start('again', program);
    await before.goOn(again.url);
    await during.goOn(again.url);
    expect(await withoutTheirAuthor(url)).toEqual([]);
    for (const { output } of [earlier, present, again])
      expect(output()).not.toContain('"level":50');
  },
  startPatienceMs,
);

/** Tables with rows of a company whose author is not its owner, whichever program has written them. */
async function withoutTheirAuthor(url: string): Promise<string[]> {
  const { db, close } = await openPostgresDatabase(url);
  const found: string[] = [];
  for (const table of dataTables) {
    const { companyId, authorId } = table;
    const isOwn = and(eq(companies.id, companyId), eq(companies.ownerId, authorId));
    const rows = db.select().from(companies).where(isOwn);
    const isOther = and(isNotNull(companyId), notExists(rows));
    if ((await db.$count(table, isOther)) > 0) found.push(getTableName(table));
  }
  await close();
  return found;
}

interface Journey {
  /** Everything that was done is there, and more can be done, twice, so that each process gets a part. */
  goOn(url: string): Promise<void>;
}

async function aJourney(url: string): Promise<Journey> {
  const visitor = remoteVisitor(url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  const step = { visitor, companyId };
  let done = await work(step);
  return {
    async goOn(next) {
      visitor.url = next;
      for (let count = 0; count < 2; count += 1) {
        done += await work(step);
        const entries = await visitor.ask<DiaryEntry[]>('GET', `/api/diary?companyId=${companyId}`);
        const history = await visitor.ask<{ total: number }>('GET', '/api/ai-history');
        const people = await visitor.ask<Employee[]>(
          'GET',
          `/api/employees?companyId=${companyId}`,
        );
        const { credits } = await visitor.ask<{ credits: number }>('GET', '/api/user/credits');
        expect([entries.length, history.total, people.length, 50 - credits]).toEqual(
          Array.from({ length: 4 }, () => done),
        );
        await visitor.ask('GET', '/api/notifications');
        await visitor.ask('GET', `/api/stats?companyId=${companyId}`);
      }
    },
  };
}

/** One person, one entry, one document about that person. @returns 1 */
async function work({ visitor, companyId }: { visitor: RemoteVisitor; companyId: string }) {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...anEmployeeForm(), companyId }));
  const { id: employeeId } = await visitor.ask<Employee>('POST', '/api/employees', form);
  await visitor.ask('POST', '/api/diary', { description: 'Conversamos.', companyId });
  const order = { type: 'feedback', prompt: 'Reconhecer a escala', companyId, employeeId };
  const { aiHistoryId } = await visitor.ask<Generated>('POST', '/api/ai/generate', order);
  await visitor.ask('GET', `/api/ai-history/${aiHistoryId}`);
  return 1;
}
