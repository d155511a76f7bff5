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
      title="What is mailed to you"
      intro="Under the bell you find everything, whatever you choose here. Mails say that there is news, never what it is."
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
        <div role="status" aria-label="Loading your choices">
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
            Once a day means: one mail at 8:00 in the morning, by the clock of {region}, with what you have not seen
            yet. On a day without news there is none.
          </Text>
        </>
      )}
    </Section>
  );
}
