/** Turns rows of the two tables into readable lines: what, who, to what, why, and what changed. */
import { actedAs, caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import { auditActionLabels, sensitiveActions, sensitiveEvents } from '#shared/audit-trail/labels.ts';
import type { AuditChange, AuditRow } from '#shared/audit-trail/schema.ts';
import { eventLabels, staffStatusLabels, stageLabels } from '#shared/cases/labels.ts';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** A row as the query returns it; an event of a case has a `seq` and its case. */
export type AuditRecord = {
  at: Date;
  half: number;
  id: string;
  seq: number | null;
  kind: string;
  actorId: string | null;
  actorName: string;
  actorRole: string;
  subjectType: string;
  subjectId: string | null;
  subjectLabel: string | null;
  reason: string | null;
  data: unknown;
  serial: number | null;
  title: string | null;
  createdAt: Date | null;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOTHING = 'nothing';

/** `licenceExpiresOn` becomes "Licence expires on". */
export function wordsOf(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueWords(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((item) => valueWords(key, item)).join(', ') || NOTHING;
  if (typeof value === 'object')
    return (
      Object.entries(value)
        .map(([inner, item]) => `${wordsOf(inner)}: ${valueWords(inner, item)}`)
        .join('; ') || NOTHING
    );
  const text = String(value);
  if (key === 'status' && text in staffStatusLabels) return staffStatusLabels[text as keyof typeof staffStatusLabels];
  if (key === 'stage' && text in stageLabels) return stageLabels[text as keyof typeof stageLabels];
  return text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Internal values: a reader knows the subject by its name. */
function isForMachines(key: string, value: unknown): boolean {
  return ['before', 'after', 'reason', 'messageSeq'].includes(key) || (typeof value === 'string' && UUID.test(value));
}

/** What changed, field by field; unchanged fields are left out. Facts without a previous value appear alone. */
export function changesOf(data: unknown): AuditChange[] {
  if (!isRecord(data)) return [];
  const before = isRecord(data.before) ? data.before : {};
  const after = isRecord(data.after) ? data.after : {};
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const was = valueWords(key, before[key]);
    const is = valueWords(key, after[key]);
    return was === is ? [] : [{ what: wordsOf(key), before: key in before ? was : null, after: is }];
  });
  const facts = Object.entries(data)
    .filter(([key, value]) => value !== null && !isForMachines(key, value))
    .map(([key, value]) => ({ what: wordsOf(key), before: null, after: valueWords(key, value) }))
    .filter(({ after: words }) => words !== NOTHING);
  return [...facts, ...changed];
}

function reasonOf({ reason, data }: AuditRecord): string | null {
  return reason ?? (isRecord(data) && typeof data.reason === 'string' ? data.reason : null);
}

export function auditRow(record: AuditRecord, site: SiteProfile): AuditRow {
  const { at, seq, kind, serial, createdAt } = record;
  const isEvent = seq !== null;
  const number = serial !== null && createdAt ? caseNumber({ serial, createdAt }, site) : null;
  return {
    key: isEvent ? `${record.id}/${seq}` : record.id,
    at: at.toISOString(),
    what: isEvent
      ? (eventLabels[kind as CaseEventType] ?? wordsOf(kind))
      : (auditActionLabels[kind as AuditAction] ?? wordsOf(kind.replace('.', ' '))),
    action: isEvent ? `case:${kind}` : kind,
    actor: {
      id: record.actorId,
      name: isEvent ? actedAs(record.actorName, record.data) : record.actorName,
      role: record.actorRole,
    },
    subject: {
      type: record.subjectType,
      id: record.subjectId,
      label: record.subjectLabel ?? [number, record.title].filter(Boolean).join(', '),
    },
    reason: reasonOf(record),
    changes: changesOf(record.data),
    sensitive: ((isEvent ? sensitiveEvents : sensitiveActions) as readonly string[]).includes(kind),
  };
}
