/** The history is append-only, in tests as everywhere: a test that has to set its timestamps back does so as retention. */
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';

export function rewriteHistory<Result>(
  { retentionDb }: Pick<Services, 'retentionDb'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(retentionDb, work);
}
