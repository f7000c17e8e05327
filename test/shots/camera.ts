import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** What people look through: its widths share one way of pointing. */
interface Device {
  sizes: readonly { width: number; height: number }[];
  options: BrowserContextOptions;
}

export const devices: readonly Device[] = [
  {
    sizes: [
      { width: 1440, height: 900 },
      { width: 1024, height: 768 },
    ],
    options: {},
  },
  { sizes: [{ width: 390, height: 844 }], options: { hasTouch: true, isMobile: true } },
];

const themes = ['light', 'dark'] as const;

export interface Camera {
  page: Page;
  /** A picture of the page as it stands, at every width and in both themes. */
  shoot: (name: string, options?: { loading?: boolean }) => Promise<void>;
  /** How many pictures it has taken. */
  taken: () => number;
  close: () => Promise<void>;
}

interface Studio {
  browser: Browser;
  address: string;
  folder: string;
}

/** A browser of its own on the server, signed out. */
export async function openCamera(studio: Studio, { sizes, options }: Device): Promise<Camera> {
  const context = await studio.browser.newContext({
    ...options,
    baseURL: studio.address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    viewport: sizes[0]!,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  mkdirSync(studio.folder, { recursive: true });
  let taken = 0;
  return {
    page,
    async shoot(name, { loading = false } = {}) {
      if (!loading) await settle(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const height = Math.min(tallest, await page.evaluate(pageHeight));
        // The window grows: to draw beyond it, the browser would forget that fingers point.
        if (height > size.height) await page.setViewportSize({ width: size.width, height });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(drawn);
          // Half the time of Playwright's own, which packs the picture as small as it can.
          const { data } = await browser.send('Page.captureScreenshot', { optimizeForSpeed: true });
          const path = `${studio.folder}/${name}-${size.width}-${colorScheme}.png`;
          writeFileSync(path, Buffer.from(data, 'base64'));
          taken += 1;
        }
      }
      await page.setViewportSize(sizes[0]!);
      await page.emulateMedia({ colorScheme: 'light' });
    },
    taken: () => taken,
    close: () => context.close(),
  };
}

const tallest = 4_000;

/** All of a page belongs in the picture; of what lies over one, what a screen shows. */
const pageHeight = () =>
  document.querySelector('[role="dialog"], [role="menu"]') === null
    ? document.documentElement.scrollHeight
    : 0;

/** What has changed is drawn: a long list to where one sees it, and colours as they will stay. */
const drawn = async () => {
  let before = -1;
  for (let still = 0; still < 3;) {
    await new Promise((done) => void requestAnimationFrame(done));
    const chunks = document.querySelectorAll('[data-chunk]').length;
    still = chunks === before ? still + 1 : 0;
    before = chunks;
  }
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
};

/** Waits for data, pictures and letters. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main, [role="dialog"]') !== null &&
      document.querySelector('[aria-busy="true"], .animate-pulse') === null &&
      [...document.images].every(({ complete }) => complete),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Closes the notice that something was done, unless its time was over. */
export async function closeToast({ page }: Camera): Promise<void> {
  const close = page.locator('[aria-label="Fechar aviso"]');
  await close.click({ timeout: 2_000 }).catch(() => undefined);
}

/** Scrolls what is in a dialog to its end. */
export async function toTheEnd({ page }: Camera): Promise<void> {
  await page
    .locator('[data-dialog-body]')
    .last()
    .evaluate((body) => body.scrollTo(0, body.scrollHeight));
}
