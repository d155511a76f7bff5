import { Button, Group, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { BookDialog } from './book-dialog.tsx';
import css from './calls.module.css';

/** Offers a call to a client who has none ahead. */
export function BookCall({ caseId }: { caseId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Group className={`${css.section} not-printed`} gap="var(--space-8) var(--space-16)" id="calls" tabIndex={-1}>
      <Text c="dimmed">Rather talk it through?</Text>
      <Button
        size="compact-md"
        variant="light"
        leftSection={<IconPhone size={17} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Book a call
      </Button>
      {open && <BookDialog caseId={caseId} onClose={() => setOpen(false)} />}
    </Group>
  );
}
