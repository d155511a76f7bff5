import { measuredHere } from '../lib/machine.ts';
import { withMeasured } from '../lib/measured-document.ts';

/** One line of the table. */
export interface Row {
  /** What was measured, against what. */
  what: string;
  result: string;
  /** In words; absent where there is no goal. */
  goal?: string;
  met?: boolean;
  /** The numbers behind the result. */
  details: string;
}

/** A run replaces everything below this line; everything above it is written by hand. */
const MARK = '<!-- measured: npm run bench writes everything below this line -->';

/** The table, for the terminal. */
export function asText(rows: Row[]): string {
  const width = Math.max(...rows.map(({ what }) => plain(what).length));
  return rows
    .map(({ what, result, goal, met, details }) => {
      const verdict = goal ? ` [${goal}${met ? '' : ', MISSED'}]` : '';
      return `${plain(what).padEnd(width)}  ${result}${verdict}\n${' '.repeat(width)}  ${details}`;
    })
    .join('\n');
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}

/** The document with this run's table in place of the previous one. */
export function withTable(document: string, rows: Row[], machine: string): string {
  const lines = rows.map(
    ({ what, result, goal, met, details }) =>
      `| ${what} | ${goal && !met ? `**${result}, missed**` : result} | ${goal ?? ''} | ${details} |`,
  );
  const table = ['| What | Result | Goal | Numbers |', '|---|---|---|---|', ...lines];
  return withMeasured(document, MARK, [machine, '', ...table].join('\n'));
}

/** The machine and the versions of a run, in a sentence. `postgres` is the PostgreSQL version. */
export function describeMachine(postgres: string, generator: string): string {
  return (
    `${measuredHere()}, PostgreSQL ${postgres} with fsync on. Load by ${generator}; ` +
    'server, database and load share the cores.'
  );
}
