/** The history is append only, in the tests as everywhere: whoever has to set back its clock does so as retention. */
import type { Transaction } from '#server/db.ts';
import type { Services } from '#server/services.ts';
import { transaction } from '#server/transaction.ts';

export function rewriteHistory<Result>(
  { retentionDb }: Pick<Services, 'retentionDb'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transaction(retentionDb, work);
}
