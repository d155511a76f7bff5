/** Which browsers get notifications while no page of ours is open: turned on, kept with the session, and turned off. */
import { ECDH } from 'node:crypto';
import type { Viewer } from '#server/platform/auth/session.ts';
import { seal } from '#server/platform/crypto/sealing.ts';
import { hashToken } from '#server/platform/crypto/tokens.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import { checkedUrl } from '#server/platform/outbound/targets.ts';
import type { Services } from '#server/platform/services.ts';
import type { PushState, TurnOnPushInput } from '#shared/notifications/push/schema.ts';
import { MAX_DEVICES, subscriptionSeal } from './policy.ts';

const DAY_MS = 86_400_000;

/** @throws {AppError} BAD_REQUEST for an address that we may not call, or a key that nothing can be encrypted for */
function assertReachable({ env }: Services, { endpoint, keys }: TurnOnPushInput): void {
  const checked = checkedUrl(endpoint, { allowPrivate: env.webhookAllowPrivate });
  if ('problem' in checked) throw refusedField('endpoint', checked.problem, checked.message);
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url');
  } catch {
    throw refusedField('keys.p256dh', 'invalid_format', 'Your browser’s keys for notifications aren’t valid');
  }
}

/**
 * Turns notifications on for the browser that asks, for as long as its session is not ended. A browser has one person: the one who
 * turned them on here before no longer gets theirs. Beyond the limit, the oldest device of the person makes room.
 * @throws {AppError} BAD_REQUEST for an address that we may not call, or a key that nothing can be encrypted for
 */
export async function turnOnPush(services: Services, viewer: Viewer, input: TurnOnPushInput): Promise<PushState> {
  assertReachable(services, input);
  const { db, env, now } = services;
  const { endpoint, keys } = input;
  const id = newId();
  await transaction(db, async (tx) => {
    const { sessionEpoch } = await tx.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { sessionEpoch: true },
    });
    const endpointHash = hashToken(endpoint);
    await tx.pushSubscription.deleteMany({ where: { endpointHash } });
    await tx.pushSubscription.create({
      data: {
        ...{ id, endpointHash, sessionEpoch, userId: viewer.id, sessionId: viewer.sessionId, createdAt: now() },
        sealed: seal(env, { endpoint, keys }, subscriptionSeal(id)),
      },
    });
    const older = await tx.pushSubscription.findMany({
      where: { userId: viewer.id },
      orderBy: { id: 'desc' },
      skip: MAX_DEVICES,
      select: { id: true },
    });
    await tx.pushSubscription.deleteMany({ where: { id: { in: older.map((one) => one.id) } } });
  });
  return { on: true };
}

/**
 * Whether this browser gets the viewer's notifications. One that does follows its person into the session they signed in to now; one that
 * somebody else turned on does not.
 */
export async function renewPush({ db }: Services, viewer: Viewer, endpoint: string): Promise<PushState> {
  const count = await db.$executeRaw`
    UPDATE push_subscriptions p SET session_id = ${viewer.sessionId}::uuid, session_epoch = u.session_epoch FROM users u
    WHERE u.id = p.user_id AND p.user_id = ${viewer.id}::uuid AND p.endpoint_hash = ${hashToken(endpoint)}`;
  return { on: count > 0 };
}

/** Turns them off for this browser. Does nothing for one that is off, or someone else's. */
export async function turnOffPush({ db }: Services, viewer: Viewer, endpoint: string): Promise<PushState> {
  await db.pushSubscription.deleteMany({ where: { userId: viewer.id, endpointHash: hashToken(endpoint) } });
  return { on: false };
}

/** Deletes the devices whose session was ended a day ago: until then, signing in again on the same device keeps it. */
export async function removeOldDevices({ db, now }: Services): Promise<void> {
  await db.pushSubscription.deleteMany({
    where: { session: { endedAt: { lt: new Date(now().getTime() - DAY_MS) } } },
  });
}
