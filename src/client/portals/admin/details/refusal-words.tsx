import { Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';

/** Why the server refused a step. */
export function RefusalWords({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <Text c="var(--warn)" fw={600} inherit role="alert">
      {toApiError(error).serverMessage}
    </Text>
  );
}
