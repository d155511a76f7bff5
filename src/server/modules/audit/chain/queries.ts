/** The audit as a ledger (docs/decisions/0047): chained and verified like the consents, pruned from its beginning when retention ends. */

import { type AuditedRow, auditFacts, sealedEntry } from '#server/modules/audit/policy.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { WritingLedger } from '#server/platform/ledger/commands.ts';
import type { Link } from '#server/platform/ledger/policy.ts';
import { type LedgerReport, type ReadingLedger, verifyLedger } from '#server/platform/ledger/queries.ts';
import { endBefore, retentionRules } from '#shared/data-classes/retention-rules.ts';

const columns = Prisma.sql`e.id, e.action, e.actor_id AS "actorId", e.actor_name AS "actorName", e.actor_role AS "actorRole",
  e.subject_type AS "subjectType", e.subject_id AS "subjectId", e.subject_label AS "subjectLabel", e.reason, e.data,
  e.organization_id AS "organizationId", e.at, e.salt, e.format::int AS format, e.digest`;

async function findWaiting(tx: Transaction, limit: number) {
  const rows = await tx.$queryRaw<AuditedRow[]>`
    SELECT ${columns} FROM audit_queue q JOIN audit_entries e ON e.id = q.entry_id ORDER BY q.entry_id LIMIT ${limit}`;
  return rows.map((row) => ({ key: row.id, facts: auditFacts(row) }));
}

type PageRow = Link & { entry_id: string } & (AuditedRow | { id: null });

/** Without a foreign key: an entry is deleted before its link. */
async function findPage(db: Database, after: number, limit: number) {
  const rows = await db.$queryRaw<PageRow[]>`
    SELECT l.place, l.prev_hash AS "prevHash", l.hash, ${columns}
    FROM (SELECT * FROM audit_links WHERE place > ${after} ORDER BY place LIMIT ${limit}) l
    LEFT JOIN audit_entries e ON e.id = l.entry_id ORDER BY l.place`;
  return rows.map(({ place, prevHash, hash, ...row }) => ({
    link: { place, prevHash, hash },
    row: row.id === null ? null : sealedEntry(row),
  }));
}

export const auditLedger: WritingLedger & ReadingLedger = {
  name: 'audit',
  links: 'audit_links',
  queue: 'audit_queue',
  key: 'entry_id',
  keyType: 'uuid',
  findWaiting,
  findPage,
  async findLoose(db) {
    const [loose] = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM audit_entries e WHERE NOT EXISTS (SELECT FROM audit_links WHERE entry_id = e.id)
        AND NOT EXISTS (SELECT FROM audit_queue WHERE entry_id = e.id) LIMIT 1`;
    return loose?.id ?? null;
  },
  countWaiting: (db) => db.auditQueue.count(),
};

/** Verifies the whole audit, as far back as retention leaves it. */
export function verifyAudit(db: Database, now: Date, expected?: string): Promise<LedgerReport> {
  return verifyLedger(db, auditLedger, { expected, goneBefore: endBefore(retentionRules.audit.period, now) });
}
