/** How the two halves of the audit are put in one order, what its filters mean, and what of an entry is sealed. */
import { AppError } from '#server/platform/errors/app-error.ts';
import { type Sealed, saltedDigest } from '#server/platform/ledger/policy.ts';
import { sensitiveActions, sensitiveEvents } from '#shared/audit/labels.ts';
import type { AuditFilters } from '#shared/audit/views.ts';

/**
 * A place in the order: by time, of one time the entries outside cases first, then by id. `seq` is null for these, and the number of
 * the event for an event of the case `id`.
 */
export type AuditPlace = { at: Date; id: string; seq: number | null };

const PLACE =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\|(\d{0,9})$/;

export function encodePlace({ at, id, seq }: AuditPlace): string {
  return Buffer.from(`${at.toISOString()}|${id}|${seq ?? ''}`).toString('base64url');
}

/** @throws {AppError} BAD_REQUEST when the cursor was not made by `encodePlace` */
export function decodePlace(cursor: string): AuditPlace {
  const [, stamp = '', id = '', seq = ''] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const at = new Date(stamp);
  if (Number.isNaN(at.getTime())) {
    const message = 'Please use the cursor as it was given';
    throw new AppError({ code: 'BAD_REQUEST', message, issues: [{ path: 'cursor', message }] });
  }
  return { at, id, seq: seq === '' ? null : Number(seq) };
}

/** Which kinds each half is read for: null is every kind, an empty list that the half is not asked at all. */
export function kindsOf({ action, sensitive, subject, words, caseNumber }: AuditFilters): {
  actions: readonly string[] | null;
  events: readonly string[] | null;
} {
  const narrowed = (all: readonly string[]) => (sensitive ? all : null);
  let actions = narrowed(sensitiveActions);
  let events = narrowed(sensitiveEvents);
  if (action) {
    const kind = action.startsWith('case:') ? action.slice('case:'.length) : null;
    actions = kind === null && (!actions || actions.includes(action)) ? [action] : [];
    events = kind !== null && (!events || events.includes(kind)) ? [kind] : [];
  }
  // Events are searched by the case they belong to, and are about cases.
  if (words || (subject && subject !== 'case')) events = [];
  if (caseNumber && subject && subject !== 'case') actions = [];
  return { actions, events };
}

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
