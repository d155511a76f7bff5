import { Agent, request } from 'node:http';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { median } from '../lib/median.ts';
import { type Product, sessionCookie } from '../lib/product.ts';
import { residentMegabytes } from './memory.ts';
import type { Row } from './report.ts';
import { callWith } from './requests.ts';

const GOAL = 1.1;
const EXPORTS = 4;
const PEAK_MB = 450;
const AT_ONCE = 10;
/** How much longer a page may take while they run. */
const SLOWER = 2;
const PAGES = 200;

/** Exports all cases as CSV repeatedly: memory use must not add up, and must not grow with the number of rows. */
export async function measureExport({
  product,
  people,
  cases,
}: {
  product: Product;
  people: SeededBusiness;
  cases: number;
}): Promise<Row[]> {
  const cookie = await sessionCookie(people.admin);
  const peaks: number[] = [];
  let bytes = 0;
  for (let round = 0; round < EXPORTS; round += 1) {
    const done = await exportOnce(product, cookie);
    peaks.push(done.peak);
    bytes = done.bytes;
  }
  // The first export loads and compiles what the others use.
  const [, second = Number.NaN] = peaks;
  const ratio = (peaks.at(-1) ?? Number.NaN) / second;
  return [
    {
      what: `Export of ${cases.toLocaleString('en-CA')} cases as CSV, peak server memory, the fourth time against the second`,
      result: ratio.toFixed(2),
      goal: `at most ${GOAL}`,
      met: ratio <= GOAL,
      details: `${peaks.map((peak) => peak.toFixed(0)).join(', ')} MB; ${(bytes / 1_000_000).toFixed(1)} MB each`,
    },
    {
      what: 'The highest of these peaks',
      result: `${Math.max(...peaks).toFixed(0)} MB`,
      goal: `at most ${PEAK_MB} MB`,
      met: Math.max(...peaks) <= PEAK_MB,
      details: '64 MB of them are Node’s own program',
    },
    await besidePages(product, cookie),
  ];
}

/** A page, asked for again and again, alone and while ten administrators export everything. */
async function besidePages(product: Product, cookie: string): Promise<Row> {
  const agent = new Agent({ keepAlive: true });
  const pages = async () => {
    const taken: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const began = performance.now();
      await callWith(agent, `${product.url}/`, { 'accept-encoding': 'br' });
      taken.push(performance.now() - began);
    }
    return taken.toSorted((a, b) => a - b);
  };
  await pages();
  const alone = await pages();
  const exports = Array.from({ length: AT_ONCE }, () => exportOnce(product, cookie));
  const beside = await pages();
  await Promise.all(exports);
  agent.destroy();
  const ratio = median(beside) / median(alone);
  const p95 = (taken: number[]) => `${taken[Math.ceil(taken.length * 0.95) - 1]?.toFixed(1)} ms`;
  return {
    what: `The home page while ${AT_ONCE} exports of all cases run, against none, p50`,
    result: ratio.toFixed(2),
    goal: `at most ${SLOWER}`,
    met: ratio <= SLOWER,
    details: `${median(beside).toFixed(1)} against ${median(alone).toFixed(1)} ms, p95 ${p95(beside)} against ${p95(alone)}`,
  };
}

/** Reads the whole file, and samples the server's memory with every chunk. */
function exportOnce({ url, pid }: Product, cookie: string): Promise<{ bytes: number; peak: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let peak = 0;
    const sent = request(`${url}/api/admin/export/cases.csv`, { headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The export was refused: ${answer.statusCode}`));
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        peak = Math.max(peak, residentMegabytes(pid));
      });
      answer.once('error', reject);
      answer.once('end', () => resolve({ bytes, peak }));
    });
    sent.once('error', reject);
    sent.end();
  });
}
