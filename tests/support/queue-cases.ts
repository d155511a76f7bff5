/** Cases as a queue holds them, put there without their history. */
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Services } from '#server/services.ts';

export type QueueCase = Partial<Prisma.CaseCreateManyInput>;

/** Active ones of a broker, moved last at a moment, unless they say otherwise. */
export async function putCases(
  db: Services['db'],
  { brokerId, at }: { brokerId: string; at: Date },
  cases: readonly QueueCase[],
): Promise<void> {
  await db.case.createMany({
    data: cases.map((row, index) => ({
      type: 'auto',
      title: `Request ${index}`,
      status: 'active' as const,
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
      lastEventAt: at,
      ...row,
    })),
  });
}
