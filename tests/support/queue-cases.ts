/** Cases as a queue holds them, put there without their history. */
import type { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/ids.ts';
import type { Services } from '#server/services.ts';

type Clocks = Pick<Prisma.CaseStateCreateManyInput, 'takeDueAt' | 'firstReplyDueAt' | 'confirmDueAt'>;
export type QueueCase = Partial<Prisma.CaseCreateManyInput & Clocks & { lastEventAt: Date }>;

/** Active ones of a broker, moved last at a moment, unless they say otherwise. */
export async function putCases(
  db: Services['db'],
  { brokerId, at }: { brokerId: string; at: Date },
  cases: readonly QueueCase[],
): Promise<void> {
  const rows = cases.map(({ takeDueAt, firstReplyDueAt, confirmDueAt, lastEventAt = at, ...row }, index) => {
    const fact = {
      id: newId(),
      type: 'auto',
      title: `Request ${index}`,
      status: 'active' as const,
      priority: 'normal' as const,
      brokerId,
      contactName: 'Morgan Example',
      contactEmail: 'morgan@example.com',
      contactEmailKey: 'morgan@example.com',
      contactPhone: '403-555-0142',
      contactPhoneE164: '+14035550142',
      postalCode: 'T5J 0N3',
      definitionVersion: 1,
      answers: {},
      source: 'website',
      createdAt: at,
      ...row,
    };
    const scope = { caseId: fact.id, status: fact.status, priority: fact.priority, brokerId: fact.brokerId };
    return { fact, state: { ...scope, lastEventAt, takeDueAt, firstReplyDueAt, confirmDueAt } };
  });
  await db.$transaction([
    db.case.createMany({ data: rows.map(({ fact }) => fact) }),
    db.caseState.createMany({ data: rows.map(({ state }) => state) }),
  ]);
}
