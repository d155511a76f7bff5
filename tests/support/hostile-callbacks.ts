/** A scheduled call of the case that can be moved or cancelled. */
import type { Services } from '#server/platform/services.ts';

export const CALLBACK_ID = '0194a3c0-0000-7000-8000-000000000031';
/** The id of the call to be scheduled. */
export const NEW_CALLBACK_ID = '0194a3c0-0000-7000-8000-000000000032';

const DAY_MS = 86_400_000;
const soon = () => new Date(Date.now() + 30 * DAY_MS);

/** A time in the future, and not too far away. */
export function callTime(): { day: string; time: string; minutes: number } {
  return { day: soon().toISOString().slice(0, 10), time: '14:30', minutes: 30 };
}

export async function resetCallbacks(db: Services['db'], caseId: string): Promise<void> {
  const { id: createdById } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_admin' } });
  await db.callback.deleteMany({ where: { caseId } });
  await db.callback.create({
    data: {
      id: CALLBACK_ID,
      caseId,
      at: soon(),
      minutes: 20,
      about: 'The options',
      createdById,
      createdByName: 'Broker Example',
    },
  });
}
