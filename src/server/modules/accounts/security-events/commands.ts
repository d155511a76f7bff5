/** Records events that affect the security of accounts. */

import type { Origin } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { SecurityEventKind, SecurityOutcome } from '#shared/accounts/security-events/schema.ts';

export type RecordedEvent = {
  kind: SecurityEventKind;
  outcome?: SecurityOutcome;
  /** Whose account; null where there is none. */
  userId: string | null;
  /** What was exported, or who removed something. Never anything that was typed at a login. */
  detail?: string;
};

/**
 * Appends one event. A success is recorded in its own transaction; a failure outside it, because that transaction is
 * rolled back.
 */
export async function recordSecurityEvent(
  db: Database | Transaction,
  at: Date,
  origin: Origin | undefined,
  { kind, outcome = 'succeeded', userId, detail }: RecordedEvent,
): Promise<void> {
  await db.securityEvent.create({
    data: {
      at,
      kind,
      outcome,
      failed: outcome !== 'succeeded',
      userId,
      network: origin?.network ?? '',
      device: origin?.device ?? '',
      detail: detail ?? null,
    },
  });
}
