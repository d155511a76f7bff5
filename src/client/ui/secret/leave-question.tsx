import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface LeaveQuestionProps {
  /** What is lost: the key, the secret. */
  what: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was shown once disappears; the keyboard is at the answer that loses nothing. */
export function LeaveQuestion({ what, onStay, onLeave }: LeaveQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Stack gap="sm" role="alert" p="md" bg="var(--warn-ground)" bdrs="sm">
      <p>
        <strong>Have you saved the {what}?</strong> It can’t be shown again. Without it, you’d have to replace it.
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
