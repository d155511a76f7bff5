/** Valid calls about scheduled calls, and one of the case that can be moved or cancelled. */
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from '../hostile.ts';
import { type CaseCall, CURSOR, partOfIt, row, type World, workedOn } from './rows.ts';

const CALLBACK_ID = '0194a3c0-0000-7000-8000-000000000031';
/** The id of the call to be scheduled. */
const NEW_CALLBACK_ID = '0194a3c0-0000-7000-8000-000000000032';

const DAY_MS = 86_400_000;
const soon = () => new Date(Date.now() + 30 * DAY_MS);

/** A time in the future, and not too far away. */
function callTime(): { day: string; time: string; minutes: number } {
  return { day: soon().toISOString().slice(0, 10), time: '14:30', minutes: 30 };
}

export function callbackCalls({ caseId }: World): CaseCall[] {
  const note = FREE_TEXT;
  return [
    row('client', 'active', 'callbacks.list', partOfIt, { caseId }),
    row('client', 'active', 'callbacks.page', partOfIt, { caseId, cursor: CURSOR, limit: 10 }),
    // A call is scheduled by staff with access to the case.
    row('broker', 'active', 'callbacks.suggest', workedOn, { caseId, minutes: 30 }),
    row('broker', 'active', 'callbacks.check', workedOn, {
      caseId,
      callbackId: CALLBACK_ID,
      ...callTime(),
    }),
    row('broker', 'active', 'callbacks.plan', workedOn, {
      caseId,
      callbackId: NEW_CALLBACK_ID,
      ...callTime(),
      about: note,
    }),
    row('broker', 'active', 'callbacks.move', workedOn, {
      callbackId: CALLBACK_ID,
      version: 1,
      ...callTime(),
      about: note,
    }),
    row('broker', 'active', 'callbacks.end', workedOn, {
      callbackId: CALLBACK_ID,
      version: 1,
      outcome: 'done',
    }),
  ];
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
