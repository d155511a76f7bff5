/** Converts rows to CSV cells. No answers but those in the subject, no messages, no secrets. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { listsOf } from '#server/modules/data-classes/selecting.ts';
import { tables } from '#server/modules/data-classes/tables.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { type Cell, csvText } from '#server/platform/files/csv-text.ts';
import type { AuditRow } from '#shared/audit-trail/schema.ts';
import { closeReasonLabels, priorityLabels, staffStatusLabels, stageLabels } from '#shared/cases/labels.ts';
import type { CloseReason } from '#shared/cases/vocabulary.ts';
import type { TableExportName } from '#shared/data-transfer/exports/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** Makes a spreadsheet read the file as UTF-8. */
const BOM = '\ufeff';

export const headings: Record<TableExportName, string[]> = {
  cases: [
    'Number',
    'Line',
    'Subject',
    'Status',
    'Stage',
    'Priority',
    'Client',
    'Email',
    'Phone',
    'Postal code',
    'Language',
    'Broker',
    'Firm',
    'Source',
    'Received',
    'Assigned',
    'Reply due',
    'First reply',
    'Last update',
    'Closed',
    'Close reason',
    'Insurer',
    'Policy number',
    'Effective date',
    'Expiry date',
    'Anonymized',
  ],
  clients: [
    'Name',
    'Username',
    'Email',
    'Email confirmed',
    'Phone',
    'Language',
    'Preferred contact',
    'Requests',
    'Joined',
    'Disabled',
  ],
  users: [
    'Name',
    'Username',
    'Email',
    'Email confirmed',
    'Phone',
    'Role',
    'Two-step verification',
    'Joined',
    'Disabled',
  ],
  subscribers: ['Email', 'Topics', 'Signed up', 'Confirmed'],
  suppressions: ['HMAC-SHA256 of the address in lower case', 'Key', 'Still gets', 'Since'],
  'contact-messages': [
    'Name',
    'Email',
    'Phone',
    'Subject',
    'Message',
    'Insurance',
    'Status',
    'Received',
    'Handled by',
    'Handled',
  ],
  audit: ['When', 'What', 'Who', 'Role', 'About', 'Name', 'Reason', 'Details', 'Sensitive'],
};

export function headingText(name: TableExportName): string {
  return BOM + csvText([headings[name]]);
}

export const caseExportSelect = {
  ...listsOf(tables.Case),
  state: { select: listsOf(tables.CaseState) },
  broker: { select: { fullName: true, brokerProfile: { select: listsOf(tables.BrokerProfile) } } },
} satisfies Prisma.CaseSelect;
export type CaseExportRow = Prisma.CaseGetPayload<{ select: typeof caseExportSelect }>;

const day = (date: Date | null) => date?.toISOString().slice(0, 10);

export function caseCells(row: CaseExportRow, site: SiteProfile): Cell[] {
  return [
    caseNumber(row, site),
    lineLabels[row.type as CaseType] ?? row.type,
    row.title,
    staffStatusLabels[row.status],
    stageLabels[row.stage],
    priorityLabels[row.priority],
    row.contactName,
    shownAddress(row.contactEmail),
    row.contactPhone,
    row.postalCode,
    row.language,
    row.broker?.fullName,
    row.broker?.brokerProfile?.firm,
    row.source,
    row.createdAt,
    row.assignedAt,
    row.state?.firstReplyDueAt,
    row.firstReplyAt,
    row.state?.lastEventAt,
    row.closedAt,
    row.closeReason && (closeReasonLabels[row.closeReason as CloseReason] ?? row.closeReason),
    row.boundInsurer,
    row.policyNumber,
    day(row.policyEffectiveOn),
    day(row.policyExpiresOn),
    row.anonymisedAt,
  ];
}

export const userExportSelect = listsOf(tables.User);
export type UserExportRow = Prisma.UserGetPayload<{ select: typeof userExportSelect }>;

export function userCells(row: UserExportRow): Cell[] {
  const { fullName, username, email, emailVerifiedAt, phone, role, totpEnabledAt, createdAt, disabledAt } = row;
  return [
    fullName,
    username,
    email,
    emailVerifiedAt !== null,
    phone,
    role,
    totpEnabledAt !== null,
    createdAt,
    disabledAt,
  ];
}

export const clientExportSelect = {
  ...listsOf(tables.User),
  _count: { select: { clientCases: true } },
} satisfies Prisma.UserSelect;
export type ClientExportRow = Prisma.UserGetPayload<{ select: typeof clientExportSelect }>;

export function clientCells(row: ClientExportRow): Cell[] {
  return [
    row.fullName,
    row.username,
    row.email,
    row.emailVerifiedAt !== null,
    row.phone,
    row.language,
    row.preferredContact,
    row._count.clientCases,
    row.createdAt,
    row.disabledAt,
  ];
}

export const subscriberExportSelect = listsOf(tables.NewsletterSubscriber);
type SubscriberExportRow = Prisma.NewsletterSubscriberGetPayload<{ select: typeof subscriberExportSelect }>;

export function subscriberCells(row: SubscriberExportRow): Cell[] {
  return [row.email, row.topics.join(', '), row.createdAt, row.confirmedAt];
}

export const suppressionExportSelect = listsOf(tables.Suppression);
export type SuppressionExportRow = Prisma.SuppressionGetPayload<{ select: typeof suppressionExportSelect }>;

/** Hash and key are in hexadecimal. The key is in every row, so that each can be read on its own. */
export function suppressionCells({ addressHash, level, createdAt }: SuppressionExportRow, key: Buffer): Cell[] {
  return [addressHash, key.toString('hex'), level === 'needed' ? 'requests only' : 'nothing', createdAt];
}

export const contactExportSelect = listsOf(tables.ContactMessage);
type ContactExportRow = Prisma.ContactMessageGetPayload<{ select: typeof contactExportSelect }>;

export function contactCells(row: ContactExportRow): Cell[] {
  const { name, email, phone, subject, message, insuranceType, status, createdAt, handledByName, handledAt } = row;
  return [name, email, phone, subject, message, insuranceType, status, createdAt, handledByName, handledAt];
}

export function auditCells({ at, what, actor, subject, reason, changes, sensitive }: AuditRow): Cell[] {
  const details = changes.map((change) =>
    change.before === null ? `${change.what}: ${change.after}` : `${change.what}: ${change.before} → ${change.after}`,
  );
  return [at, what, actor.name, actor.role, subject.type, subject.label, reason, details.join('; '), sensitive];
}
