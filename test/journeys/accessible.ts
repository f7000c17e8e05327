import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme can change of what axe looks at: it changes colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Both themes, a narrow phone, and 200 % zoom of a small laptop. */
export async function check(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    const problems: Record<string, string[]> = {};
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await settled(page);
    problems['light'] = await findings(page);
    problems['small'] = await tooSmall(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    problems['dark'] = await findingsOf(axeOn(page).withRules(rulesOfColour));
    for (const [width, height] of [
      [640, 360],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = async () => (problems[`${width} px`] = await tooWide(page));
      await expect
        .poll(wide, { timeout: 10_000 })
        .toEqual([])
        // Told with the rest.
        .catch(() => undefined);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    // The page hears of its width a frame later.
    await settled(page);
    const found = Object.entries(problems).filter(([, list]) => list.length > 0);
    expect.soft(Object.fromEntries(found), what).toEqual({});
  });
}

/** What axe finds on the page as it stands. */
export function findings(page: Page): Promise<string[]> {
  return findingsOf(axeOn(page).withTags(rules));
}

/** Within the page itself: it would open another one to sum up what frames of other origins hold. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function findingsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** What is wider than the page: the page itself, and what scrolls in a dialog. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-dialog-body]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`),
  );

/** Targets under 24 × 24 px; a link within a line of text is as high as its line (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=option], [role=menuitem]',
    );
    return (
      [...all]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden=true], .sr-only, [inert]'))
        .filter((element) => getComputedStyle(element).display !== 'inline')
        // A box and the words beside it are one target.
        .map((element) => ({ element, target: element.closest('label') ?? element }))
        .filter(({ element, target }) => {
          const { width, height } = target.getBoundingClientRect();
          const labelled = 'labels' in element && (element.labels as NodeList)?.length > 0;
          const isBox = element.matches('[type=checkbox], [type=radio]') && labelled;
          return !isBox && width > 1 && (width < 24 || height < 24);
        })
        .map(({ element }) => element.outerHTML.slice(0, 140))
    );
  });

/** Colours change in a transition, however short. What never ends, as a spinner, is not waited for. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    await frame();
    await frame();
    for (let frames = 0; frames < 60; frames += 1) {
      if (!document.getAnimations().some(isEnding)) break;
      await frame();
    }
  });
