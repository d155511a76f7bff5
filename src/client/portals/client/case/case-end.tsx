import { Group } from '@mantine/core';
import { ReopenButton } from '#client/modules/cases/commands/reopen-button.tsx';
import { isOpen } from '#shared/cases/rules.ts';
import { REOPEN_DAYS } from '#shared/cases/transitions.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** The end of a request, and how to reopen it. */
export function CaseEnd({ row }: { row: CaseDetail }) {
  if (row.relation !== 'client') return null;
  if (isOpen(row.status)) return <WithdrawButton row={row} />;
  if (!row.allowedEvents.includes('reopened')) return null;
  return (
    <Group className="not-printed" gap="var(--space-8) var(--space-16)" mt="xl" c="dimmed">
      <p>
        {row.status === 'bound'
          ? 'Has something changed, or is something missing?'
          : `Changed your mind? You can reopen a request within ${REOPEN_DAYS} days.`}
      </p>
      <ReopenButton row={row} />
    </Group>
  );
}
