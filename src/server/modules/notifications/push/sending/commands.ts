/**
 * Sends what is due to devices. A row of its own says what is on its way to which device, so nothing is lost when a process dies: it is
 * sent again under the same topic, and replaces the first on the screen.
 */
import webPush, { type PushSubscription } from 'web-push';
import { unseal } from '#server/platform/crypto/sealing.ts';
import type { Sent, Unsent } from '#server/platform/outbound/sender.ts';
import type { Services } from '#server/platform/services.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { pushKey } from '../keys/commands.ts';
import { deliveryOf, isGone, isRefused, pauseAfter, payloadOf, subscriptionSeal } from '../policy.ts';
import { type DuePush, takeDuePushes } from '../queries.ts';

const BATCH = 50;
/** Longer than an attempt takes. */
const BUSY_MS = 30_000;

/** The number of a request, as its readers know it. Passed in: requests are in a module above this one. */
export type NumberOf = (request: { serial: number; createdAt: Date }, site: SiteProfile) => string;

async function attempt(services: Services, due: DuePush, numberOf: NumberOf): Promise<Sent | Unsent> {
  const { env, outbound } = services;
  const { serial, requestedAt: createdAt } = due;
  const notice = {
    ...{ type: due.type, link: due.link },
    number: serial !== null && createdAt ? numberOf({ serial, createdAt }, env.site) : null,
  };
  const payload = payloadOf(notice, env.site);
  const device = unseal(env, due.sealed, subscriptionSeal(due.subscriptionId)) as PushSubscription;
  const { endpoint, headers, body } = webPush.generateRequestDetails(device, JSON.stringify(payload), {
    ...deliveryOf(notice, payload.tag),
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: `mailto:${env.site.email}`, ...(await pushKey(services)) },
  });
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return outbound.send(endpoint, body, Object.fromEntries(named));
}

/** A device that is gone takes what is on its way to it along; what was refused for good is given up. */
async function record({ db, now }: Services, due: DuePush, outcome: Sent | Unsent): Promise<void> {
  const { subscriptionId, seq, attempts } = due;
  const status = 'status' in outcome ? outcome.status : null;
  if (status !== null && isGone(status)) {
    await db.pushSubscription.deleteMany({ where: { id: subscriptionId } });
    return;
  }
  const isOver = status !== null && (status < 300 || isRefused(status));
  if (isOver) await db.pushMessage.deleteMany({ where: { subscriptionId, seq } });
  else
    await db.pushMessage.updateMany({
      where: { subscriptionId, seq },
      data: { nextAttemptAt: new Date(now().getTime() + pauseAfter(attempts)) },
    });
}

/** Sends everything that is due now. Several processes may do so at once: each takes its own. */
export async function sendDuePushes(services: Services, numberOf: NumberOf): Promise<void> {
  const { db, now } = services;
  for (;;) {
    const at = now();
    const due = await takeDuePushes(db, at, new Date(at.getTime() + BUSY_MS), BATCH);
    await Promise.all(due.map(async (one) => record(services, one, await attempt(services, one, numberOf))));
    if (due.length < BATCH) return;
  }
}
