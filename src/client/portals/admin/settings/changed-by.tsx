import { Text } from '@mantine/core';
import { formatShortMoment } from '#client/lib/format-date.ts';

interface ChangedByProps {
  updatedByName: string | null;
  updatedAt: string | null;
}

/** Who changed it last; the audit log has the previous value. */
export function ChangedBy({ updatedByName, updatedAt }: ChangedByProps) {
  if (!updatedByName || !updatedAt) {
    return (
      <Text c="dimmed" size="sm">
        Default settings. No changes yet.
      </Text>
    );
  }
  return (
    <Text c="dimmed" size="sm">
      Last changed by {updatedByName}, <time dateTime={updatedAt}>{formatShortMoment(updatedAt)}</time>
    </Text>
  );
}
