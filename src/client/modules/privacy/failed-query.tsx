import { Button, Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';

/** Why a list could not be loaded, with a retry. */
export function FailedQuery({ error, again }: { error: unknown; again: () => void }) {
  return (
    <Stack align="start" gap="sm" c="var(--warn)">
      <p role="alert">{toApiError(error).serverMessage}</p>
      <Button variant="default" onClick={again}>
        Try again
      </Button>
    </Stack>
  );
}
