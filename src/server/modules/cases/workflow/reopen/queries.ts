import type { Transaction } from '#server/platform/db/client.ts';

/** A broker who can no longer sign in does not count: the case looks for another. */
export async function hasBroker(tx: Transaction, { brokerId }: { brokerId: string | null }): Promise<boolean> {
  return brokerId !== null && (await tx.user.count({ where: { id: brokerId, disabledAt: null } })) > 0;
}
