/** The history is append only, in the tests as everywhere: whoever has to set back its clock says so, as retention does. */

import type { Transaction } from '#server/db.ts';
import { openHistory } from '#server/features/audit/commands.ts';
import type { Services } from '#server/services.ts';

export function rewriteHistory<Result>(
  { db }: Pick<Services, 'db'>,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (tx) => {
    await openHistory(tx);
    return work(tx);
  });
}
