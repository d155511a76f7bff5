import type { Transaction } from '#server/platform/db/client.ts';
import { chainLedger } from '#server/platform/ledger/commands.ts';
import type { Services } from '#server/platform/services.ts';
import { auditLedger } from './queries.ts';

/** Chains the waiting entries and signs the day. Idempotent. */
export function chainAudit(services: Services): Promise<void> {
  return chainLedger(services, auditLedger);
}

/**
 * Removes the beginning of the chain: up to a head that was signed before that day and behind which no entry is left. All at once,
 * because the chain cannot begin between two heads. The head stays, and the next link follows from it. Returns how many were removed.
 */
export function removeOldLinks(tx: Transaction, before: Date): Promise<number> {
  return tx.$executeRaw`
    WITH oldest AS (
      SELECT place FROM audit_links l WHERE EXISTS (SELECT FROM audit_entries e WHERE e.id = l.entry_id) ORDER BY place LIMIT 1
    )
    DELETE FROM audit_links WHERE place <= (
      SELECT max(place) FROM ledger_heads
      WHERE ledger = 'audit' AND day < ${before}::timestamptz AND place < coalesce((SELECT place FROM oldest), 2147483647))`;
}
