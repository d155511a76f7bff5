/** Adding participants to a case and removing them. The client decides; a participant may also leave. */

import {
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  recordEvent,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { linkCasesOf } from '#server/modules/cases/create/invitations/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type InvitedParticipant,
  type InviteParticipantInput,
  PARTICIPANTS_MAX,
} from '#shared/cases/participants/schema.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import { paths } from '#shared/platform/paths.ts';
import { participantEmails } from './emails.ts';
import { participantSelect, participantView } from './view.ts';

const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

/** Locks the case, so that its participants change one at a time: no address is invited twice, and the limit holds. */
async function lockCase(tx: Transaction, caseId: string): Promise<MovedCase> {
  await lockCases(tx, [caseId]);
  return getCaseToMove(tx, caseId);
}

async function isOwnAddress(tx: Transaction, row: MovedCase, emailKey: string): Promise<boolean> {
  const owner = row.clientId && (await tx.user.findUnique({ where: { id: row.clientId }, select: { emailKey: true } }));
  return emailKey === row.contactEmailKey || (owner ? owner.emailKey === emailKey : false);
}

/** The latest invitation of an address to the case, removed or not; a new participant must fit within the limit. */
async function findEarlier(tx: Transaction, row: MovedCase, emailKey: string) {
  const known = await tx.caseParticipant.findMany({
    where: { caseId: row.id, OR: [{ removedAt: null }, { emailKey }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, emailKey: true, acceptedAt: true, removedAt: true, tokenHash: true },
  });
  const present = known.filter(({ removedAt }) => !removedAt);
  const isSame = (participant: (typeof known)[number]) => participant.emailKey === emailKey;
  const standing = present.find(isSame);
  if (standing?.acceptedAt) throw conflict('This person is already part of the request.');
  if (!standing && present.length >= PARTICIPANTS_MAX)
    throw conflict(`Up to ${PARTICIPANTS_MAX} people can take part. Remove someone first.`);
  return standing ?? known.find(isSame) ?? null;
}

type Earlier = Awaited<ReturnType<typeof findEarlier>>;
type Facts = Pick<InviteParticipantInput, 'caseId' | 'role' | 'name' | 'email'> & { expiresAt: Date };

/** A new invitation, or the earlier one made valid again under the link that its email has. */
async function saveInvitation(tx: Transaction, at: Date, earlier: Earlier, facts: Facts, tokenHash: string) {
  const select = participantSelect;
  if (earlier && !earlier.removedAt)
    return tx.caseParticipant.update({ where: { id: earlier.id }, data: facts, select });
  // What an earlier participant did stays with their row; only the link moves to the new one.
  if (earlier) await tx.caseParticipant.update({ where: { id: earlier.id }, data: { tokenHash } });
  const data = { ...facts, emailKey: facts.email.toLowerCase(), createdAt: at };
  return tx.caseParticipant.create({ data: { ...data, tokenHash: earlier?.tokenHash ?? tokenHash }, select });
}

/**
 * Invites a person by email, once per address and case. Inviting the same address again sends nothing: the link it has works again.
 * @throws {AppError} NOT_FOUND; FORBIDDEN for all but the client; BAD_REQUEST for the client's own address; CONFLICT; TOO_MANY_REQUESTS
 */
export async function inviteParticipant(
  services: Services,
  viewer: Viewer,
  { caseId, role, name, email }: InviteParticipantInput,
): Promise<InvitedParticipant> {
  const { db, jobs, limiter, now } = services;
  const at = now();
  const token = newToken();
  await limiter.consume(limits.invite, viewer.id);
  return transaction(db, async (tx) => {
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    const row = await lockCase(tx, caseId);
    const outcome = applyEvent(row, 'participant_invited', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    const emailKey = email.toLowerCase();
    if (await isOwnAddress(tx, row, emailKey)) {
      throw refusedField('email', 'not_allowed', 'This is your own address. Enter the other person’s address');
    }
    const earlier = await findEarlier(tx, row, emailKey);
    const facts = { caseId, role, name, email, expiresAt: new Date(at.getTime() + VALID_DAYS * DAY_MS) };
    const participant = await saveInvitation(tx, at, earlier, facts, hashToken(token));
    await recordEvent(tx, caseId, {
      event: 'participant_invited',
      actor: actorOf(viewer, relation),
      at,
      data: { participant: name },
    });
    const data = { path: `${paths.portal.join}?token=${token}` };
    if (!earlier)
      await queueEmails(tx, jobs, [
        outgoing(participantEmails['participant-invited'], { to: email, toName: name, data }),
      ]);
    return { ...participantView(participant, { relation, viewer, now: at }), emailed: !earlier };
  });
}

/** Notifies the client and the assigned broker, except the one who acted. */
async function tellOthers(
  tx: Transaction,
  at: Date,
  row: MovedCase,
  viewer: Viewer,
  notice: { type: string; title: string },
) {
  const sides = [
    { userId: row.clientId, link: paths.portal.case(row.id) },
    { userId: row.brokerId, link: paths.broker.case(row.id) },
  ];
  notify(
    tx,
    at,
    sides.flatMap(({ userId, link }) =>
      userId && userId !== viewer.id ? [{ userId, link, caseId: row.id, ...notice }] : [],
    ),
  );
}

/**
 * Accepts an invitation for the signed-in account. Holding the link proves the mailbox, so the account may have another
 * address; the client sees which. Opening the link again with the same account returns the same case.
 * @throws {AppError} FORBIDDEN for staff; CONFLICT for the client of the case; NOT_FOUND when the link is unknown, expired, revoked
 * or used by another account
 */
export async function acceptParticipation(
  { db, now }: Services,
  viewer: Viewer,
  token: string,
): Promise<{ caseId: string }> {
  if (viewer.role !== 'client')
    throw new AppError({ code: 'FORBIDDEN', message: 'You need a client account to accept an invitation.' });
  const tokenHash = hashToken(token);
  return transaction(db, async (tx) => {
    const at = now();
    const found = await tx.caseParticipant.findUnique({ where: { tokenHash }, select: { caseId: true } });
    if (!found) throw notFound('invitation');
    const row = await lockCase(tx, found.caseId);
    const invitation = await tx.caseParticipant.findUnique({ where: { tokenHash, removedAt: null } });
    if (!invitation) throw notFound('invitation');
    const { caseId } = invitation;
    if (invitation.userId === viewer.id) return { caseId };
    if (invitation.acceptedAt || invitation.expiresAt <= at) throw notFound('invitation');
    if (row.clientId === viewer.id) throw conflict('This is your own request. Sign in as the person who was invited.');
    const already = await tx.caseParticipant.count({
      where: { caseId, userId: viewer.id, acceptedAt: { not: null }, removedAt: null },
    });
    if (already > 0) return { caseId };
    await tx.caseParticipant.update({
      where: { id: invitation.id },
      data: { userId: viewer.id, acceptedAt: at },
    });
    // The link was sent to that mailbox only, so it is proven: its other cases are linked too.
    const { count: verified } = await tx.user.updateMany({
      where: { id: viewer.id, emailKey: invitation.emailKey, emailVerifiedAt: null },
      data: { emailVerifiedAt: at },
    });
    if (verified > 0) await linkCasesOf(tx, viewer.id, at);
    await recordEvent(tx, caseId, {
      event: 'participant_joined',
      actor: actorOf(viewer, 'participant'),
      at,
    });
    await tellOthers(tx, at, row, viewer, {
      type: 'participant_joined',
      title: `${viewer.fullName} joined · ${row.title}`,
    });
    return { caseId };
  });
}

/** Notifies a participant who was removed, but not one who left. */
async function tellRemoved(
  tx: Transaction,
  { env, jobs }: Services,
  row: MovedCase,
  user: { id: string; email: string; fullName: string },
  at: Date,
): Promise<void> {
  const number = caseNumber(row, env.site);
  notify(tx, at, [
    {
      userId: user.id,
      type: 'participant_removed',
      title: `You’re no longer part of ${number}`,
      link: paths.portal.home,
    },
  ]);
  await queueEmails(tx, jobs, [
    outgoing(participantEmails['participant-removed'], { to: user.email, toName: user.fullName, data: { number } }),
  ]);
}

/**
 * Ends a participation or revokes an invitation; effective from the next request on, and open streams are closed. Calling it again
 * changes nothing.
 * @throws {AppError} NOT_FOUND without a relation to the case; FORBIDDEN for staff, and for all but the client and the participant
 */
export async function removeParticipant(
  services: Services,
  viewer: Viewer,
  participantId: string,
): Promise<{ caseId: string }> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    const found = await tx.caseParticipant.findUnique({ where: { id: participantId }, select: { caseId: true } });
    if (!found) throw notFound('person');
    const relation = await getPersonRelation(tx, viewer, found.caseId, at);
    const row = await lockCase(tx, found.caseId);
    const outcome = applyEvent(row, 'participant_removed', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    const participant = await tx.caseParticipant.findUniqueOrThrow({
      where: { id: participantId },
      select: {
        userId: true,
        name: true,
        acceptedAt: true,
        removedAt: true,
        user: { select: { id: true, email: true, fullName: true } },
      },
    });
    if (relation === 'participant' && participant.userId !== viewer.id)
      throw new AppError({ code: 'FORBIDDEN', message: 'Only the client can remove someone else.' });
    if (participant.removedAt) return found;
    await tx.caseParticipant.update({ where: { id: participantId }, data: { removedAt: at } });
    await recordEvent(tx, row.id, {
      event: 'participant_removed',
      actor: actorOf(viewer, relation),
      at,
      data: { participant: participant.user?.fullName ?? participant.name },
    });
    const left = participant.userId === viewer.id;
    if (left)
      await tellOthers(tx, at, row, viewer, {
        type: 'participant_left',
        title: `${viewer.fullName} left · ${row.title}`,
      });
    else if (participant.acceptedAt && participant.user) await tellRemoved(tx, services, row, participant.user, at);
    return found;
  });
}
