/** Changes when a broker can be called, and serializes what depends on it. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import { dateOf, dayOf, today } from '#server/modules/brokers/view.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { daysOf, type SetHoursInput, storedWeek, weekOf } from '#shared/brokers/working-hours.ts';

/**
 * Until the transaction ends, no other one books a call with this broker or changes their hours. Taken after the lock of the case, as
 * assignment does.
 */
export async function lockCallCalendar(tx: Transaction, brokerId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM broker_profiles WHERE user_id = ${brokerId}::uuid FOR NO KEY UPDATE`;
}

/**
 * Sets the broker's own hours and days off; days that have passed are dropped. Calls that were agreed on stay, with a warning on their
 * case.
 * @throws {AppError} NOT_FOUND for someone without a broker's profile
 */
export async function setHours(services: Services, viewer: Viewer, { hours, daysOff }: SetHoursInput): Promise<void> {
  const day = today(services);
  const days = daysOf(daysOff).filter((off) => off >= day);
  await transaction(services.db, async (tx) => {
    await lockCallCalendar(tx, viewer.id);
    const row = await tx.brokerProfile.findUnique({
      where: { userId: viewer.id },
      select: { hours: true, daysOff: true },
    });
    if (!row) throw notFound('broker');
    await tx.brokerProfile.update({
      where: { userId: viewer.id },
      data: { hours: storedWeek(hours), daysOff: days.map(dateOf) },
    });
    await recordAudit(tx, viewer, services.now(), {
      action: 'broker.profile_changed',
      subject: { type: 'broker', id: viewer.id, label: viewer.fullName },
      data: { before: { hours: weekOf(row.hours), daysOff: row.daysOff.map(dayOf) }, after: { hours, daysOff: days } },
    });
  });
}
