import { Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { Card } from '#client/ui/card.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { openingHours } from '#shared/content/opening-hours.ts';
import { paths } from '#shared/platform/paths.ts';

/** The site's facts about itself, and where each is set. */
export function SiteSection() {
  const site = useSiteProfile();
  const hours = openingHours(site.hours)
    .map(({ days, hours: time }) => `${days} ${time}`)
    .join(', ');
  const social = site.social.map(({ name, url }) => `${name}: ${url === '#' ? 'no link yet' : url}`).join(', ');
  const facts: [label: string, value: string, place: string][] = [
    ['Name', site.name, 'SITE_NAME'],
    ['Site address', site.url, 'SITE_URL'],
    ['Email', site.email, 'SITE_EMAIL'],
    ['Postal address', site.postalAddress, 'SITE_POSTAL_ADDRESS'],
    ['Privacy officer', site.privacyOfficer, 'PRIVACY_OFFICER'],
    ['Privacy officer’s email', site.privacyEmail, 'PRIVACY_EMAIL'],
    ['Notice', site.legalNotice, 'src/shared/platform/site.ts'],
    ['Opening hours', hours, 'src/shared/platform/site.ts'],
    ['Social links', social, 'SITE_SOCIAL'],
    ['Region and time zone', `${site.region}, ${site.timeZone}`, 'src/shared/platform/site.ts'],
  ];
  return (
    <Stack component="section" gap="lg" aria-labelledby="site-profile">
      <TabHead
        order={3}
        id="site-profile"
        title="Site profile"
        intro={
          <>
            Read-only: the site’s pages are generated as files when the server is built, so they load fast and work
            without JavaScript. To change the profile, set the variable in <code>.env</code> and restart the server,
            which regenerates them. The <Link to={paths.admin.launch}>launch checklist</Link> lists any placeholders
            left.
          </>
        }
      />
      <Card padding="small">
        <Facts
          lined
          facts={facts.map(([label, value, place]) => [
            label,
            <Fragment key={label}>
              {value}
              <Text component="code" display="block" c="dimmed" size="xs" mt="var(--space-2)">
                {place}
              </Text>
            </Fragment>,
          ])}
        />
      </Card>
    </Stack>
  );
}
