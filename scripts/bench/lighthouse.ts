import { inRoot } from '../lib/root.ts';
import { outputOf } from './processes.ts';
import type { Row } from './report.ts';
import { median } from './rounds.ts';

const FLAGS = '--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync';
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse as it tests a phone on a slow network, median of several runs. */
export async function measureLighthouse(url: string, chromiumPath: string, runs: number): Promise<Row[]> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(url, chromiumPath));
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

async function audit(url: string, chromiumPath: string): Promise<LighthouseReport> {
  const cli = inRoot('node_modules', 'lighthouse', 'cli', 'index.js');
  const only = Object.keys(categories).join(',');
  const output = await outputOf(
    [process.execPath, cli, url, '--quiet', '--output=json', `--only-categories=${only}`, `--chrome-flags=${FLAGS}`],
    120_000,
    { ...process.env, CHROME_PATH: chromiumPath },
  );
  return JSON.parse(output) as LighthouseReport;
}
