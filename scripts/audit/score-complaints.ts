import { categories, type LighthouseAudit, type LighthouseReport } from '../lib/lighthouse-report.ts';
import { snippet } from './finding.ts';

/** What cost a page points, and in which elements. */
export interface Complaint {
  category: string;
  rule: string;
  element: string;
}

const SHIFTS = 'cls-culprits-insight';
const SHOWN = 3;

/** The scored audits that were not passed, with the elements they name. */
export function complaintsOf(report: LighthouseReport): Complaint[] {
  const complaints = Object.keys(categories).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => report.audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .flatMap((audit) => complaintsAbout(category, audit)),
  );
  const shifts = report.audits[SHIFTS];
  return shifts ? [...complaints, ...complaintsAbout('shifts', shifts)] : complaints;
}

function complaintsAbout(category: string, { id, title, displayValue, details }: LighthouseAudit): Complaint[] {
  const rule = `${id}: ${title}${displayValue ? `, ${displayValue}` : ''}`;
  const elements = [...new Set(nodesIn(details))].slice(0, SHOWN);
  return (elements.length > 0 ? elements : ['']).map((element) => ({ category, rule, element }));
}

/** The elements named anywhere in an audit's details. */
function nodesIn(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  if ('type' in details && details.type === 'node' && 'snippet' in details) return [snippet(String(details.snippet))];
  return Object.values(details).flatMap(nodesIn);
}
