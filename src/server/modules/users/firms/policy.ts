/** Who manages a firm: its managers their own, administrators any. */
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { AppError, conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { FirmRole } from '#shared/platform/permissions.ts';

const MANAGERS_ONLY = 'Only the managers of a firm and administrators can see and change it.';

export type FirmName = { id: string; name: string };

/**
 * The firm a call is about.
 * @throws {AppError} FORBIDDEN for everyone who manages none; NOT_FOUND for another firm, and for an administrator who names none
 */
export async function getManaged(
  db: Database | Transaction,
  viewer: Viewer,
  firmId: string | undefined,
): Promise<FirmName> {
  const own = viewer.firm?.role === 'manager' ? viewer.firm : null;
  if (viewer.role !== 'admin' && !own) throw new AppError({ code: 'FORBIDDEN', message: MANAGERS_ONLY });
  if (viewer.role !== 'admin' && firmId && firmId !== own?.id) throw notFound('firm');
  const id = viewer.role === 'admin' ? firmId : own?.id;
  const firm =
    id && (await db.organization.findUnique({ where: { id, kind: 'brokerage' }, select: { id: true, name: true } }));
  if (!firm) throw notFound('firm');
  return firm;
}

/**
 * The same for a change: changes of one firm go one at a time, and a manager who was just removed makes no more.
 * @throws {AppError} as `getManaged`
 */
export async function lockManaged(tx: Transaction, viewer: Viewer, firmId: string | undefined): Promise<FirmName> {
  const firm = await getManaged(tx, viewer, firmId);
  await tx.$queryRaw`SELECT 1 FROM organizations WHERE id = ${firm.id}::uuid FOR NO KEY UPDATE`;
  if (viewer.role === 'admin') return firm;
  const still = await tx.firmMember.count({ where: { userId: viewer.id, firmId: firm.id, role: 'manager' } });
  if (still === 0) throw new AppError({ code: 'FORBIDDEN', message: MANAGERS_ONLY });
  return firm;
}

/**
 * Nobody works as a broker without a licence, and a licensed broker is offered requests, which an assistant never is.
 * @throws {AppError} CONFLICT
 */
export function assertRoleFits(role: FirmRole, { hasProfile }: { hasProfile: boolean }): void {
  if (role === 'broker' && !hasProfile)
    throw conflict('This person has no licence on file, so they can’t be a broker.');
  if (role === 'assistant' && hasProfile)
    throw conflict('This person is a licensed broker, so they can’t be an assistant.');
}
