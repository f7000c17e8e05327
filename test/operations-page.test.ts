import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { settingNames } from '#server/config.ts';
import { defaultTimeouts } from '#server/llm/time-limits.ts';
import { createMetrics } from '#server/metrics/metrics.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/operations.md');
const linesOf = (path: string) => read(path).split('\n');

/** What stands in the first column of a table's rows. */
function firstCells(heading: string): string {
  const section = page.slice(page.indexOf(`| ${heading} `));
  const rows = section.slice(0, section.indexOf('\n\n')).split('\n').slice(2);
  return rows.map((row) => row.split('|')[1]).join('\n');
}

const codeIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

test('the table of settings has every variable that is read, and no other', () => {
  expect(codeIn(firstCells('variable')).toSorted()).toEqual(settingNames.toSorted());
});

test('so has the example of a settings file', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, it]) => it);
  // The rest has defaults that nobody needs to see, or is for one purpose that the page tells of.
  expect(named.filter((name) => !settingNames.includes(name!))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('the table of metrics has every one of ours, and none that is not there', async () => {
  const pool = new pg.Pool();
  const executeSql = async () => ({ rows: [{ name: null }] });
  const metrics = createMetrics({ executeSql, pool }, { input: 1, output: 1 });
  const exposed = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const told = codeIn(firstCells('metric'));
  expect(told.filter((name) => !exposed.includes(name))).toEqual([]);
  expect(exposed.filter((name) => name.startsWith('leme_') && !told.includes(name))).toEqual([]);
});

test('the Dockerfile copies what is there and what is let in, and runs what can be run', () => {
  const ignored = linesOf('.dockerignore').filter(Boolean);
  const letIn = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  const steps = linesOf('deploy/Dockerfile');
  const copied = steps.flatMap((line) => {
    const [, sources] = /^COPY (?!--from)(.+) \S+$/.exec(line) ?? [];
    return sources?.split(' ') ?? [];
  });
  expect(copied).toEqual(expect.arrayContaining(['package.json', 'src']));
  for (const path of copied) {
    expect([path, existsSync(new URL(path, root))]).toEqual([path, true]);
    expect(letIn).toContain(path);
  }
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const ran = steps.flatMap((line) => /^RUN npm run (\S+)/.exec(line)?.slice(1) ?? []);
  expect(ran.filter((name) => !scripts[name])).toEqual([]);
  expect(read('scripts/build.mjs')).toContain("main: 'src/server/main.ts'");
  for (const name of envNames('deploy/Dockerfile'))
    expect(['NODE_ENV', ...settingNames]).toContain(name);
});

/** Of ENV and Environment= lines: `NAME=value NAME=value`. */
function envNames(path: string): string[] {
  const assignments = linesOf(path).flatMap(
    (line) => /^(?:ENV |Environment=)(.+)/.exec(line)?.[1]?.split(' ') ?? [],
  );
  expect(assignments.length).toBeGreaterThan(0);
  return assignments.map((assignment) => assignment.split('=')[0]!);
}

test('the other files of deploy set what there is to set', () => {
  for (const name of envNames('deploy/leme.service')) {
    expect(['NODE_ENV', ...settingNames]).toContain(name);
  }
  const [, environment = ''] =
    /environment:\n((?: {6}.+\n)+)/.exec(read('deploy/compose.yaml')) ?? [];
  const set = [...environment.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !settingNames.includes(name))).toEqual([]);
  const built = ['main.js', 'admin.js'].map((file) => `dist/server/${file}`);
  for (const path of ['deploy/Dockerfile', 'deploy/leme.service']) {
    const named = read(path).match(/dist\/server\/\w+\.js/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !built.includes(file))).toEqual([]);
  }
});

test('proxies and stops wait longer than the slowest model may take', () => {
  const longest = defaultTimeouts('http://localhost:8080/v1').totalMs / 1_000;
  const patience: [string, RegExp][] = [
    ['deploy/nginx.conf', /proxy_read_timeout (\d+)s;/],
    ['deploy/Caddyfile', /response_header_timeout (\d+)s/],
    ['deploy/leme.service', /TimeoutStopSec=(\d+)/],
    ['deploy/compose.yaml', /stop_grace_period: (\d+)s/],
    ['docs/operations.md', /a read time-out of (\d+) s/],
    ['docs/operations.md', /as long as the proxy, (\d+) s/],
  ];
  for (const [path, told] of patience) {
    const [, seconds] = told.exec(read(path)) ?? [];
    expect([path, Number(seconds) > longest]).toEqual([path, true]);
  }
});

test('wherever the server is started, Node has the same room', () => {
  const flags = (path: string) => read(path).match(/--[\w-]*size=\d+/g) ?? [];
  const started = flags('deploy/leme.service');
  expect(started).toHaveLength(2);
  expect(flags('deploy/Dockerfile')).toEqual(started);
  // As npm starts it, and with the demonstration in it.
  expect(flags('package.json')).toEqual([...started, ...started]);
});
