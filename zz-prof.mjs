// usage: node prof.mjs path-index
import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { startPostgres } from './scripts/postgres.mjs';
const server = await startPostgres();
const child = fork('bench/system-under-test.ts', { execArgv: ['--import','tsx', ...(process.env.PROF ? ['--cpu-prof','--cpu-prof-dir=/tmp/speed/prof'] : [])], env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: server.url } });
const [a] = await once(child, 'message');
const cpu = async () => { child.send('cpu'); return (await once(child, 'message'))[0]; };
const run = async (url, d) => { const b = await cpu(); const r = await autocannon({ url, connections: 8, duration: d, headers: { cookie: a.cookie } }); return ((await cpu()) - b) / r.requests.total; };
const want = (process.env.PATHS ?? '').split(',').filter(Boolean);
for (const path of a.paths.filter((p) => want.length === 0 || want.some((w) => p.startsWith(w)))) {
  const ratios = [], ours = [], bare = [];
  for (let i = 0; i < (process.env.ROUNDS ?? 5); i++) { const o = await run(a.ours + path, 1); if (process.env.PROF) continue; const x = await run(a.bare + path, 1); if (i) { ratios.push(o / x); ours.push(o); bare.push(x);} }
  const med = (v) => v.toSorted((p, q) => p - q)[Math.floor(v.length / 2)]?.toFixed(3);
  console.log(path.split('?')[0].padEnd(25), med(ours), med(bare), 'x', med(ratios));
}
child.kill('SIGTERM'); await once(child, 'exit');
await server.stop();
