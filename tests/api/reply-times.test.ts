/** When another broker, or none, handles a request, the promised reply time moves: its client reads the new time in the history. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignCase, claimCase } from '#server/modules/assignment/offers/commands.ts';
import { handOver, handOverAll } from '#server/modules/assignment/reassignment/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { FIRST_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import { promiseFrom, promiseWords } from '#server/platform/business-time/promises.ts';
import type { Services } from '#server/platform/services.ts';
import { activeCase, caseRowOf, offeredCase } from '../support/cases.ts';
import { createPerson, viewerNamed } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Viewer;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  admin = await viewerNamed(server.services, 'demo_admin');
});
afterAll(() => server.stop());

/** The same services at another time. */
const at = (moment: Date): Services => ({ ...server.services, now: () => moment });
const site = () => server.services.env.site;

/** What the client reads about a new time. */
async function newTimes(caseId: string): Promise<unknown[]> {
  const found = await server.services.db.caseEvent.findMany({
    where: { caseId, type: 'reply_time_moved', visibility: 'client' },
    orderBy: { seq: 'asc' },
  });
  return found.map(({ data }) => (data as { when: string }).when);
}

/** A request that no broker accepted, with the promised time from its receipt. */
async function waitingCase() {
  const { db } = server.services;
  const { caseId, broker } = await offeredCase(server.services);
  await db.offer.updateMany({ where: { caseId }, data: { status: 'expired', respondedAt: new Date() } });
  await db.case.update({ where: { id: caseId }, data: { status: 'new' } });
  const row = await caseRowOf(server.services, caseId);
  return { caseId, version: row.version, broker, promised: row.firstReplyDueAt as Date };
}

const takers: [string, (services: Services, broker: Viewer, input: { caseId: string; version: number }) => unknown][] =
  [
    ['claimed from the pool', (services, broker, input) => claimCase(services, broker, input)],
    [
      'assigned by an administrator',
      (services, { id }, input) => assignCase(services, admin, { ...input, brokerId: id }),
    ],
  ];

test.each(takers)(
  'a request that is %s later than promised has a new time, one in time keeps it',
  async (_how, take) => {
    const late = await waitingCase();
    await take(at(late.promised), late.broker, late);
    const replyBy = addBusinessMinutes(late.promised, FIRST_REPLY_MINUTES, calendarOf(server.services));
    expect(await newTimes(late.caseId)).toEqual([`Your broker will reply by ${describeMoment(replyBy, site())}.`]);

    const early = await waitingCase();
    await take(server.services, early.broker, early);
    expect(await newTimes(early.caseId)).toEqual([]);
  },
);

test("a request reassigned to another broker has that broker's time", async () => {
  const { services } = server;
  const { caseId } = await activeCase(services);
  const heir = await createPerson(services, 'broker', 'Heather Heir');
  const { version, firstReplyDueAt } = await caseRowOf(services, caseId);
  await handOver(at(firstReplyDueAt as Date), admin, { caseId, version, brokerId: heir.id });
  const row = await caseRowOf(services, caseId);
  expect(row.firstReplyDueAt).not.toEqual(firstReplyDueAt);
  const replyBy = describeMoment(row.firstReplyDueAt as Date, site());
  expect(await newTimes(caseId)).toEqual([`You can expect a reply by ${replyBy}.`]);
});

test('a request whose broker leaves without a successor gets a new promised time', async () => {
  const { services } = server;
  const { caseId } = await activeCase(services);
  const leaver = await createPerson(services, 'broker', 'Lee Leaver');
  await services.db.case.update({ where: { id: caseId }, data: { brokerId: leaver.id } });
  const moment = services.now();
  await handOverAll(at(moment), admin, leaver.id, null);
  const promise = promiseFrom(moment, calendarOf(services));
  expect((await newTimes(caseId))[0]).toBe(promiseWords(promise, site()));
});
