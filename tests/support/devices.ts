/** What a person leaves where we reach them: a browser with notifications, a number that was proven, and a text to it. */
import type { Services } from '#server/platform/services.ts';
import type { ApiClient } from './api-client.ts';
import { unreachableBrowser } from './push-service.ts';

export async function leaveDevices(
  { db, now }: Services,
  api: ApiClient,
  userId: string,
  phone: string,
): Promise<void> {
  await api.trpc.push.turnOn.mutate(unreachableBrowser());
  const at = now();
  const { id: subscriptionId } = await db.pushSubscription.findFirstOrThrow({ where: { userId } });
  // Not due before the end of the test, so that it is still there.
  const nextAttemptAt = new Date(at.getTime() + 86_400_000);
  await db.pushMessage.create({ data: { subscriptionId, seq: 1_000_000, nextAttemptAt, createdAt: at } });
  await db.textNumber.create({ data: { userId, phone, verifiedAt: at, topics: ['messages'], createdAt: at } });
  await db.textMessage.create({
    data: { id: crypto.randomUUID(), userId, phone, state: 'sent', nextAttemptAt, createdAt: at, sentAt: at },
  });
}
