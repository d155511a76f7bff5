import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { paths } from '#shared/platform/paths.ts';
import { Panel } from './panel.tsx';

const sentences = {
  admin: 'The admin area is restricted to administrators only.',
  broker: 'The broker portal is restricted to insurance brokers only.',
};

/** For signed-in users in an area that is not theirs. */
export function AccessDenied({ area }: { area: keyof typeof sentences }) {
  return (
    <Panel
      icon={<IconLock size={36} stroke={1.5} aria-hidden="true" />}
      title="Access Denied"
      actions={
        <Button component="a" href={paths.home}>
          Return to Homepage
        </Button>
      }
    >
      <p>{sentences[area]}</p>
    </Panel>
  );
}
