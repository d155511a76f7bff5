import { Box, Stack, Text } from '@mantine/core';
import { siteTime } from '#client/lib/site-clock.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import { RequiredCheckbox } from '#client/ui/required-checkbox.tsx';
import { spokenConsents } from '#shared/consents/spoken.ts';
import { timeWords } from '#shared/platform/time/words.ts';

interface SpokenConsentProps {
  /** When they said yes, in milliseconds since 1970. */
  saidAt: number | null;
  error: string | undefined;
  onSay: (at: number | null) => void;
}

/** The words to read aloud, and the box for the client's yes with its time. */
export function SpokenConsent({ saidAt, error, onSay }: SpokenConsentProps) {
  const site = useSiteProfile();
  return (
    <Box component="fieldset" miw={0} p={0} bd={0}>
      <Text component="legend" fw={600} mb="xs">
        Read aloud
      </Text>
      <Stack
        component="blockquote"
        gap="xs"
        mb="md"
        pl="md"
        maw="var(--reading)"
        style={{ borderLeft: '3px solid var(--accent)' }}
      >
        {spokenConsents(site).map(({ purpose, text }) => (
          <Text key={purpose} size="lg">
            {text}
          </Text>
        ))}
      </Stack>
      <RequiredCheckbox
        id={fieldId('consent')}
        label={saidAt === null ? 'The client said yes' : `The client said yes at ${timeWords(siteTime(saidAt))}`}
        checked={saidAt !== null}
        error={error}
        onChange={({ currentTarget }) => onSay(currentTarget.checked ? Date.now() : null)}
      />
    </Box>
  );
}
