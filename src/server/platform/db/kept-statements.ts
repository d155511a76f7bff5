/**
 * Statements that a connection keeps, parsed and planned once instead of at every call. Those of a lead took as long to plan as to run.
 * Marked by hand: the text has to be the same every time, and so the best plan, whatever the parameters are.
 */
import { createHash } from 'node:crypto';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';

const MARK = '/* kept */';
/** Begins the text of a statement to keep. */
export const KEPT = Prisma.raw(MARK);

/** Each connection holds all of them: many more would be a text that varies, and fill the server's memory. */
const MOST = 100;
const names = new Map<string, string>();

/** The same for a text of a library. */
export function kept(sql: string): string {
  return `${MARK} ${sql}`;
}

/** By which name a connection keeps a statement; empty when it is parsed and planned at each call. */
export function statementName({ sql }: { sql: string }): string {
  if (!sql.startsWith(MARK)) return '';
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MOST) return '';
  const name = `kept_${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`;
  names.set(sql, name);
  return name;
}
