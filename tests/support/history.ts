/** The history is append only, in the tests as everywhere: whoever has to set back its clock does so as retention. */
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';

export function rewriteHistory<Result>(
  { retentionDb }: Pick<Services, 'retentionDb'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(retentionDb, work);
}
