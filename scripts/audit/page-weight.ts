import type { Browser, CDPSession } from '@playwright/test';
import { launchBrowser, phone } from '../lib/browser.ts';
import { countBytes, kilobytes, total, type WireBytes } from '../lib/wire-bytes.ts';
import { type Cell, type Finding, type Outcome, snippet } from './finding.ts';
import { progressOver } from './progress.ts';
import type { Setting } from './setting.ts';

/** Bytes; a kilobyte is 1,000 bytes here. */
const MOST_TEXT = 25_000;
const MOST_SEEN = 150_000;

/** What a phone downloads with an empty cache until the network is idle, before any scrolling. */
export async function weighPages({ url, site, chromiumPath }: Setting): Promise<Outcome> {
  const findings: Finding[] = [];
  const cells = new Map<string, Cell[]>();
  const browser = await launchBrowser(chromiumPath);
  const progress = progressOver(site.canonical.length);
  try {
    for (const route of site.canonical) {
      const weight = await weigh(browser, `${url}${route}`);
      const judged = judgeWeight(route, weight);
      cells.set(route, judged.cells);
      findings.push(...judged.findings);
      progress(`${route}  ${judged.cells.map(({ column, text }) => `${column} ${text}`).join(', ')}`);
    }
  } finally {
    await browser.close();
  }
  return {
    looked: `${site.canonical.length} canonical routes at 390 px at a device pixel ratio of 2, in kB.`,
    findings,
    cells,
  };
}

export interface Weight {
  /** On the wire, with headers. */
  bytes: WireBytes;
  /** Scripts requested before the load event. */
  earlyScripts: string[];
}

async function weigh(browser: Browser, address: string): Promise<Weight> {
  // A new context has an empty cache.
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const bytes = await countBytes(devTools);
    const earlyScripts = await scriptsBeforeLoad(devTools);
    await page.goto(address, { waitUntil: 'networkidle' });
    return { bytes, earlyScripts };
  } finally {
    await context.close();
  }
}

/** Filled while the page loads. Preloaded modules count: they too take bandwidth from the page. */
async function scriptsBeforeLoad(devTools: CDPSession): Promise<string[]> {
  const early: string[] = [];
  let loaded = false;
  devTools.on('Page.loadEventFired', () => {
    loaded = true;
  });
  devTools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (!loaded && (type === 'Script' || /\.m?js(\?|$)/.test(request.url))) early.push(request.url);
  });
  await devTools.send('Page.enable');
  return early;
}

export function judgeWeight(route: string, { bytes, earlyScripts }: Weight): { cells: Cell[]; findings: Finding[] } {
  const text = total(bytes, 'Document', 'Stylesheet');
  const scripts = total(bytes, 'Script', 'Fetch', 'XHR');
  const seen = total(bytes) - scripts;
  const findings = earlyScripts.map((script) => ({
    page: route,
    rule: 'script requested before the page has loaded',
    element: snippet(new URL(script).pathname),
  }));
  const detail = [...bytes].map(([kind, count]) => `${kind.toLowerCase()} ${kilobytes(count)}`).join(', ');
  const heavy = (what: string, most: number) =>
    findings.push({ page: route, rule: `${what} heavier than ${most / 1000} kB`, element: detail });
  if (text > MOST_TEXT) heavy('HTML, CSS and inline script', MOST_TEXT);
  if (seen > MOST_SEEN) heavy('page with pictures and fonts', MOST_SEEN);
  return {
    cells: [
      { column: 'HTML + CSS', text: kilobytes(text), missed: text > MOST_TEXT },
      { column: 'with pictures and fonts', text: kilobytes(seen), missed: seen > MOST_SEEN },
      { column: 'scripts after load', text: kilobytes(scripts), missed: earlyScripts.length > 0 },
    ],
    findings,
  };
}
