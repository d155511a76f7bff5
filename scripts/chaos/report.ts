import { measuredHere } from '../lib/machine.ts';
import { withMeasured } from '../lib/measured-document.ts';
import type { Counted } from './count.ts';
import type { Fault } from './faults.ts';

/** A run replaces everything below this line; everything above it is written by hand. */
const MARK = '<!-- counted: npm run chaos writes everything below this line -->';

export interface Outcome {
  faults: readonly Fault[];
  counted: readonly Counted[];
  /** Calls that were refused and retried. */
  refused: number;
}

export const isWhole = ({ counted }: Outcome) =>
  counted.every(({ kind, acknowledged, found, doubled }) => found === acknowledged && (doubled === 0 || isEmail(kind)));

/** An email sent just before a crash is sent again after the restart, with the same Message-ID. */
const isEmail = (kind: string) => kind.includes('email');

/** The tables, in Markdown. */
export function tablesOf({ faults, counted, refused }: Outcome): string {
  const total = counted.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const lost = counted.reduce((sum, { acknowledged, found }) => sum + acknowledged - found, 0);
  return [
    `${measuredHere()}.`,
    '',
    '| Fault | Times |',
    '|---|---|',
    ...faults.map(({ name, times, strike }) => `| ${name} | ${strike ? times : 'not possible on this machine'} |`),
    '',
    '| Confirmed as done | Acknowledged | Found | Lost | More than once |',
    '|---|---|---|---|---|',
    ...counted.map(
      ({ kind, acknowledged, found, doubled }) =>
        `| ${kind} | ${acknowledged} | ${found} | ${acknowledged - found} | ${doubled}${isEmail(kind) ? ' (the same Message-ID)' : ''} |`,
    ),
    '',
    `${total} acknowledged, **${lost} lost**. ${refused} calls were refused during the faults and retried by their writers.`,
  ].join('\n');
}

export function withTables(document: string, outcome: Outcome): string {
  return withMeasured(document, MARK, tablesOf(outcome));
}
