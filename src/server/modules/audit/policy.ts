/** What of an entry is sealed, and how it is proven. */
import { type Sealed, saltedDigest } from '#server/platform/ledger/policy.ts';

/** The way digests and links are made today. A row names its own, so that another way can follow. */
export const AUDIT_FORMAT = 1;

export type AuditedRow = {
  id: string;
  action: string;
  actorId: string | null;
  actorName: string;
  actorRole: string;
  subjectType: string;
  subjectId: string | null;
  subjectLabel: string;
  reason: string | null;
  data: unknown;
  organizationId: string;
  at: Date;
  /** Null once what the entry said of a person was erased. */
  salt: Uint8Array | null;
  format: number;
  digest: string;
};

/** JSON with the keys of every object in one order: the database keeps another than they were written in. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, ordered(item)]);
}

/** The digest of an entry: everything it says, under a salt of its own. `data` is JSON as it is stored. */
export function auditDigest(
  entry: Omit<AuditedRow, 'salt' | 'format' | 'digest' | 'organizationId'>,
  salt: Uint8Array,
): string {
  const { id, action, actorId, actorName, actorRole, subjectType, subjectId, subjectLabel, reason, data, at } = entry;
  const names = [actorName, subjectLabel, reason, ordered(data)];
  return saltedDigest(
    [AUDIT_FORMAT, id, action, actorId, actorRole, subjectType, subjectId, ...names, at.toISOString()],
    salt,
  );
}

/** What the link of an entry covers: what happened, when, and by whose number; no name, no reason. */
export function auditFacts(row: AuditedRow): unknown[] {
  const { id, action, actorId, actorRole, subjectType, subjectId, organizationId, at, format, digest } = row;
  return [id, action, actorId, actorRole, subjectType, subjectId, organizationId, at.toISOString(), format, digest];
}

/** An entry as the chain sees it. */
export function sealedEntry(row: AuditedRow): Sealed {
  const changed = row.salt !== null && row.digest !== auditDigest(row, row.salt);
  return { facts: auditFacts(row), changed, erased: row.salt === null };
}
