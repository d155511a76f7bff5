import { request } from 'node:http';
import type { SeededBusiness } from '../../prisma/seed/large.ts';
import { type Product, sessionCookie } from '../lib/product.ts';
import { residentMegabytes } from './memory.ts';
import type { Row } from './report.ts';

const GOAL = 1.1;
const EXPORTS = 4;

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
  ];
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
