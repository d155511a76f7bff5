import { Anchor, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Above the title of a page: the way back to the list it was opened from. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} underline="hover" w="fit-content" className="not-printed">
      <Group component="span" gap="var(--space-6)" mih="1.75rem">
        <IconArrowLeft size={16} aria-hidden="true" /> {children}
      </Group>
    </Anchor>
  );
}
