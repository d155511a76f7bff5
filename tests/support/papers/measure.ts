/** Compares what was read from a paper with what is printed on it. */
import type { Finding } from '#shared/lines/reading/findings.ts';
import type { Paper } from './papers.ts';

const ROWS = new Set(['vin', 'year', 'make', 'model', 'driverName', 'birthDate', 'firstLicensed', 'licenceClass']);
/** Printed on some layouts as well, but the same for everyone. */
const UNCOUNTED = new Set(['licenceClass.0', 'homeKind']);

/** One line for each value that is missing, wrong, or not on the paper at all. */
export function wrongOn({ printed }: Paper, findings: readonly Finding[]): string[] {
  const read = new Map(findings.map(({ kind, row, value }) => [ROWS.has(kind) ? `${kind}.${row}` : kind, value]));
  const wrong = Object.entries(printed).flatMap(([key, value]) =>
    read.get(key) === value ? [] : [`${key}: ${read.get(key) ?? 'nothing'} instead of ${value}`],
  );
  const invented = [...read].filter(([key]) => !(key in printed) && !UNCOUNTED.has(key));
  return [...wrong, ...invented.map(([key, value]) => `${key}: ${value}, which isn’t printed`)];
}
