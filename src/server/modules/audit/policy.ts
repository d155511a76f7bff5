/** Which parts of an entry are sealed, and how it is verified. */
import { type Sealed, saltedDigest } from '#server/platform/ledger/policy.ts';

/** The current format of digests and links. A row names its own, so that another format can follow. */
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
  /** Null once the entry's personal data was erased. */
  salt: Uint8Array | null;
  format: number;
  digest: string;
};

/** JSON with the keys of every object sorted: the database does not keep the order in which they were written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, ordered(item)]);
}

/** The digest of an entry: all of its content, with its own salt. `data` is JSON as it is stored. */
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

/** What the link of an entry covers: what happened, when, and the actor's id; no name, no reason. */
export function auditFacts(row: AuditedRow): unknown[] {
  const { id, action, actorId, actorRole, subjectType, subjectId, organizationId, at, format, digest } = row;
  return [id, action, actorId, actorRole, subjectType, subjectId, organizationId, at.toISOString(), format, digest];
}

/** An entry as it enters the chain. */
export function sealedEntry(row: AuditedRow): Sealed {
  const changed = row.salt !== null && row.digest !== auditDigest(row, row.salt);
  return { facts: auditFacts(row), changed, erased: row.salt === null };
}
