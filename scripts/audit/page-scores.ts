import { type Lighthouse, openLighthouse } from '../lib/lighthouse.ts';
import { categories } from '../lib/lighthouse-report.ts';
import { type BareProxy, startBareProxy } from './bare-proxy.ts';
import { type Cell, type Finding, type Outcome, reasonOf } from './finding.ts';
import { progressOver } from './progress.ts';
import { complaintsOf } from './score-complaints.ts';
import { judgeScores, type Run } from './score-goals.ts';
import type { Setting } from './setting.ts';

const LCP = 'largest-contentful-paint';

/** Lighthouse on every canonical route and the pages about the API, and on the same page without scripts for comparison. */
export async function measureScores({ url, site, chromiumPath, quick }: Setting): Promise<Outcome> {
  const runs = quick ? 1 : 3;
  const lighthouse = await openLighthouse(chromiumPath);
  const proxy = await startBareProxy(url);
  const findings: Finding[] = [];
  const cells = new Map<string, Cell[]>();
  const routes = [...site.canonical, ...site.docs];
  const progress = progressOver(routes.length);
  try {
    for (const route of routes) {
      try {
        const measured: Run[] = [];
        const bareLcp = await paintedWithoutScripts(lighthouse, proxy, route);
        for (let run = 0; run < runs; run += 1)
          measured.push({ ...(await measure(lighthouse, `${url}${route}`)), bareLcp });
        const judged = judgeScores(route, measured);
        findings.push(...judged.findings);
        cells.set(route, judged.cells);
        progress(`${route}  ${judged.cells.map(({ column, text }) => `${column} ${text}`).join(', ')}`);
      } catch (error) {
        findings.push({ page: route, rule: 'could not be measured', element: reasonOf(error) });
        progress(`${route}  could not be measured`);
      }
    }
  } finally {
    await proxy.close();
    await lighthouse.close();
  }
  const what = runs === 1 ? 'once' : `median of ${runs}`;
  return { looked: `Lighthouse ${what} on ${routes.length} routes, as a phone.`, findings, cells };
}

/** Once per page: without scripts, results hardly vary between runs. */
async function paintedWithoutScripts(lighthouse: Lighthouse, proxy: BareProxy, route: string): Promise<number> {
  await proxy.prepare(route);
  return (await painted(lighthouse, `${proxy.url}${route}`, [LCP])).lcp;
}

async function measure(lighthouse: Lighthouse, address: string): Promise<Omit<Run, 'bareLcp'>> {
  const { report, lcp } = await painted(lighthouse, address);
  return {
    scores: Object.fromEntries(Object.keys(categories).map((id) => [id, (report.categories[id]?.score ?? 0) * 100])),
    lcp,
    cls: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    tbt: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    complaints: complaintsOf(report),
  };
}

/** A busy machine sometimes paints too late for Lighthouse, so it gets a second chance; a faulty page fails again. */
async function painted(lighthouse: Lighthouse, address: string, only?: string[]) {
  const attempt = async () => {
    const report = await lighthouse.run(address, only);
    const { numericValue, errorMessage = 'no largest paint' } = report.audits[LCP] ?? {};
    if (numericValue === undefined) throw new Error(errorMessage);
    return { report, lcp: numericValue };
  };
  return attempt().catch(attempt);
}
