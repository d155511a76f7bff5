/**
 * Who can access what by the rules of the procedures alone: no safeguard may rely on another one. The server's clock is a minute behind the
 * database's, so that a rule or a row that mixes the two fails every time, not only on a busy machine (decision 0030).
 * @module-tag long
 */
import { expect } from 'vitest';
import { describeAccess } from '../support/access-matrix.ts';
import { asOwner } from '../support/database.ts';
import type { TestServer } from '../support/server.ts';

async function disablePolicies({ database, services }: TestServer): Promise<void> {
  const { rows } = await services.pool.query<{ name: string }>(
    `SELECT DISTINCT tablename AS name FROM pg_policies WHERE schemaname = 'public'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(10);
  // Each in its own transaction: one that locks several tables would deadlock with the server's jobs, which lock theirs in another order.
  for (const { name } of rows) await asOwner(database, `ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`);
}

describeAccess(disablePolicies, { now: () => new Date(Date.now() - 60_000) });
