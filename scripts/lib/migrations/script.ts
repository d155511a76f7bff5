import type { Node } from 'libpg-query';
import { SetupError } from '../steps.ts';

/**
 * What a migration does, declared by its first line and enforced by the lint (docs/operations.md, Writing a migration):
 * - `schema`, the default without such a line: short changes of the schema in one transaction;
 * - `concurrent`: long-running statements that block nobody, each run separately, outside a transaction;
 * - `data`: changes of rows, in batches, each in its own transaction.
 */
export type MigrationKind = 'schema' | 'concurrent' | 'data';

/** The rows a data migration processes: in the order of one column with a unique index, in batches of this size. */
export interface Walk {
  table: string;
  key: string;
  rows: number;
}

export interface Statement {
  node: Node;
  text: string;
  /** Where it starts and ends in the script, in bytes of UTF-8, and the line of its start, from 1. */
  start: number;
  end: number;
  line: number;
}

/** More rows in one transaction would hold their locks, and the vacuum, for too long. */
export const MAX_BATCH = 10_000;
const KIND = /^-- kind:(.*)/;
const WALK = /^-- walk: ([a-z_][a-z0-9_]*) by ([a-z_][a-z0-9_]*), (\d+) rows at a time$/m;

/** Throws a SetupError for a kind that does not exist. */
export function kindOf(sql: string): MigrationKind {
  const said = KIND.exec(sql)?.[1]?.trim();
  if (said === undefined) return 'schema';
  if (said === 'concurrent' || said === 'data') return said;
  throw new SetupError(
    `"-- kind: ${said}" isn’t a kind of migration. Write concurrent or data, or leave the line out for a schema change.`,
  );
}

/** Throws a SetupError when a data migration does not name the rows it processes, or its batches are too large. */
export function walkOf(sql: string): Walk {
  const [, table, key, rows] = WALK.exec(sql) ?? [];
  if (!table || !key) {
    throw new SetupError(
      'A data migration says on its second line which rows it walks through: -- walk: cases by id, 1000 rows at a time',
    );
  }
  if (Number(rows) < 1 || Number(rows) > MAX_BATCH)
    throw new SetupError(`A batch has from 1 to ${MAX_BATCH} rows, not ${rows}.`);
  return { table, key, rows: Number(rows) };
}

/**
 * The statements of a script, parsed by PostgreSQL's own parser: a semicolon in a function body, a string or a comment does not end one.
 * Throws a SetupError with the line that PostgreSQL cannot parse.
 */
export async function statementsOf(sql: string): Promise<Statement[]> {
  const { SqlError, parse } = await import('libpg-query');
  const bytes = Buffer.from(sql);
  try {
    const { stmts = [] } = await parse(sql);
    return stmts.flatMap(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
      // The last statement has no length when no semicolon ends it.
      const end = length ? start + length : bytes.length;
      const line = bytes.subarray(0, start).toString().split('\n').length;
      return stmt ? [{ node: stmt, text: bytes.subarray(start, end).toString().trim(), start, end, line }] : [];
    });
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    throw new SetupError(`Line ${lineAt(sql, error.sqlDetails?.cursorPosition ?? 0)}: ${error.message}.`);
  }
}

/** The line, from 1, of a position in characters. */
export function lineAt(sql: string, position: number): number {
  return sql.slice(0, position).split('\n').length;
}
