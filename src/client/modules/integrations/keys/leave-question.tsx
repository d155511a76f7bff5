import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Asks before a key that was shown once disappears; the keyboard is at the answer that loses nothing. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Stack gap="sm" role="alert" p="md" bg="var(--warn-ground)" bdrs="sm">
      <p>
        <strong>Have you saved the key?</strong> It can’t be shown again. Without it, you’d have to replace it.
      </p>
      <Group gap="sm">
        <Button ref={safe} onClick={onStay}>
          Keep it open
        </Button>
        <Button variant="default" onClick={onLeave}>
          Close without saving
        </Button>
      </Group>
    </Stack>
  );
}
