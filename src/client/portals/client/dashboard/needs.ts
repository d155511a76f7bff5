/** What a client is waited for: one line per request, the most pressing reason first. */
import type { CaseSummary } from '#shared/cases/views.ts';

type NeedReason = 'answer' | 'decide' | 'read';

export interface Need {
  row: CaseSummary;
  reason: NeedReason;
}

const order: readonly NeedReason[] = ['answer', 'decide', 'read'];

function reasonOf({ status, unread }: CaseSummary): NeedReason | null {
  if (status === 'waiting_client') return 'answer';
  if (status === 'quoted') return 'decide';
  return unread > 0 ? 'read' : null;
}

/** Each request once, whichever list it came from. */
export function needsOf(rows: readonly CaseSummary[]): Need[] {
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  return unique
    .flatMap((row) => {
      const reason = reasonOf(row);
      return reason ? [{ row, reason }] : [];
    })
    .toSorted((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason));
}
