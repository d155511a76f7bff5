import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { openingHours } from '#shared/content/opening-hours.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
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
        intro="Deadlines for replies and offers are measured in business hours. Adding a closed day affects only due dates set from now on."
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading hours" />}
      {data && (
        <>
          <Title order={4} size="h3">
            Your closed days
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
                {site.region} time. These hours are shown on the site and set in{' '}
                <code>src/shared/platform/site.ts</code>.
              </Text>
            </div>
            <div>
              <Title order={4} size="h3">
                Alberta general holidays
              </Title>
              <ul className={`plain-list ${css.days}`}>
                {data.holidays.map(({ day, name }) => (
                  <li key={day} data-past={day < data.today || undefined}>
                    <span>{name}</span> <span>{formatDay(day)}</span>
                  </li>
                ))}
              </ul>
              <Text c="dimmed" size="sm">
                Calculated automatically. They don’t count as business days.
              </Text>
            </div>
          </SimpleGrid>
        </>
      )}
    </Stack>
  );
}
