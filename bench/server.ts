import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer } from '../test/launch-server.ts';

/** The built program in a process of its own, and what it says of itself. */
export interface MeasuredServer {
  url: string;
  gauges(): Promise<Gauges>;
  stop(): Promise<void>;
}

export interface Gauges {
  /** Resident memory. */
  megabytes: number;
  heapMegabytes: number;
  /** Connections of the pool in use; embedded: none is counted. */
  busyConnections: number;
  /** Queries that wait for one. */
  waiting: number;
}

/** BENCH_PROGRAM names another build of the server than that of these sources. */
export async function startMeasured(environment: Record<string, string>): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    // As busy as it gets is what is measured.
    MAX_EVENT_LOOP_DELAY: '0',
    METRICS_PORT: '0',
    ...environment,
  };
  const server = await launchServer(settings, process.env['BENCH_PROGRAM']);
  const url = await server.ready;
  const metrics = await untilSaid(server.output, /^Métricas: (\S+)$/m);
  return {
    url,
    gauges: async () => readGauges(await (await fetch(metrics)).text()),
    async stop() {
      server.signal('SIGTERM');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilSaid(output: () => string, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(output());
    if (found) return found[1]!;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function readGauges(text: string): Gauges {
  const value = (name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? 0);
  };
  const connections = (state: string) => value(`leme_database_connections{state="${state}"}`);
  return {
    megabytes: value('process_resident_memory_bytes') / 2 ** 20,
    heapMegabytes: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    busyConnections: connections('total') - connections('idle'),
    waiting: connections('waiting'),
  };
}
