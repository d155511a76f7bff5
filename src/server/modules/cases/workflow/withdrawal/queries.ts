import type { MovedCase } from '#server/modules/cases/commands.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseContext } from '#shared/cases/transitions.ts';

/** Withdrawals that were not confirmed in time. `w` is the case. */
export function isWithdrawalOverdue({ now }: Pick<Services, 'now'>): Prisma.Sql {
  return Prisma.sql`w.withdrawal_due_at < ${now()}`;
}

/** Whether a withdrawal is still to be confirmed, as the state machine asks. */
export function withdrawalOf({
  withdrawalDueAt,
  withdrawalConfirmedAt,
}: Pick<MovedCase, 'withdrawalDueAt' | 'withdrawalConfirmedAt'>): CaseContext['withdrawal'] {
  if (withdrawalDueAt) return 'pending';
  return withdrawalConfirmedAt ? 'confirmed' : null;
}

type Confirmed = { id: string; withdrawalConfirmedAt: Date | null };

/** Who confirmed the latest withdrawal of each of these cases, by case. The time finds the event in its month. */
export async function findConfirmers(
  db: Database | Transaction,
  cases: readonly Confirmed[],
): Promise<Map<string, string>> {
  const confirmed = cases.flatMap(({ id, withdrawalConfirmedAt: at }) => (at ? [{ caseId: id, at }] : []));
  if (confirmed.length === 0) return new Map();
  const events = await db.caseEvent.findMany({
    where: { type: 'withdrawal_acknowledged', OR: confirmed },
    select: { caseId: true, actorName: true },
  });
  return new Map(events.map(({ caseId, actorName }) => [caseId, actorName]));
}
