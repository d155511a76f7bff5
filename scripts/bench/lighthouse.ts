import { openLighthouse } from '../lib/lighthouse.ts';
import { categories, type LighthouseReport } from '../lib/lighthouse-report.ts';
import { median } from '../lib/median.ts';
import type { Row } from './report.ts';

/** Lighthouse with its phone on a slow network, median of several runs. */
export async function measureLighthouse(url: string, chromiumPath: string, runs: number): Promise<Row[]> {
  const lighthouse = await openLighthouse(chromiumPath);
  const reports: LighthouseReport[] = [];
  try {
    for (let run = 0; run < runs; run += 1) reports.push(await lighthouse.run(url));
  } finally {
    await lighthouse.close();
  }
  const middle = (pick: (report: LighthouseReport) => number) => median(reports.map(pick));
  const scores = Object.entries(categories).map(
    ([id, name]) => `${name} ${Math.round(middle((report) => (report.categories[id]?.score ?? 0) * 100))}`,
  );
  const value = (id: string) => middle((report) => report.audits[id]?.numericValue ?? Number.NaN);
  return [
    {
      what: `Home page in Lighthouse, mobile, median of ${runs}`,
      result: scores.join(', '),
      details:
        `largest contentful paint ${(value('largest-contentful-paint') / 1000).toFixed(2)} s, ` +
        `layout shift ${value('cumulative-layout-shift').toFixed(3)}, ` +
        `blocking time ${Math.round(value('total-blocking-time'))} ms`,
    },
  ];
}
