import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { PreferenceChoice } from './preference-choice.tsx';

/** The topics that are emailed to the user. */
export function NotificationPreferences() {
  const { region } = useSiteProfile();
  const { data, error, refetch } = trpc.notifications.preferences.useQuery();
  return (
    <Section
      title="Email notifications"
      intro="Whatever you choose here, you’ll find everything under the bell icon. Emails say there’s an update, but not what it is."
    >
      {error && !data && (
        <Stack align="start" gap="sm" c="var(--warn)">
          <p role="alert">{toApiError(error).serverMessage}</p>
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
      )}
      {!data && !error && (
        <div role="status" aria-label="Loading your settings">
          <Skeleton height={240} radius="md" />
        </div>
      )}
      {data && (
        <>
          <div>
            {data.preferences.map((preference) => (
              <PreferenceChoice key={preference.topic} preference={preference} />
            ))}
          </div>
          <Text c="dimmed">
            Once a day means one email at 8:00 a.m. {region} time, with anything you haven’t seen yet. If there’s
            nothing new, you won’t get one.
          </Text>
        </>
      )}
    </Section>
  );
}
