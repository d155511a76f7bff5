/** Runs the erasure that the tables define. What to write is data; this only turns it into SQL. */

import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Lead, Occasion, TableClass } from './classes.ts';
import { allTables } from './tables.ts';

const idTypes: Record<Occasion, string> = { case: 'uuid[]', account: 'uuid[]', mailbox: 'text[]', address: 'text[]' };
export type Erased = { occasion: Occasion; ids: readonly string[]; at: Date };

/** The expression with `:ids` and `:at` replaced by parameters. */
export function bound(expression: string, { occasion, ids, at }: Erased): Prisma.Sql {
  const parts = expression.split(/(?<!:):(ids|at)\b/).map((part) => {
    if (part === 'ids') return Prisma.sql`${ids}::${Prisma.raw(idTypes[occasion])}`;
    return part === 'at' ? Prisma.sql`${at}::timestamptz` : Prisma.raw(part);
  });
  return Prisma.join(parts, '');
}

/** How the rows of a table are found on an occasion, and which of their columns are erased; null: the whole row. */
export function leadsOf({ leads, erased, row }: TableClass, occasion: Occasion) {
  const found = leads[occasion] ?? [];
  return (Array.isArray(found) ? (found as readonly Lead[]) : [found as Lead]).map((lead) => {
    const { where, set = Object.keys(erased ?? {}) } = typeof lead === 'string' ? { where: lead } : lead;
    return { where, columns: row ? null : set, whole: typeof lead === 'string' };
  });
}

function statementsOf(table: TableClass, erasing: Erased): Prisma.Sql[] {
  return leadsOf(table, erasing.occasion).map(({ where, columns, whole }) => {
    const condition = bound(where, erasing);
    if (!columns) return Prisma.sql`DELETE FROM ${Prisma.raw(table.table)} WHERE ${condition}`;
    const becomes = { ...table.erased, ...table.marked };
    const changed = [...columns, ...(whole ? Object.keys(table.marked ?? {}) : [])];
    const set = changed.map((name) => Prisma.sql`${Prisma.raw(`"${name}"`)} = ${bound(becomes[name] ?? '', erasing)}`);
    return Prisma.sql`UPDATE ${Prisma.raw(table.table)} SET ${Prisma.join(set)} WHERE ${condition}`;
  });
}

/**
 * Erases everything that leads to some cases, an account, or mailboxes, table by table. A second run changes only what
 * marks the erasure. The transaction must come from `retentionDb`: no other role may change the proof.
 */
export async function eraseRows(tx: Transaction, erasing: Erased): Promise<void> {
  if (erasing.ids.length === 0) return;
  for (const table of allTables) for (const statement of statementsOf(table, erasing)) await tx.$executeRaw(statement);
}
