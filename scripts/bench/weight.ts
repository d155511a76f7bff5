import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Row } from './report.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Bytes on the wire, headers included, by kind. */
type Bytes = Map<string, number>;

/** What a phone downloads for the home page: until it is quiet, and when it was read to the end. */
export async function measureWeight(url: string, chromiumPath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ARGS });
  try {
    const page = await browser.newPage(PHONE);
    const bytes = await countBytes(await page.context().newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    const opened = new Map(bytes);
    await readToTheEnd(page);
    return [
      {
        what: 'Home page on a phone 390 px wide, bytes over the wire',
        result: kilobytes(opened),
        details: list(opened),
      },
      { what: 'The same, read to the end', result: kilobytes(bytes), details: list(bytes) },
    ];
  } finally {
    await browser.close();
  }
}

async function countBytes(devTools: CDPSession): Promise<Bytes> {
  const bytes: Bytes = new Map();
  const kinds = new Map<string, string>();
  devTools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await devTools.send('Network.enable');
  return bytes;
}

async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += PHONE.viewport.height) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
}

function kilobytes(bytes: Bytes): string {
  return `${one([...bytes.values()].reduce((sum, count) => sum + count, 0))} kB`;
}

function list(bytes: Bytes): string {
  return [...bytes].map(([kind, count]) => `${kind.toLowerCase()} ${one(count)}`).join(', ');
}

/** Thousands of bytes, with one decimal. */
function one(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
