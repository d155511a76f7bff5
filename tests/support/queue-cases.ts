/** Cases as a queue shows them, inserted without their history. */
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Services } from '#server/platform/services.ts';
import { columnsOf } from './case-status.ts';

type Clocks = Pick<Prisma.CaseStateCreateManyInput, 'takeDueAt' | 'firstReplyDueAt' | 'confirmDueAt'>;
export type QueueCase = Partial<Prisma.CaseCreateManyInput & Clocks & { lastEventAt: Date }>;

/** Active cases of a broker, last changed at one moment, unless they say otherwise. */
export async function putCases(
  db: Services['db'],
  { brokerId, at }: { brokerId: string; at: Date },
  cases: readonly QueueCase[],
): Promise<void> {
  const rows = cases.map((queued, index) => {
    const { takeDueAt, firstReplyDueAt, confirmDueAt, lastEventAt = at, ...row } = queued;
    const { status = 'active', contactEmail = 'morgan@example.com', ...rest } = row;
    const fact = {
      id: newId(),
      type: 'auto',
      title: `Request ${index}`,
      priority: 'normal' as const,
      brokerId,
      ...columnsOf(status, at),
      contactName: 'Morgan Example',
      contactEmail,
      contactEmailKey: contactEmail.toLowerCase(),
      contactPhone: '403-555-0142',
      contactPhoneE164: '+14035550142',
      postalCode: 'T5J 0N3',
      definitionVersion: 1,
      answers: {},
      source: 'website',
      // Some were closed before this moment.
      createdAt: row.closedAt ?? at,
      ...rest,
    };
    const scope = { caseId: fact.id, status: fact.status, priority: fact.priority, brokerId: fact.brokerId };
    return { fact, state: { ...scope, lastEventAt, takeDueAt, firstReplyDueAt, confirmDueAt } };
  });
  await db.$transaction([
    db.case.createMany({ data: rows.map(({ fact }) => fact) }),
    db.caseState.createMany({ data: rows.map(({ state }) => state) }),
  ]);
}
