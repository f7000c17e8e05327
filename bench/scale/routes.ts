import { createClient, type Client } from '../http.ts';
import { median } from '../figures.ts';
import { startMeasured, type MeasuredServer } from '../server.ts';
import { reads, writes, type Account, type Call } from './calls.ts';
import { extent } from '../extent.ts';

const rounds = extent(9, 1);

interface Times {
  small: number[];
  huge: number[];
  kilobytes: { small: number; huge: number };
}

/** Every route for the small company and for the huge one, in turns, one call at a time. */
export async function compareRoutes(
  url: string,
  accounts: { small: Account; huge: Account },
): Promise<void> {
  const server = await startMeasured({ DATABASE_URL: url });
  const client = createClient(1);
  try {
    const before = await server.gauges();
    console.log('\n| route | small, ms | huge, ms | ratio | small, kB | huge, kB |');
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
    for (const call of [...reads, ...writes])
      print(call, await timesOf(call, { server, client, accounts }));
    const after = await server.gauges();
    console.log(
      `\nResident memory of the process: ${before.megabytes.toFixed(0)} MB at first, ${after.megabytes.toFixed(0)} MB at the end.`,
    );
  } finally {
    client.close();
    await server.stop();
  }
}

interface Bench {
  server: MeasuredServer;
  client: Client;
  accounts: { small: Account; huge: Account };
}

async function timesOf(call: Call, { server, client, accounts }: Bench): Promise<Times> {
  const times: Times = { small: [], huge: [], kilobytes: { small: 0, huge: 0 } };
  for (let round = 0; round <= rounds; round += 1) {
    for (const size of ['small', 'huge'] as const) {
      const account = accounts[size];
      const { status, milliseconds, body } = await client.send(server.url, call.of(account));
      if (status >= 300) throw new Error(`${call.name}, ${size}: ${status} ${body.toString()}`);
      times.kilobytes[size] = body.length / 1024;
      // The first round warms up.
      if (round > 0) times[size].push(milliseconds);
      if (call.after) {
        const made = JSON.parse(body.toString()) as { id: string };
        await client.send(server.url, call.after(account, made));
      }
    }
  }
  return times;
}

function print({ name }: Call, { small, huge, kilobytes }: Times): void {
  const ratio = median(huge) / median(small);
  const cells = [
    name,
    median(small).toFixed(1),
    median(huge).toFixed(1),
    `× ${ratio.toFixed(1)}`,
    kilobytes.small.toFixed(1),
    kilobytes.huge.toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
