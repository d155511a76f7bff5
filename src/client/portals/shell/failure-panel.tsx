import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { Panel } from './panel.tsx';

/** What could not be loaded, said calmly, with a button to retry. */
export function FailurePanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Panel
      icon={<IconCloudOff size={36} stroke={1.5} aria-hidden="true" />}
      title="Something went wrong"
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      <p>{message}</p>
    </Panel>
  );
}
