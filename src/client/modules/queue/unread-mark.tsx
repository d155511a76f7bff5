import { Group } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';

/** How many messages of a request nobody has read. Renders nothing when there are none. */
export function UnreadMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <Group
      component="span"
      display="inline-flex"
      flex="none"
      gap="var(--space-4)"
      wrap="nowrap"
      px="xs"
      bdrs="md"
      bg="var(--accent)"
      c="var(--accent-ink)"
      fz="xs"
      fw={600}
    >
      <IconMessage size={14} aria-hidden="true" />
      {unread} new
    </Group>
  );
}
