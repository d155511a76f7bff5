import { Anchor, Button, Group } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { waysOn } from '#client/lib/ways-on.ts';
import { Panel } from './panel.tsx';

/** An unknown address, or a case the user has no access to: the two look the same on purpose. */
export function NotFoundPanel({ home }: { home: string }) {
  const site = useSiteProfile();
  return (
    <Panel
      icon={<IconMapOff size={36} stroke={1.5} aria-hidden="true" />}
      title="Page Not Found"
      actions={
        <Button component={Link} to={home}>
          Go to your dashboard
        </Button>
      }
    >
      <p>
        There’s nothing at this address, or you don’t have access to it. Check the link, or start from your dashboard.
      </p>
      <Group component="ul" className="plain-list" gap="var(--space-4) var(--space-24)" aria-label="On the website">
        {waysOn.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} underline="always" display="inline-block" py="sm">
              {label}
            </Anchor>
          </li>
        ))}
      </Group>
      <p>
        <small>{site.legalNotice}</small>
      </p>
    </Panel>
  );
}
