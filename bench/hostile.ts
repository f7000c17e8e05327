import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { documentContracts } from '#documents/contracts.ts';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { limits } from '#shared/limits.ts';
import { freePort } from '../scripts/free-port.mjs';
import { root } from '../scripts/project.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { aCompanyForm, aRegistration } from '../test/factories.ts';
import { remoteVisitor, type RemoteVisitor } from '../test/remote-visitor.ts';
import { extent } from './extent.ts';
import { percentile } from './load/drive.ts';
import { startMeasured } from './server.ts';

const patterns = {
  'one word': 'a',
  'a letter a line': 'a\n',
  'a letter a word': 'a b ',
  'a name a sentence': 'Ana. ',
  clauses: 'a, b e ',
  brackets: '("',
};
type Pattern = keyof typeof patterns;

/** The texts of a form that nobody chooses from a list. */
const chosen = /Id$|Date$|^(?:deadline|selectedTeams|focusAreas|competencies)$/;
const othersEveryMs = 25;

/**
 * Hostile text of 100,000 characters to every kind, in each free-text field alone and in all together:
 * how long the main thread is busy with it, and how long others wait for `GET /api/auth/me` meanwhile,
 * beside as many ordinary documents. One process on PostgreSQL.
 */
export async function benchHostile(): Promise<void> {
  const { url, stop } = await startPostgres({ fsync: true });
  const port = await freePort();
  const server = await startMeasured({
    DATABASE_URL: url,
    INITIAL_CREDITS: '100000',
    NODE_OPTIONS: `--import=${join(root, 'bench/report-busy.mjs')}`,
    BENCH_BUSY_PORT: String(port),
  });
  const busy = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  try {
    const leaders = await Promise.all(documentKindValues.map(() => aLeader(server.url)));
    const other = await aLeader(server.url);
    const names = (Object.keys(patterns) as Pattern[]).slice(0, extent(6, 1));
    const runs: Record<string, (kind: DocumentKind) => string[]> = {
      nothing: () => [],
      'ordinary text': (kind) => names.flatMap(() => inEach(kind, ordinary)),
      'hostile, a field at a time': (kind) => names.flatMap((name) => inEach(kind, textOf(name))),
      'hostile, in all fields': (kind) => names.map((name) => inAll(kind, textOf(name))),
    };
    console.log(
      '\n| text | documents | refused | main thread, ms | beyond the others’ calls | ms each | others, p50 | p95 | at most | s |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    let idle = 0;
    await generate(leaders[0]!, { type: 'pdi', prompt: ordinary });
    for (const [name, promptsOf] of Object.entries(runs)) {
      const others = listen(other.visitor);
      const [before, began] = [await busy(), performance.now()];
      const statuses = await Promise.all(
        documentKindValues.map((type, index) => inTurn(leaders[index]!, type, promptsOf(type))),
      );
      if (name === 'nothing') await pause(extent(5_000, 4 * othersEveryMs));
      const [after, seconds] = [await busy(), (performance.now() - began) / 1000];
      const times = await others.end();
      const all = statuses.flat();
      const unlike = all.filter((status) => status !== 200 && status !== 503);
      if (unlike.length > 0) throw new Error(`Answered with ${unlike.join(', ')}`);
      if (all.length === 0) idle = (after - before) / seconds;
      const own = after - before - idle * seconds;
      const figures = [
        all.length,
        all.filter((status) => status === 503).length,
        (after - before).toFixed(0),
        own.toFixed(0),
        (own / Math.max(1, all.length)).toFixed(1),
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.95).toFixed(1),
        times.at(-1)!.toFixed(1),
        seconds.toFixed(1),
      ];
      console.log(`| ${[name, ...figures].join(' | ')} |`);
    }
  } finally {
    await server.stop();
    await stop();
  }
}

const ordinary = 'Organizar a escala do caixa aos sábados até o fim do mês.';

/** As long as a prompt may be once it has become JSON. */
function textOf(name: Pattern): string {
  const unit = patterns[name];
  const escaped = JSON.stringify(unit).length - 2;
  return unit.repeat(Math.floor((limits.prompt - 1_000) / escaped));
}

function fieldsOf(kind: DocumentKind): [string, boolean][] {
  const fields = Object.entries<unknown>(documentContracts[kind].emptyForm());
  return fields
    .filter(([name, value]) => !chosen.test(name) && (value === '' || Array.isArray(value)))
    .map(([name, value]) => [name, Array.isArray(value)]);
}

/** A prompt for each field, and one that is no form. */
function inEach(kind: DocumentKind, text: string): string[] {
  const forms = fieldsOf(kind).map(([name, isList]) => ({ [name]: isList ? [text] : text }));
  return [text.slice(0, limits.prompt), ...forms.map((form) => JSON.stringify(form))];
}

/** One prompt that fills every field, as far as the field allows. */
function inAll(kind: DocumentKind, text: string): string {
  const fields = fieldsOf(kind);
  const share = Math.floor(Math.min(text.length / fields.length, limits.paragraph));
  const entries = fields.map(([name, isList]) => {
    const own = text.slice(0, share);
    const items = Array.from({ length: Math.ceil(share / limits.line) }, (_, index) =>
      own.slice(index * limits.line, (index + 1) * limits.line),
    );
    return [name, isList ? items : own];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

interface Leader {
  visitor: RemoteVisitor;
  companyId: string;
}

async function aLeader(address: string): Promise<Leader> {
  const visitor = remoteVisitor(address);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id } = await visitor.ask<{ id: string }>('POST', '/api/companies', aCompanyForm());
  return { visitor, companyId: id };
}

async function inTurn(leader: Leader, type: DocumentKind, prompts: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const prompt of prompts) statuses.push(await generate(leader, { type, prompt }));
  return statuses;
}

async function generate({ visitor, companyId }: Leader, order: object): Promise<number> {
  const response = await visitor.send('POST', '/api/ai/generate', { ...order, companyId });
  await response.arrayBuffer();
  return response.status;
}

/** Someone else, who asks at fixed times who is signed in. Times count from when each call was due. */
function listen(visitor: RemoteVisitor) {
  const times: number[] = [];
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const due = performance.now();
    await visitor.ask('GET', '/api/auth/me');
    times.push(performance.now() - due);
  };
  const timer = setInterval(() => {
    const asked = ask().finally(() => underWay.delete(asked));
    underWay.add(asked);
  }, othersEveryMs);
  return {
    async end(): Promise<number[]> {
      clearInterval(timer);
      await Promise.all(underWay);
      return times.toSorted((one, other) => one - other);
    },
  };
}
