import { categories } from '../lib/lighthouse-report.ts';
import { median } from '../lib/median.ts';
import type { Cell, Finding } from './finding.ts';
import type { Complaint } from './score-complaints.ts';

const goals: Record<string, number> = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST_RATIO = 1.5;
/** Rounds to 0 at three decimals. */
const NO_SHIFT = 0.0005;

/** The part of a report that is kept. The report itself is several megabytes. */
export interface Run {
  scores: Record<string, number>;
  lcp: number;
  cls: number;
  tbt: number;
  /** The largest contentful paint of the same page without scripts, measured right after. */
  bareLcp: number;
  complaints: Complaint[];
}

/** The table row of a route, and a finding for every goal it misses. */
export function judgeScores(route: string, runs: readonly Run[]): { cells: Cell[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const miss = (goal: string, category: string) => {
    const complaints = runs.flatMap((run) => run.complaints).filter((complaint) => complaint.category === category);
    if (complaints.length === 0) findings.push({ page: route, rule: goal, element: '' });
    for (const { rule, element } of complaints) findings.push({ page: route, rule: `${goal} – ${rule}`, element });
  };
  const middle = (pick: (run: Run) => number) => median(runs.map(pick));
  const cells: Cell[] = [];
  const add = (column: string, text: string, met = true) => cells.push({ column, text, missed: !met });

  for (const [id, name] of Object.entries(categories)) {
    const score = Math.round(middle(({ scores }) => scores[id] ?? 0));
    const met = score >= (goals[id] ?? 100);
    add(name, String(score), met);
    if (!met) miss(`${name} below ${goals[id]}`, id);
  }
  const ratio = middle(({ lcp }) => lcp) / middle(({ bareLcp }) => bareLcp);
  const calm = middle(({ cls }) => cls) < NO_SHIFT;
  add('LCP', seconds(middle(({ lcp }) => lcp)));
  add('without scripts', seconds(middle(({ bareLcp }) => bareLcp)));
  add('ratio', ratio.toFixed(2), ratio <= MOST_RATIO);
  add('CLS', middle(({ cls }) => cls).toFixed(3), calm);
  add('TBT', `${Math.round(middle(({ tbt }) => tbt))} ms`);
  // Lighthouse has no complaint about a ratio, so there is no element to name.
  if (!(ratio <= MOST_RATIO))
    findings.push({
      page: route,
      rule: `largest paint takes more than ${MOST_RATIO} times as long as without scripts`,
      element: '',
    });
  if (!calm) miss('the layout shifts', 'shifts');
  return { cells, findings };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
