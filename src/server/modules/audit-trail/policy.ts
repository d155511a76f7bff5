/** How the two halves of the audit are merged into one order, and what its filters mean. */
import { refusedField } from '#server/platform/errors/app-error.ts';
import { sensitiveActions, sensitiveEvents } from '#shared/audit-trail/labels.ts';
import type { AuditFilters } from '#shared/audit-trail/schema.ts';

/**
 * A position in the order: by time, at equal times the entries outside cases first, then by id. `seq` is null for these, and the
 * number of the event for an event of the case `id`.
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
    throw refusedField('cursor', 'invalid_format', 'Use the cursor exactly as returned');
  }
  return { at, id, seq: seq === '' ? null : Number(seq) };
}

/** Which kinds to read from each half: null is every kind, an empty list skips the half. */
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
  // Events are searched by the case they belong to, and their subject is always a case.
  if (words || (subject && subject !== 'case')) events = [];
  if (caseNumber && subject && subject !== 'case') actions = [];
  return { actions, events };
}
