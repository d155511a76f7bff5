import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import css from './bulk-outcome.module.css';
import type { Bulk } from './use-bulk.ts';

interface BulkOutcomeViewProps {
  bulk: Bulk;
  hrefOf: (id: string) => string;
}

/** The result of a bulk action: what was refused and why, with Undo for longer than a toast lasts. */
export function BulkOutcomeView({ bulk, hrefOf }: BulkOutcomeViewProps) {
  const { outcome } = bulk;
  if (!outcome) return null;
  const { words, refused, bulkIds } = outcome;
  return (
    <section className={css.outcome} aria-label="What was changed" data-refused={refused.length > 0 || undefined}>
      <p>{words}</p>
      {refused.length > 0 && (
        <>
          <p className={css.refused}>Not changed:</p>
          <ul className={css.list}>
            {refused.map(({ row, why }) => (
              <li key={row.id}>
                <Link to={hrefOf(row.id)}>{row.number}</Link>, {row.clientName ?? row.title}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={css.actions}>
        {bulkIds.length > 0 && (
          <Button size="compact-sm" variant="light" onClick={() => void bulk.undo(bulkIds)}>
            Undo
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={bulk.dismiss}>
          Hide
        </Button>
      </div>
    </section>
  );
}
