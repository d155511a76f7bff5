import type { Page } from '@playwright/test';
import { launchBrowser, phone } from '../lib/browser.ts';
import { countBytes, kilobytes, total, type WireBytes } from '../lib/wire-bytes.ts';
import type { Row } from './report.ts';

/** What a phone downloads for the home page: until the network is idle, and after scrolling to the end. */
export async function measureWeight(url: string, chromiumPath: string): Promise<Row[]> {
  const browser = await launchBrowser(chromiumPath);
  try {
    const page = await browser.newPage(phone);
    const bytes = await countBytes(await page.context().newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    const opened = new Map(bytes);
    await readToTheEnd(page);
    return [
      {
        what: 'Home page on a phone 390 px wide, bytes over the wire',
        result: `${kilobytes(total(opened))} kB`,
        details: list(opened),
      },
      { what: 'The same, read to the end', result: `${kilobytes(total(bytes))} kB`, details: list(bytes) },
    ];
  } finally {
    await browser.close();
  }
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += phone.viewport.height) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
}

function list(bytes: WireBytes): string {
  return [...bytes].map(([kind, count]) => `${kind.toLowerCase()} ${kilobytes(count)}`).join(', ');
}
