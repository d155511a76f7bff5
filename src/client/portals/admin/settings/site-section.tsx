import { Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { Card } from '#client/ui/card.tsx';
import { openingHours } from '#shared/content/opening-hours.ts';
import { paths } from '#shared/platform/paths.ts';
import { TabHead } from '../dashboard/tab-head.tsx';
import { Facts } from '../details/facts.tsx';

/** The site's facts about itself, and where each is set. */
export function SiteSection() {
  const site = useSiteProfile();
  const hours = openingHours(site.hours)
    .map(({ days, hours: time }) => `${days} ${time}`)
    .join(', ');
  const social = site.social.map(({ name, url }) => `${name}: ${url === '#' ? 'no address yet' : url}`).join(', ');
  const facts: [label: string, value: string, place: string][] = [
    ['Name', site.name, 'SITE_NAME'],
    ['Address of the site', site.url, 'SITE_URL'],
    ['E-mail', site.email, 'SITE_EMAIL'],
    ['Postal address', site.postalAddress, 'SITE_POSTAL_ADDRESS'],
    ['How you are paid', site.disclosure, 'SITE_DISCLOSURE'],
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
            Shown, not changed here: the pages of the site are written out as files when the server is built, so that
            they open at once and can be read without a script. To change the profile, set the variable in{' '}
            <code>.env</code> and restart the server, which writes them again. The{' '}
            <Link to={paths.admin.launch}>launch checklist</Link> lists what is still a placeholder.
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
