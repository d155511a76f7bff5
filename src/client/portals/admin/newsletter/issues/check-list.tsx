import { Group, List } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconCheck } from '@tabler/icons-react';
import type { IssueCheck } from '#shared/newsletter/issues/schema.ts';

/** What to fix before an issue is sent, and what to think about. */
export function CheckList({ checks }: { checks: readonly IssueCheck[] }) {
  if (checks.length === 0)
    return (
      <Group c="var(--good)" gap="var(--space-6)" component="p">
        <IconCheck size={17} aria-hidden="true" /> Ready to send
      </Group>
    );
  return (
    <List aria-label="Checks" spacing="var(--space-4)" center>
      {checks.map(({ level, message }) => (
        <List.Item
          key={message}
          icon={
            level === 'error' ? (
              <IconAlertTriangle size={17} color="var(--warn)" aria-hidden="true" />
            ) : (
              <IconBulb size={17} aria-hidden="true" />
            )
          }
        >
          <span className="visually-hidden">{level === 'error' ? 'To fix: ' : 'Advice: '}</span>
          {message}
        </List.Item>
      ))}
    </List>
  );
}
