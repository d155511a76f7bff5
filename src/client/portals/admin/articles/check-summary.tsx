import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import type { ArticleCheck } from '#shared/content/articles/schema.ts';
import { fieldLabels } from './article-words.tsx';

interface CheckSummaryProps {
  /** Why the draft couldn’t be checked. */
  error: unknown;
  /** Null until it was. */
  mistakes: readonly ArticleCheck[] | null;
}

/** Whether the draft can be published; what is wrong is said at each field. */
export function CheckSummary({ error, mistakes }: CheckSummaryProps) {
  if (error)
    return (
      <Text c="var(--warn)" role="alert">
        The draft couldn’t be checked. {toApiError(error).serverMessage}
      </Text>
    );
  if (!mistakes) return null;
  const fields = [...new Set(mistakes.map(({ field }) => fieldLabels[field]))];
  return (
    <Group
      role="status"
      wrap="nowrap"
      align="start"
      gap="var(--space-6)"
      c={fields.length > 0 ? 'var(--warn)' : 'var(--good)'}
    >
      {fields.length > 0 ? (
        <IconAlertTriangle size={17} aria-hidden="true" />
      ) : (
        <IconCheck size={17} aria-hidden="true" />
      )}
      {fields.length > 0 ? `To fix before it can be published: ${fields.join(', ')}` : 'Ready to publish'}
    </Group>
  );
}
