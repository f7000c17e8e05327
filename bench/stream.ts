import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { documentKindValues, documentLabels, type DocumentKind } from '#documents/labels.ts';
import { findChromium } from '../scripts/browser.mjs';
import { documentContents } from '../test/document-contents.ts';
import { kindForms } from '../test/journeys/kind-forms.ts';
import { becomeLeader } from '../test/journeys/leader.ts';
import { launchServer } from '../test/launch-server.ts';
import { startModelServer } from '../test/model-server.ts';
import { spread } from './figures.ts';
import { extent } from './extent.ts';

const rounds = extent(5, 1);
/** Stands at the head of every document, and nowhere else in the application. */
const mark = 'Zênite';

/** When the first visible field was where: with the model, in the browser's hands, in the page. */
interface Passage {
  sent: number;
  arrived: number;
  seen: number;
}

/**
 * For each kind: how long the first visible field takes from the model's socket through the server to
 * the browser, and from there into the page, in ms. One clock: all of it is on this machine.
 */
export async function benchStream(): Promise<void> {
  /** When the model began to answer; it may be asked more than once for a document. */
  let sentAt: number | null = null;
  const model = await startModelServer({
    answer: ({ response_format: format }) => ({
      text: markedDocument(format?.json_schema?.name as DocumentKind),
      firstByteDelayMs: extent(400, 50),
      chunkSize: 24,
      chunkDelayMs: extent(30, 1),
      onPiece: () => void (sentAt ??= Date.now()),
    }),
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const server = await launchServer({
    DATA_DIR: dataDir,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: model.url,
    RATE_LIMIT: 'off',
  });
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await leaderPage(browser, await server.ready);
    console.log('\nThe first visible field, ms, median (min–max)');
    console.log(`  ${'kind'.padEnd(14)}${'model to browser'.padEnd(20)}browser to page`);
    for (const kind of documentKindValues) {
      const passages: Passage[] = [];
      for (let round = 0; round < rounds; round += 1) {
        sentAt = null;
        const inPage = await generate(page, kind);
        passages.push({ sent: sentAt ?? NaN, ...inPage });
      }
      const through = passages.map(({ sent, arrived }) => arrived - sent);
      const shown = passages.map(({ arrived, seen }) => seen - arrived);
      console.log(`  ${kind.padEnd(14)}${spread(through, 0).padEnd(20)}${spread(shown, 0)}`);
    }
  } finally {
    await browser.close();
    server.signal('SIGTERM');
    await server.ended;
    await model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A document whose first field begins with the mark, in the order of its schema. */
function markedDocument(kind: DocumentKind): string {
  const [first, ...rest] = Object.entries<unknown>(documentContents[kind]);
  const [key, value] = first!;
  return JSON.stringify(Object.fromEntries([[key, `${mark} ${String(value)}`], ...rest]));
}

async function leaderPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const page = await context.newPage();
  await becomeLeader(page);
  return page;
}

/** Generates one document, and answers when its mark came to the browser and into the page. */
async function generate(page: Page, kind: DocumentKind): Promise<Omit<Passage, 'sent'>> {
  const { action, formTitle, submit, resultTitle } = documentLabels[kind];
  await page.goto('/');
  await page.getByRole('navigation').getByRole('button', { name: action, exact: true }).click();
  const form = page.getByRole('dialog', { name: formTitle });
  await kindForms[kind].fill(form);
  const passage = page.evaluate(watchFor, mark);
  await form.getByRole('button', { name: submit }).click();
  const times = await passage;
  const result = page.getByRole('dialog', { name: resultTitle });
  // Left open, it would stand in the way of the next after the reload.
  await result.getByRole('button', { name: 'Fechar' }).first().click();
  await result.waitFor({ state: 'hidden' });
  return times;
}

/** Runs in the page: looks at every piece that a body gives, and at every change of the page. */
function watchFor(text: string): Promise<Omit<Passage, 'sent'>> {
  return new Promise((resolve) => {
    let arrived = 0;
    const decoder = new TextDecoder();
    const reader = ReadableStreamDefaultReader.prototype as ReadableStreamDefaultReader<Uint8Array>;
    const read = reader.read;
    reader.read = async function () {
      const piece = await read.call(this);
      if (arrived === 0 && decoder.decode(piece.value).includes(text)) arrived = Date.now();
      return piece;
    };
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      reader.read = read;
      resolve({ arrived, seen: Date.now() });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
