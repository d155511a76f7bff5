import { statSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser, phone } from '../lib/browser.ts';
import { median } from '../lib/median.ts';
import type { SitePage } from './built-site.ts';
import { type Finding, type Outcome, reasonOf } from './finding.ts';
import { progressOver } from './progress.ts';
import type { Setting } from './setting.ts';
import { hydrate } from './settle.ts';
import { startTapClock, tapTime } from './tap-clock.ts';

const MOST_MS = 250;
const SLOWER = 4;
const PAGES = 4;
const BUTTON = '[popovertarget="mobile-menu"]';
/** How long a finger stays on the screen. It matters because the site requests what the application needs at touchstart. */
const FINGER_MS = 80;

/**
 * Right after the first paint, before any script has arrived; while React is loading because the touch requested it; and when everything
 * is interactive. The loading of scripts is controlled, so that each tap hits its moment on every machine.
 */
const moments = {
  'before hydration': { scripts: /\.js$/, until: 'commit' },
  'as hydration begins': { scripts: /\/react-[^/]*\.js$/, until: 'load' },
  'after hydration': { scripts: /^never$/, until: 'load' },
} as const;
type Moment = keyof typeof moments;

/** From lifting the finger off the menu button until the menu is painted, on a phone four times slower than this machine. */
export async function timeFirstTap({ url, site, chromiumPath, quick }: Setting): Promise<Outcome> {
  const routes = longest(
    site.pages.filter(({ address, name }) => name === address && site.canonical.includes(address)),
  );
  const findings: Finding[] = [];
  const notes: string[] = [];
  const browser = await launchBrowser(chromiumPath);
  const progress = progressOver(routes.length * Object.keys(moments).length);
  try {
    for (const route of routes) {
      for (const moment of Object.keys(moments) as Moment[]) {
        const { line, missed } = await rounds(quick ? 1 : 5, () => tap(browser, `${url}${route}`, moment));
        notes.push(`${route}, ${moment}: ${line}`);
        progress(`${route}, ${moment}: ${line}`);
        if (missed)
          findings.push({ page: `${route} ${moment}`, rule: `menu not open within ${MOST_MS} ms`, element: line });
      }
    }
  } finally {
    await browser.close();
  }
  return {
    looked: `${routes.join(', ')}: the home page and the longest others, at 390 px and ${SLOWER} x CPU slow-down.`,
    findings,
    notes,
  };
}

/** Returns the median with a summary line. An element that cannot be tapped counts as missed. */
async function rounds(count: number, once: () => Promise<number>): Promise<{ line: string; missed: boolean }> {
  const times: number[] = [];
  try {
    while (times.length < count) times.push(await once());
  } catch (error) {
    return { line: reasonOf(error), missed: true };
  }
  const middle = Math.round(median(times));
  return { line: `${middle} ms (${times.map(Math.round).join(', ')})`, missed: middle > MOST_MS };
}

/** The home page, then the longest pages. */
function longest(pages: readonly SitePage[]): string[] {
  const rank = ({ address, file }: SitePage) => (address === '/' ? Number.POSITIVE_INFINITY : statSync(file).size);
  return pages
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, PAGES)
    .map(({ address }) => address);
}

/** Milliseconds of one first tap on a freshly opened page. */
async function tap(browser: Browser, address: string, moment: Moment): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(startTapClock);
    const { scripts, until } = moments[moment];
    const { promise: touched, resolve: onDown } = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await touched;
      await route.continue().catch(() => undefined);
    });
    await page.goto(address, { waitUntil: until });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (moment === 'after hydration') await hydrate(page);
    // Once the site's small script runs, it is listening for the inputs that trigger hydration.
    if (moment === 'as hydration begins') await page.waitForFunction(() => window.firstInput?.wake !== undefined);
    await touch(page, devTools, onDown);
    const { ms, hydrated } = await tapTime(page);
    if (hydrated !== (moment === 'after hydration')) throw new Error(`the tap didn’t happen ${moment}`);
    return ms;
  } finally {
    await context.close();
  }
}

/** Touches the menu button. `onDown` is called while the finger is down. */
async function touch(page: Page, devTools: CDPSession, onDown: () => void): Promise<void> {
  const button = page.locator(BUTTON).first();
  const { x, y, width, height } = await button.evaluate((element) => element.getBoundingClientRect());
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const down = devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  onDown();
  await page.waitForTimeout(FINGER_MS);
  await Promise.all([down, devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}
