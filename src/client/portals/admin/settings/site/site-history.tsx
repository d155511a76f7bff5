import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChangeList } from './change-list.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

/** What was published, newest first, and how to publish it again. */
export function SiteHistory({ published }: { published: number }) {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = trpc.site.history.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const [restored, setRestored] = useState<number | null>(null);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack component="section" gap="md" aria-labelledby="site-history">
      <Title order={4} size="h3" id="site-history">
        History
      </Title>
      {error && (
        <Text c="var(--warn)" role="alert">
          {toApiError(error).serverMessage}
        </Text>
      )}
      {data && items.length === 0 && (
        <Text c="dimmed">Nothing published yet. The site shows the server’s configuration.</Text>
      )}
      <Stack component="ol" className="plain-list" gap="sm">
        {items.map((revision) => (
          <Card as="li" padding="small" key={revision.number}>
            <Stack gap="sm">
              <Text>
                <strong>Revision {revision.number}</strong>
                {revision.restoredFrom !== null && `, revision ${revision.restoredFrom} again`},{' '}
                {revision.publishedByName},{' '}
                <time dateTime={revision.publishedAt}>{formatShortMoment(revision.publishedAt)}</time>
              </Text>
              {revision.note && <Text>{revision.note}</Text>}
              <details>
                <summary>Changes ({revision.changes.length})</summary>
                <ChangeList changes={revision.changes} />
              </details>
              {revision.number !== published && (
                <Group>
                  <Button variant="default" onClick={() => setRestored(revision.number)}>
                    Publish revision {revision.number} again
                  </Button>
                </Group>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" w="fit-content" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier revisions
        </Button>
      )}
      {restored !== null && <RestoreDialog number={restored} published={published} onClose={() => setRestored(null)} />}
    </Stack>
  );
}
