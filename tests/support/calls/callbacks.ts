/** Valid calls about scheduled calls, and one of the case that can be moved or cancelled. */
import { albertaHoliday } from '#server/platform/business-time/holidays.ts';
import type { Services } from '#server/platform/services.ts';
import { BOOKED_MINUTES } from '#shared/callbacks/schema.ts';
import { FREE_TEXT } from '../hostile.ts';
import { type Access, type CaseCall, CURSOR, partOfIt, row, type World, workedOn } from './rows.ts';

const CALLBACK_ID = '0194a3c0-0000-7000-8000-000000000031';
/** The id of the call to be scheduled. */
const NEW_CALLBACK_ID = '0194a3c0-0000-7000-8000-000000000032';

/** Of the call that can be moved: a client keeps its length. */
const CALLBACK_MINUTES = 20;

const DAY_MS = 86_400_000;
const soon = () => new Date(Date.now() + 30 * DAY_MS);

/** A time in the coming two weeks on a business day, which a client can choose. */
function callTime(): { day: string; time: string; minutes: number } {
  const days = [3, 4, 5, 6, 7, 8, 9].map((ahead) => new Date(Date.now() + ahead * DAY_MS));
  const open = days.find((at) => {
    const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
    return at.getUTCDay() % 6 !== 0 && !albertaHoliday(year, month, day);
  }) as Date;
  return { day: open.toISOString().slice(0, 10), time: '14:30', minutes: CALLBACK_MINUTES };
}

/** A client has one call at a time: free-times.test.ts books one. */
const bookedAlready: Access = [401, 404, 404, 200, 409, 200];
/** A client can only cancel. */
const endedByStaff: Access = [401, 404, 404, 200, 403, 200];

export function callbackCalls({ caseId }: World): CaseCall[] {
  const note = FREE_TEXT;
  return [
    row('client', 'active', 'callbacks.list', partOfIt, { caseId }),
    row('client', 'active', 'callbacks.page', partOfIt, { caseId, cursor: CURSOR, limit: 10 }),
    row('client', 'active', 'callbacks.freeTimes', partOfIt, { caseId, callbackId: CALLBACK_ID }),
    // Staff with access to the case choose any time.
    row('broker', 'active', 'callbacks.suggest', workedOn, { caseId, minutes: 30 }),
    row('broker', 'active', 'callbacks.check', workedOn, {
      caseId,
      callbackId: CALLBACK_ID,
      ...callTime(),
    }),
    row('broker', 'active', 'callbacks.plan', bookedAlready, {
      caseId,
      callbackId: NEW_CALLBACK_ID,
      ...callTime(),
      minutes: BOOKED_MINUTES,
      about: note,
    }),
    row('broker', 'active', 'callbacks.move', partOfIt, {
      callbackId: CALLBACK_ID,
      version: 1,
      ...callTime(),
      about: note,
    }),
    row('broker', 'active', 'callbacks.end', endedByStaff, {
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
      minutes: CALLBACK_MINUTES,
      about: 'The options',
      createdById,
      createdByName: 'Broker Example',
    },
  });
}
