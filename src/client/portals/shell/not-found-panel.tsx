import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { waysOn } from '#client/lib/ways-on.ts';
import css from './not-found-panel.module.css';
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
        There is nothing at this address, or it belongs to somebody else. Check the link, or start from your dashboard.
      </p>
      <ul className={css.ways} aria-label="On the website">
        {waysOn.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>
        <small>{site.legalNotice}</small>
      </p>
    </Panel>
  );
}
