/** A broker takes on what the same broker has just opened: nobody has to be found, only the licence has to allow it. */
import { lockCandidate } from '#server/modules/assignment/capacity/commands.ts';
import { findMatchRequest } from '#server/modules/assignment/routing/queries.ts';
import { actorOf, getCaseToMove, type MovedCase, moveCase } from '#server/modules/cases/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { filterBroker, isFromBeyond } from '#shared/assignment/filters.ts';
import type { FilterResult } from '#shared/assignment/schema.ts';

/** Lines, areas and capacity say what a broker wants to be offered; what comes in by their own telephone is no offer. */
const lawful: readonly FilterResult['filter'][] = ['active', 'licence_class', 'licence_expiry', 'licence_verified'];

export type Responsible = { row: MovedCase; broker: { name: string; firm: string; licenceNumber: string } };

/**
 * Makes the viewer the broker of a case created in this transaction. They are speaking with the client, so no first reply is due.
 * @throws {AppError} FORBIDDEN for someone who is no broker; CONFLICT when the licence doesn't allow the line, or the place isn't Alberta
 */
export async function takeOwnCase(
  tx: Transaction,
  { env }: Pick<Services, 'env'>,
  viewer: Viewer,
  caseId: string,
  at: Date,
): Promise<Responsible> {
  const candidate = await lockCandidate(tx, viewer.id);
  if (!candidate)
    throw new AppError({ code: 'FORBIDDEN', message: 'Only a licensed broker can open a request for a client.' });
  const row = await getCaseToMove(tx, caseId);
  const request = await findMatchRequest(tx, row, []);
  const refused = filterBroker(request, candidate, localDay(at, env.site))
    .filter(({ filter, passed }) => !passed && lawful.includes(filter))
    .map(({ reason }) => reason);
  if (isFromBeyond(request)) refused.push('The postal code is outside Alberta.');
  if (refused.length > 0)
    throw new AppError({ code: 'CONFLICT', message: `Your licence doesn’t allow this request. ${refused.join(' ')}` });
  const { firm, licenceNumber } = await tx.brokerProfile.findUniqueOrThrow({ where: { userId: viewer.id } });
  const moved = await moveCase(tx, row, {
    event: 'claimed',
    actor: actorOf(viewer, 'other_broker'),
    at,
    context: { eligible: true },
    data: { broker: `${viewer.fullName}, ${firm}` },
    patch: { brokerId: viewer.id, assignedAt: at, firstReplyAt: at, firstReplyDueAt: null },
  });
  return { row: moved, broker: { name: viewer.fullName, firm, licenceNumber } };
}
