/** Changing settings: versioned, audited with the old and the new value, and announced to every process. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { nextOpening } from '#server/platform/business-time/business-time.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { afterCommit } from '#server/platform/db/whole-call.ts';
import { changedSince, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { announceSettings } from '#server/platform/settings.ts';
import type { AuditAction } from '#shared/audit/schema.ts';
import { type SessionLives, sessionLivesSetting } from '#shared/platform/session-lives.ts';
import type { Setting } from '#shared/platform/settings.ts';
import { type Closures, closuresSetting } from '#shared/platform/time/closures.ts';

export const CHANGED_MEANWHILE =
  'These settings have been changed since you opened them. Reload the page and try again.';

/** A new value, and the version it is based on. */
type Changed<Value> = { version: number; value: Value };

function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/**
 * Writes a setting in the caller's transaction. Version 0 is the initial value, which has no row yet.
 * @throws {AppError} CONFLICT when the version has changed since it was read
 */
export async function writeSetting<Value>(
  tx: Transaction,
  viewer: Pick<Viewer, 'fullName'>,
  { key, initial }: Setting<Value>,
  { version, value }: Changed<Value>,
): Promise<{ before: unknown; version: number }> {
  const row = await tx.setting.findFirst({ where: { key } });
  const present = row?.version ?? 0;
  if (present !== version) throw changedSince(CHANGED_MEANWHILE, present);
  const data = { value: value as Prisma.InputJsonObject, updatedByName: viewer.fullName };
  if (!row) await tx.setting.create({ data: { key, ...data } });
  else {
    const { count } = await tx.setting.updateMany({
      where: { key, version },
      data: { ...data, version: { increment: 1 } },
    });
    if (count === 0) throw conflict(CHANGED_MEANWHILE);
  }
  await announceSettings(tx);
  return { before: row?.value ?? initial, version: version + 1 };
}

type Words = { label: string; action?: AuditAction };

/**
 * Saves a whole setting.
 * @throws {AppError} CONFLICT when someone else saved it in the meantime
 */
export async function saveSetting<Value>(
  { db, settings, now }: Services,
  viewer: Viewer,
  setting: Setting<Value>,
  changed: Changed<Value>,
  { label, action = 'setting.changed' }: Words,
): Promise<{ version: number }> {
  try {
    const saved = await transaction(db, async (tx) => {
      const { before, version } = await writeSetting(tx, viewer, setting, changed);
      await recordAudit(tx, viewer, now(), {
        action,
        subject: { type: action === 'template.changed' ? 'template' : 'setting', id: null, label },
        data: { key: setting.key, before, after: changed.value } as Prisma.InputJsonObject,
      });
      return { version };
    });
    // So that the next request to this process, which may be a reload of the same page, already sees it.
    await afterCommit(db, () => settings.refresh());
    return saved;
  } catch (error) {
    // Two people saved the first value at the same time.
    if (isTaken(error)) throw conflict(CHANGED_MEANWHILE);
    throw error;
  }
}

/** Beyond this, a closure would stop every SLA timer: a request would never be due. */
const CLOSED_DAYS_MAX = 30;
const DAY_MS = 86_400_000;

/**
 * Rejects closed days that leave no opening for a month.
 * @throws {AppError} BAD_REQUEST
 */
export function checkClosures({ env }: Pick<Services, 'env'>, { days }: Closures): void {
  const closures = days.map(({ day }) => day);
  const tooLong = closures.some((day) => {
    const from = new Date(`${day}T12:00:00Z`);
    try {
      const opening = nextOpening(from, { hours: env.site.hours, timeZone: env.site.timeZone, closures });
      return opening.getTime() - from.getTime() > CLOSED_DAYS_MAX * DAY_MS;
    } catch {
      return true;
    }
  });
  if (!tooLong) return;
  const message = `Leave at least one open day in every ${CLOSED_DAYS_MAX} days: closed days don’t count toward reply times`;
  throw refusedField('value.days', 'not_allowed', message);
}

/**
 * Saves the closed days. Past days stay unchanged, so that old due times can be explained.
 * @throws {AppError} BAD_REQUEST, CONFLICT
 */
export function saveClosures(services: Services, viewer: Viewer, input: Changed<Closures>) {
  checkClosures(services, input.value);
  const days = input.value.days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return saveSetting(services, viewer, closuresSetting, { ...input, value: { days } }, { label: 'Closed days' });
}

/** Takes effect on everyone's next request: anyone past the new limit has to sign in again. */
export function saveSessions(services: Services, viewer: Viewer, input: Changed<SessionLives>) {
  return saveSetting(services, viewer, sessionLivesSetting, input, { label: 'Session length' });
}
