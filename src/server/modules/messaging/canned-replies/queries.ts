import { isStaff } from '#server/modules/cases/access.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeDay } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { registry } from '#shared/lines/generated/registry.ts';
import type { CannedReply } from '#shared/messaging/canned-replies/schema.ts';
import type { ReplyValues } from '#shared/messaging/canned-replies/variables.ts';

export const replySelect = {
  id: true,
  ownerId: true,
  title: true,
  shortcut: true,
  body: true,
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

/** The viewer's own and the shared replies, sorted by name. Their number is limited on write, so there is no paging. */
export async function listReplies(db: Database, viewer: Viewer): Promise<{ replies: CannedReply[] }> {
  const rows = await db.cannedReply.findMany({
    where: { OR: [{ ownerId: viewer.id }, { ownerId: null }] },
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: replySelect,
  });
  return { replies: rows.map(replyView) };
}

/**
 * The values of a reply's variables for one case.
 * @throws {AppError} NOT_FOUND unless the viewer works on the case
 */
export async function getReplyValues({ db, env, now }: Services, viewer: Viewer, caseId: string): Promise<ReplyValues> {
  if (!isStaff(await getPersonRelation(db, viewer, caseId, now()))) throw notFound('request');
  const row = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      serial: true,
      createdAt: true,
      type: true,
      title: true,
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
    line: registry[row.type as CaseType].inSentence,
    'broker.name': row.broker?.fullName ?? null,
    'broker.firm': profile?.firm ?? null,
    'broker.licence': profile?.licenceNumber ?? null,
    'sender.name': viewer.fullName,
    today: describeDay(now(), env.site),
  };
}
