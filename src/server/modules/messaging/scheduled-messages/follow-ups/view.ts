import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { followUpPlan } from '#shared/content/replies/registry.ts';
import { type FollowUp, followUpStopSchema } from '#shared/messaging/follow-ups/schema.ts';

export const followUpSelect = {
  id: true,
  caseId: true,
  senderId: true,
  sender: { select: { fullName: true } },
  startedAt: true,
  nextStep: true,
  nextAt: true,
  seenEvent: true,
  status: true,
  stopReason: true,
  endedAt: true,
} satisfies Prisma.FollowUpSelect;
export type FollowUpRow = Prisma.FollowUpGetPayload<{ select: typeof followUpSelect }>;

/** @param step the text of the next step; null when none will be sent */
export function followUpView(
  { env }: Pick<Services, 'env'>,
  row: FollowUpRow,
  step: { title: string; text: string } | null,
): FollowUp {
  const steps = followUpPlan.steps.length;
  return {
    id: row.id,
    senderName: row.sender.fullName,
    startedAt: row.startedAt.toISOString(),
    status: row.status,
    stopReason: followUpStopSchema.nullable().parse(row.stopReason),
    endedAt: row.endedAt?.toISOString() ?? null,
    sent: Math.min(row.nextStep - 1, steps),
    steps,
    next: step && {
      title: step.title,
      body: step.text,
      at: row.nextAt.toISOString(),
      when: describeMoment(row.nextAt, env.site),
    },
  };
}
