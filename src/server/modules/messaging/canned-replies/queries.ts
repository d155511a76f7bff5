import { isStaff } from '#server/modules/cases/access.ts';
import { countAsked } from '#server/modules/cases/answers/asking/queries.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeDay } from '#server/platform/business-time/moments.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { starterReplies } from '#shared/content/replies/registry.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { registry } from '#shared/lines/generated/registry.ts';
import type { CannedReply, ReplyList } from '#shared/messaging/canned-replies/schema.ts';
import type { ReplyValues } from '#shared/messaging/canned-replies/variables.ts';

/** The most documents that are named in one sentence. */
const MISSING_MAX = 8;

export const replySelect = {
  id: true,
  ownerId: true,
  title: true,
  shortcut: true,
  body: true,
  replaces: true,
  createdByName: true,
  updatedAt: true,
  version: true,
} satisfies Prisma.CannedReplySelect;

export function replyView({
  ownerId,
  shortcut,
  updatedAt,
  ...row
}: Prisma.CannedReplyGetPayload<{ select: typeof replySelect }>): CannedReply {
  return {
    ...row,
    scope: ownerId ? 'own' : 'shared',
    shortcut: shortcut ?? '',
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * One's own and the shared replies, sorted by name, and the product's, in the order of its content. Their number is limited on write, so
 * there is no paging.
 */
export async function listReplies(db: Database | Transaction, ownerId: string): Promise<ReplyList> {
  const rows = await db.cannedReply.findMany({
    where: { OR: [{ ownerId }, { ownerId: null }] },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: replySelect,
  });
  return { replies: rows.map(replyView), starters: [...starterReplies] };
}

/** What the client still has to send or answer, as part of a sentence; null when nothing is missing. */
async function missingOf(db: Database | Transaction, caseId: string, waiting: boolean): Promise<string | null> {
  const [requests, asked] = await Promise.all([
    db.documentRequest.findMany({
      where: { caseId, status: { in: ['open', 'rejected'] } },
      orderBy: { createdAt: 'asc' },
      take: MISSING_MAX,
      select: { title: true },
    }),
    waiting ? countAsked(db, caseId) : 0,
  ]);
  const missing = requests.map(({ title }) => title);
  if (asked > 0) missing.push(asked === 1 ? 'the answer to my question' : `the answers to my ${asked} questions`);
  return missing.length > 0 ? new Intl.ListFormat('en-CA').format(missing) : null;
}

/** The values of a reply's variables for one case, sent by someone. The caller has checked that they work on it. */
export async function replyValuesOf(
  db: Database | Transaction,
  { env, now }: Pick<Services, 'env' | 'now'>,
  caseId: string,
  senderName: string,
): Promise<ReplyValues> {
  const row = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      serial: true,
      createdAt: true,
      type: true,
      title: true,
      status: true,
      contactName: true,
      broker: { select: { fullName: true, brokerProfile: { select: { firm: true, licenceNumber: true } } } },
    },
  });
  const profile = row.broker?.brokerProfile;
  return {
    'client.firstName': row.contactName.trim().split(/\s+/)[0] ?? null,
    'client.fullName': row.contactName,
    'case.number': caseNumber(row, env.site),
    'case.title': row.title,
    'case.missing': await missingOf(db, caseId, row.status === 'waiting_client'),
    line: registry[row.type as CaseType].inSentence,
    'broker.name': row.broker?.fullName ?? null,
    'broker.firm': profile?.firm ?? null,
    'broker.licence': profile?.licenceNumber ?? null,
    'sender.name': senderName,
    today: describeDay(now(), env.site),
  };
}

/** @throws {AppError} NOT_FOUND unless the viewer works on the case */
export async function getReplyValues(services: Services, viewer: Viewer, caseId: string): Promise<ReplyValues> {
  const { db, now } = services;
  if (!isStaff(await getPersonRelation(db, viewer, caseId, now()))) throw notFound('request');
  return replyValuesOf(db, services, caseId, viewer.fullName);
}
