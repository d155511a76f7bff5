import { Flex } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

/** The way back from one thing to the list of all of them. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Flex component={Link} to={to} align="center" gap="var(--space-6)" w="fit-content" mih="2rem">
      <IconArrowLeft size={16} aria-hidden="true" /> {children}
    </Flex>
  );
}
