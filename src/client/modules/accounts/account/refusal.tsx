import { Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';

/** Why the server refused. Errors of a field are shown at that field. */
export function Refusal({ error }: { error: unknown }) {
  if (!error) return null;
  const { serverMessage, issues } = toApiError(error);
  if (issues.some(({ path }) => path !== '')) return null;
  return (
    <Text c="var(--warn)" fw={600} inherit role="alert">
      {serverMessage}
    </Text>
  );
}
