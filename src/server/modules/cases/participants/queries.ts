import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Participant, ParticipantInvitation } from '#shared/cases/participants/schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { mayReadAddresses } from './policy.ts';
import { participantSelect, participantView } from './view.ts';

/**
 * The participants of a case, in the order they were added.
 * @throws {AppError} NOT_FOUND without a relation to the case
 */
export async function findParticipants(
  { db, now }: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ participants: Participant[]; mayInvite: boolean }> {
  const at = now();
  const relation = await getPersonRelation(db, viewer, caseId, at);
  const [row, participants] = await Promise.all([
    db.case.findUniqueOrThrow({ where: { id: caseId }, select: { status: true, stage: true } }),
    db.caseParticipant.findMany({
      where: { caseId, removedAt: null, ...(!mayReadAddresses(relation) && { acceptedAt: { not: null } }) },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: participantSelect,
    }),
  ]);
  return {
    participants: participants.map((participant) => participantView(participant, { relation, viewer, now: at })),
    mayInvite: !('refused' in applyEvent(row, 'participant_invited', relation)),
  };
}

/**
 * Who sent the invitation, and for which role. Nothing of the request: that is only for the person who accepts.
 * @throws {AppError} NOT_FOUND when the link is unknown, used, revoked or expired
 */
export async function getInvitation({ db, now }: Services, token: string): Promise<ParticipantInvitation> {
  const row = await db.caseParticipant.findUnique({
    where: { tokenHash: hashToken(token), acceptedAt: null, removedAt: null, expiresAt: { gt: now() } },
    select: {
      name: true,
      email: true,
      role: true,
      case: { select: { contactName: true, client: { select: { fullName: true } } } },
    },
  });
  if (!row) throw notFound('invitation');
  const { client, contactName } = row.case;
  return { name: row.name, email: row.email, role: row.role, inviterName: client?.fullName ?? contactName };
}

/** The accounts of a case's participants: every notice to the client goes to them too. */
export async function findJoined(
  tx: Transaction,
  caseId: string,
): Promise<{ id: string; email: string; fullName: string; messagesByEmail: boolean }[]> {
  const rows = await tx.caseParticipant.findMany({
    where: { caseId, acceptedAt: { not: null }, removedAt: null },
    select: { user: { select: { id: true, email: true, fullName: true, messagesByEmail: true } } },
  });
  return rows.flatMap(({ user }) => (user ? [user] : []));
}
