/** What a client may do with calls. Staff may do more, so each of these lets them pass. */
import { lockCallCalendar } from '#server/modules/brokers/working-hours/commands.ts';
import type { CallbackRow } from '#server/modules/callbacks/view.ts';
import type { MovedCase } from '#server/modules/cases/commands.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { BOOKED_MINUTES, BOOKING_DAYS, type CallbackOutcome } from '#shared/callbacks/schema.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { findBookableTimes } from './queries.ts';

/** Within the transaction that has locked the case. */
type Booking = { tx: Transaction; services: Services; at: Date; row: MovedCase; relation: Relation };

const BEGUN = 'The time of this call has passed. Send your broker a message, or book another call.';
const NO_BROKER = 'No broker is working on this request yet. You can book a call once one has accepted it.';
/** How many of the next free times a refusal names. */
const NAMED_TIMES = 3;

function notFree(times: readonly Date[], site: SiteProfile): string {
  const named = times.slice(0, NAMED_TIMES).map((at) => describeMoment(at, site));
  return named.length > 0
    ? `This time isn’t free. The next free times: ${named.join('; ')}.`
    : `This time isn’t free, and nothing else is free in the next ${BOOKING_DAYS} days. Send your broker a message.`;
}

/**
 * Holds the broker's calendar, so that of two who choose the same time at once only one gets it.
 * @throws {AppError} CONFLICT with the next free times when the client's choice is not free
 */
export async function assertFree(
  { tx, services, row, relation }: Booking,
  at: Date,
  call: { id?: string; minutes: number },
): Promise<void> {
  if (row.brokerId) await lockCallCalendar(tx, row.brokerId);
  if (relation !== 'client') return;
  if (!row.brokerId) throw conflict(NO_BROKER);
  const times = await findBookableTimes(services, tx, row.brokerId, call);
  if (!times.some((time) => time.getTime() === at.getTime())) throw conflict(notFree(times, services.env.site));
}

/** @throws {AppError} CONFLICT when the case has a call ahead already; BAD_REQUEST for another length */
export async function assertBookable({ tx, row, relation, at }: Booking, minutes: number): Promise<void> {
  if (relation !== 'client') return;
  if (minutes !== BOOKED_MINUTES)
    throw refusedField('minutes', 'not_an_option', `A call you book lasts ${BOOKED_MINUTES} minutes`);
  const ahead = await tx.callback.count({ where: { caseId: row.id, status: 'planned', at: { gt: at } } });
  if (ahead > 0) throw conflict('You already have a call scheduled. Choose another time for it instead.');
}

/** @throws {AppError} CONFLICT for a call that has begun; BAD_REQUEST for another length */
export function assertMovable({ relation, at }: Booking, call: CallbackRow, minutes: number): void {
  if (relation !== 'client') return;
  if (call.at <= at) throw conflict(BEGUN);
  if (minutes !== call.minutes)
    throw refusedField('minutes', 'not_an_option', `The length of this call stays at ${call.minutes} minutes`);
}

/** @throws {AppError} FORBIDDEN for a client who does not cancel; CONFLICT for a call that has begun */
export function assertEndable({ relation, at }: Booking, call: CallbackRow, outcome: CallbackOutcome): void {
  if (relation !== 'client') return;
  if (outcome !== 'cancelled')
    throw new AppError({ code: 'FORBIDDEN', message: 'Your broker records how a call went. You can cancel it.' });
  if (call.at <= at) throw conflict(BEGUN);
}
