/** Valid calls of the steps that are not work on a case: pauses, priority, hand-over, duplicates, many at once; and what they need. */
import type { Services } from '#server/platform/services.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import { columnsOf } from './case-status.ts';
import { FREE_TEXT } from './hostile.ts';
import type { CaseCall } from './hostile-case-calls.ts';

/** Another open case of the same person with the same broker. */
export const TWIN_ID = '0194a3c0-0000-7000-8000-000000000061';
/** The delegate of the broker. */
const HEIR_ID = '0194a3c0-0000-7000-8000-000000000062';
/** Something the broker did to many cases a moment ago. */
const BULK_ID = '0194a3c0-0000-7000-8000-000000000063';

export function moveCalls(caseId: string, optionId: string): CaseCall[] {
  const command = { caseId, version: 1 };
  const note = FREE_TEXT;
  const row = (status: CaseStatus, procedure: string, input: CaseCall['input']): CaseCall => ({
    as: 'broker',
    type: 'mutation',
    status,
    procedure,
    input,
  });
  return [
    row('quoted', 'cases.acceptOptionForClient', { ...command, optionId, acknowledged: true, note }),
    row('accepted', 'cases.insurerDeclined', { ...command, note }),
    row('active', 'cases.hold', { ...command, until: inDays(30), note }),
    row('on_hold', 'cases.resume', command),
    row('active', 'cases.setPriority', { ...command, priority: 'high' }),
    { ...row('active', 'cases.successors', { caseId, search: FREE_TEXT }), as: 'admin', type: 'query' },
    row('active', 'cases.handOver', { ...command, brokerId: HEIR_ID, note }),
    { ...row('active', 'cases.duplicates', { caseId }), type: 'query' },
    row('active', 'cases.merge', { ...command, intoId: TWIN_ID }),
    row('duplicate', 'cases.unmerge', command),
    row('active', 'cases.bulk', { action: { kind: 'hold', until: inDays(30), note }, cases: [command] }),
    row('active', 'cases.undoBulk', { bulkId: BULK_ID }),
  ];
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The broker's delegate, with the same licence. */
async function resetHeir(db: Services['db'], brokerId: string): Promise<void> {
  if (!(await db.user.count({ where: { id: HEIR_ID } }))) {
    const { brokerProfile, ...user } = await db.user.findUniqueOrThrow({
      where: { id: brokerId },
      include: { brokerProfile: true },
      // Made by the database.
      omit: { roleText: true },
    });
    const key = 'heir_broker';
    await db.user.create({
      data: {
        ...user,
        id: HEIR_ID,
        username: key,
        usernameKey: key,
        email: `${key}@example.com`,
        emailKey: `${key}@example.com`,
      },
    });
    if (brokerProfile)
      await db.brokerProfile.create({ data: { ...brokerProfile, userId: HEIR_ID, delegateId: null, capacity: 500 } });
  }
  await db.brokerProfile.update({ where: { userId: brokerId }, data: { delegateId: HEIR_ID } });
}

/** Puts the twin, the delegate and the pauses back to where the calls above begin. */
export async function resetMoves(
  db: Services['db'],
  { caseId, brokerId }: { caseId: string; brokerId: string },
): Promise<void> {
  await resetHeir(db, brokerId);
  const { clientId, contactEmailKey } = await db.case.findUniqueOrThrow({ where: { id: caseId } });
  await db.case.upsert({
    where: { id: TWIN_ID },
    create: {
      id: TWIN_ID,
      type: 'auto',
      title: 'The same once more',
      ...columnsOf('active'),
      contactName: 'Somebody Example',
      contactEmail: contactEmailKey,
      contactEmailKey,
      contactPhone: '403-555-0142',
      clientId,
      brokerId,
      definitionVersion: 1,
      answers: {},
      source: 'website',
    },
    update: { ...columnsOf('active'), brokerId },
  });
  await db.case.update({ where: { id: caseId }, data: { priority: 'normal' } });
  await db.bulkAction.upsert({
    where: { id: BULK_ID },
    create: { id: BULK_ID, actorId: brokerId, action: 'priority', items: [] },
    update: { undoneAt: null },
  });
}
