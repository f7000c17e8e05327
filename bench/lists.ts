import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../scripts/browser.mjs';
import { largeSize, startLargeAccount } from '../test/large-account.ts';
import { extent } from './extent.ts';

const size = extent(largeSize, { employees: 200, diaryEntries: 300 });
const written = (count: number) => count.toLocaleString('pt-BR');
const slowDown = extent(4, 1);
const longMs = 50;
const words = 'pessoa 43';
const wheelTurns = extent(60, 2);

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * The screens of 5,000 people and 20,000 diary entries with the processor four times slower: the longest
 * tasks of the page while one scrolls and types. Processor time, so that a busy machine tells the same.
 */
export async function benchLists(): Promise<void> {
  const account = await startLargeAccount(size);
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({
      locale: 'pt-BR',
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies([account.cookie]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    console.log(`\nTasks of long lists, processor ${slowDown} times slower:`);
    await people(page, account.address);
    await diary(page, account.address);
  } finally {
    await browser.close();
    await account.close();
  }
}

async function people(page: Page, address: string): Promise<void> {
  await traced(page, 'people: arriving', async () => {
    await page.goto(`${address}/colaboradores`);
    await page.getByRole('heading', { name: 'Pessoa 0001' }).waitFor();
  });
  await traced(page, 'people: turning the wheel', () => turnWheel(page));
  await traced(page, 'people: leaps with the scroll bar', () => leap(page));
  await traced(page, `people: typing “${words}”`, async () => {
    await page.getByRole('searchbox').click();
    await page.keyboard.type(words, { delay: 150 });
    await page.getByText(` de ${written(size.employees)}`).waitFor();
  });
}

async function diary(page: Page, address: string): Promise<void> {
  await traced(page, 'diary: arriving', async () => {
    await page.goto(`${address}/diario`);
    await page.getByText('Registro 1.').waitFor();
  });
  await traced(page, 'diary: turning the wheel', () => turnWheel(page));
  await traced(page, 'diary: leaps with the scroll bar', () => leap(page));
  await traced(page, 'diary: typing', async () => {
    await page.getByLabel('O que você observou?').click();
    await page.keyboard.type('A equipe fechou o dia no prazo.', { delay: 60 });
  });
  await traced(page, 'diary: saving', async () => {
    await page.keyboard.press('Control+Enter');
    await page.getByText(`${written(size.diaryEntries + 1)} registros`).waitFor();
  });
}

async function turnWheel(page: Page): Promise<void> {
  await page.mouse.move(600, 600);
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(30);
  }
}

async function leap(page: Page): Promise<void> {
  for (const part of [0.5, 0.1, 0.9, 0]) {
    await page.evaluate((y) => scrollTo(0, document.body.scrollHeight * y), part);
    await page.waitForTimeout(500);
  }
}

async function traced(page: Page, name: string, work: () => Promise<void>): Promise<void> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  await page.waitForTimeout(500);
  const tasks = tasksOf(await browser.stopTracing());
  const long = tasks.filter((ms) => ms > longMs);
  console.log(
    `  ${name.padEnd(36)} longest ${Math.max(0, ...tasks)
      .toFixed(0)
      .padStart(4)} ms   ${long.length} over ${longMs} ms`,
  );
}

/** The tasks of the pages' main threads, in milliseconds. */
function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(threadOf));
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
