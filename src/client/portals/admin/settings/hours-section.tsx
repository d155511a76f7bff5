import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { openingHours } from '#shared/content/opening-hours.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { TabHead } from '../dashboard/tab-head.tsx';
import { ChangedBy } from './changed-by.tsx';
import { ClosuresForm } from './closures-form.tsx';
import css from './settings.module.css';

/** When the SLA clocks run: hours of the profile, holidays of the calendar, and days the brokerage is closed. */
export function HoursSection() {
  const site = useSiteProfile();
  const { data, error, refetch } = trpc.settings.hours.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Stack component="section" gap="lg" aria-labelledby="hours">
      <TabHead
        order={3}
        id="hours"
        title="Hours and holidays"
        intro="Replies and offers are due in business hours. A clock that already runs keeps its time: closing a day changes what is due from now on."
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the hours" />}
      {data && (
        <>
          <Title order={4} size="h3">
            Closed days of your own
          </Title>
          <ClosuresForm key={data.version} hours={data} />
          <ChangedBy {...data} />
          <SimpleGrid minColWidth="min(100%, 20rem)" spacing="var(--space-24)">
            <div>
              <Title order={4} size="h3">
                Opening hours
              </Title>
              <ul className={`plain-list ${css.days}`}>
                {openingHours(site.hours).map(({ days, hours }) => (
                  <li key={days}>
                    <span>{days}</span> <span>{hours}</span>
                  </li>
                ))}
              </ul>
              <Text c="dimmed" size="sm">
                Time in {site.region}. They stand on the pages of the site, and so in{' '}
                <code>src/shared/platform/site.ts</code>.
              </Text>
            </div>
            <div>
              <Title order={4} size="h3">
                General holidays of Alberta
              </Title>
              <ul className={`plain-list ${css.days}`}>
                {data.holidays.map(({ day, name }) => (
                  <li key={day} data-past={day < data.today || undefined}>
                    <span>{name}</span> <span>{formatDay(day)}</span>
                  </li>
                ))}
              </ul>
              <Text c="dimmed" size="sm">
                Worked out by the calendar; nobody works on them here.
              </Text>
            </div>
          </SimpleGrid>
        </>
      )}
    </Stack>
  );
}
