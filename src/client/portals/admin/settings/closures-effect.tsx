import { Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { type Closures, closuresSchema } from '#shared/platform/time/closures.ts';

/** The effect of the days on screen, saved or not, on a request made now. Incomplete rows are ignored. */
export function ClosuresEffect({ days }: { days: Closures['days'] }) {
  const finished = days.filter(({ day, name }) => day && name.trim());
  const parsed = closuresSchema.safeParse({ days: finished });
  const { data, error } = trpc.settings.closuresEffect.useQuery(parsed.data ?? { days: [] }, {
    enabled: parsed.success,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return (
    <Text px="md" py="sm" bg="var(--band)" bdrs="sm" inherit role="status">
      {error && parsed.success && toApiError(error).serverMessage}
      {!error && data && (
        <>
          With these closed days, the first reply to a request received now is due on <strong>{data.dueText}</strong>
        </>
      )}
    </Text>
  );
}
