/** The broker's desk in a browser and its calls: what somebody waits for who works there all day. */
import { Agent } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { cookieName } from '#server/platform/auth/cookie-names.ts';
import { BULK_MAX } from '#shared/queue/bulk-schema.ts';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { launchBrowser } from '../lib/browser.ts';
import { median } from '../lib/median.ts';
import { type Product, sessionCookie } from '../lib/product.ts';
import type { Row } from './report.ts';
import { call } from './requests.ts';

const VIEWPORT = { width: 1440, height: 900 };
/** Lighthouse's slow 4G, and a processor a quarter as fast. */
const SLOW = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const SLOWER_PROCESSOR = 4;
const INTERACTIVE_MS = 2_500;
const CHANGE_MS = 100;
/** As many as somebody reads through. */
const LIST = 200;
const BULK = 25;
const BULK_MS = 500;
/** A frame at 60 a second, and what a timer may be late. */
const FRAME_MS = 1000 / 60;
const DROPPED_MS = 2 * FRAME_MS;

type Desk = { product: Product; people: SeededBusiness; chromiumPath: string; quick: boolean };

export async function measureDesk({ product, people, chromiumPath, quick }: Desk): Promise<Row[]> {
  const cookie = await sessionCookie(people.brokers[0] ?? '');
  const browser = await launchBrowser(chromiumPath);
  const openAs = async (cookie: string) => {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-CA', timezoneId: 'America/Edmonton' });
    const [name, ...value] = cookie.split('=');
    const common = { url: product.url.replace('http:', 'https:'), secure: true, sameSite: 'Lax' as const };
    await context.addCookies([
      { ...common, name: name ?? '', value: value.join('='), httpOnly: true },
      { ...common, name: cookieName('signedIn', true), value: '1' },
    ]);
    return context;
  };
  const open = () => openAs(cookie);
  try {
    return [
      ...(await firstRow(open, product.url, quick ? 1 : 5)),
      await changes(await open(), product.url, quick ? 3 : 20),
      await scrolling(await openAs(await sessionCookie(people.admin)), product.url),
      await bulk(product.url, cookie, quick ? 1 : 8),
    ];
  } finally {
    await browser.close();
  }
}

const rows = (page: Page) => page.locator('[role=row] a, tr a');
/** Since the navigation began. */
const sinceStart = (page: Page) => page.evaluate(() => performance.now());

/** The rows of the document, which are there before the application (docs/decisions/0110), and then those of the application. */
async function firstRow(open: () => Promise<BrowserContext>, url: string, times: number): Promise<Row[]> {
  const taken: number[] = [];
  const whole: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const context = await open();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.goto(`${url}/broker`, { waitUntil: 'commit' });
    await page.locator('#early-rows a, tr a').first().click({ trial: true });
    taken.push(await sinceStart(page));
    await rows(page).first().click({ trial: true });
    whole.push(await sinceStart(page));
    await context.close();
  }
  const slow = 'A broker’s queue on slow 4G with a processor a quarter as fast, nothing cached';
  const seconds = (all: number[]) => all.map((one) => (one / 1000).toFixed(2)).join(', ');
  const middle = median(taken);
  return [
    {
      what: `${slow}: until a row can be opened`,
      result: `${(middle / 1000).toFixed(2)} s`,
      goal: `at most ${INTERACTIVE_MS / 1000} s`,
      met: middle <= INTERACTIVE_MS,
      details: `${seconds(taken)} s; 150 ms, 1.6 Mbit/s, 1440 px`,
    },
    {
      what: `${slow}: until everything else on it works`,
      result: `${(median(whole) / 1000).toFixed(2)} s`,
      met: true,
      details: `${seconds(whole)} s`,
    },
  ];
}

/** From a key to the frame that shows the next request. */
async function changes(context: BrowserContext, url: string, times: number): Promise<Row> {
  const page = await context.newPage();
  await page.goto(`${url}/broker`);
  await rows(page).first().click();
  await page.waitForURL(/\/broker\/cases\//);
  await page.getByRole('tablist').first().waitFor();
  await page.waitForLoadState('networkidle');
  const once = async (key: string) => {
    const before = page.url();
    const took = await page.evaluate(
      ({ key: pressed, before: from }) =>
        new Promise<number | null>((resolve) => {
          // A key does nothing at the end of the list, or while the list is read again.
          setTimeout(() => resolve(null), 3_000);
          const began = performance.now();
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
          const look = () => {
            if (location.href !== from) requestAnimationFrame(() => resolve(performance.now() - began));
            else requestAnimationFrame(look);
          };
          look();
        }),
      { key, before },
    );
    await page.waitForLoadState('networkidle');
    return took;
  };
  // There and back once, so that both are known.
  await once(']');
  await once('[');
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const took = await once(time % 2 === 0 ? ']' : '[');
    if (took !== null) taken.push(took);
  }
  const middle = median(taken);
  return {
    what: 'From one request to the next by its key, what is shown known already, p50',
    result: `${middle.toFixed(0)} ms`,
    goal: `at most ${CHANGE_MS} ms`,
    met: middle <= CHANGE_MS,
    details: `slowest ${Math.max(...taken).toFixed(0)} ms of ${taken.length}`,
  };
}

/** How many frames a list of two hundred drops while it scrolls: an administrator’s, for no broker holds so many. */
async function scrolling(context: BrowserContext, url: string): Promise<Row> {
  const page = await context.newPage();
  await page.goto(`${url}/admin/cases`);
  await rows(page).first().waitFor();
  const more = page.getByRole('button', { name: 'Show more', exact: true });
  while ((await rows(page).count()) < LIST && (await more.isVisible())) {
    const before = await rows(page).count();
    await more.click();
    await rows(page).nth(before).waitFor();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // The parts that come after the first screen aren’t what is measured.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const shown = await rows(page).count();
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = [];
        let last = performance.now();
        const next = (at: number) => {
          lengths.push(at - last);
          last = at;
          window.scrollBy(0, 60);
          if (lengths.length < 120) requestAnimationFrame(next);
          else resolve(lengths.slice(1));
        };
        requestAnimationFrame(next);
      }),
  );
  const dropped = frames.filter((length) => length > DROPPED_MS).length;
  return {
    what: `Scrolling a list of ${shown} requests, frames that took longer than two`,
    result: `${dropped} of ${frames.length}`,
    goal: 'none',
    met: dropped === 0,
    details: `median ${median(frames).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(1)} ms, drawn without a graphics card`,
  };
}

type Listed = { cases: { id: string; version: number }[] };

async function bulk(url: string, cookie: string, times: number): Promise<Row> {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const input = encodeURIComponent(JSON.stringify({ scope: 'mine' }));
    const listed = JSON.parse(await call(agent, `${url}/api/trpc/worklist.list?input=${input}`, cookie)) as {
      result: { data: { json: Listed } };
    };
    const cases = listed.result.data.json.cases.slice(0, Math.min(BULK, BULK_MAX));
    const began = performance.now();
    await call(agent, `${url}/api/trpc/cases.bulk`, cookie, {
      action: { kind: 'priority', priority: time % 2 === 0 ? 'high' : 'normal' },
      cases: cases.map(({ id, version }) => ({ caseId: id, version })),
    });
    taken.push(performance.now() - began);
  }
  agent.destroy();
  const middle = median(taken);
  return {
    what: `One change on ${BULK} requests at once, p50`,
    result: `${middle.toFixed(0)} ms`,
    goal: `at most ${BULK_MS} ms`,
    met: middle <= BULK_MS,
    details: `${taken.map((one) => one.toFixed(0)).join(', ')} ms`,
  };
}
