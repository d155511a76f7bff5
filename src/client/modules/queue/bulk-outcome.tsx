import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Card } from '#client/ui/card.tsx';
import css from './bulk.module.css';
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
    <Card
      as="section"
      padding="small"
      className={css.outcome}
      aria-label="Results"
      data-refused={refused.length > 0 || undefined}
    >
      <p>{words}</p>
      {refused.length > 0 && (
        <>
          <Text fw={600}>Not changed:</Text>
          <Stack component="ul" gap="var(--space-4)" pl="md">
            {refused.map(({ row, why }) => (
              <li key={row.id}>
                <Link to={hrefOf(row.id)}>{row.number}</Link>, {row.clientName ?? row.title}: {why}
              </li>
            ))}
          </Stack>
        </>
      )}
      <Group gap="xs">
        {bulkIds.length > 0 && (
          <Button size="compact-sm" variant="light" onClick={() => void bulk.undo(bulkIds)}>
            Undo
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={bulk.dismiss}>
          Hide
        </Button>
      </Group>
    </Card>
  );
}
