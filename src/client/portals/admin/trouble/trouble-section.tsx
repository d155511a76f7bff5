import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { FailurePanel } from '#client/portals/shell/failure-panel.tsx';
import { PagePlaceholder } from '#client/portals/shell/page-placeholder.tsx';
import css from './trouble.module.css';

interface TroubleSectionProps {
  id: string;
  title: string;
  /** Null while it loads. */
  count: number | null;
  error: unknown;
  onRetry: () => void;
  /** What it means that there is none. */
  calm: string;
  children: ReactNode;
}

/** One kind of failure: its list, or that there is none. */
export function TroubleSection({ id, title, count, error, onRetry, calm, children }: TroubleSectionProps) {
  return (
    <Stack component="section" gap="sm" className={css.section} id={id} aria-labelledby={`${id}-title`}>
      <Title order={3} size="h2" id={`${id}-title`}>
        {title}
      </Title>
      {error !== null && <FailurePanel message={toApiError(error).serverMessage} onRetry={onRetry} />}
      {error === null && count === null && <PagePlaceholder label={`Loading: ${title}`} />}
      {count === 0 && (
        <Text c="dimmed" inherit>
          {calm}
        </Text>
      )}
      {count !== null && count > 0 && children}
    </Stack>
  );
}
