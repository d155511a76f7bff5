import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { FailedQuery } from './failed-query.tsx';
import { groupReads } from './group-reads.ts';
import { ReadItem } from './read-item.tsx';

/** Who has seen the user’s requests, newest first. */
export function ReadList() {
  const list = trpc.privacy.reads.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const groups = data && groupReads(data.pages.flatMap(({ reads }) => reads));
  return (
    <Section
      title="Who has seen your requests"
      intro="People, their software, and partners that opened one of your requests: what they saw, once for each day. You and our own lists aren’t shown."
    >
      {error && !data && <FailedQuery error={error} again={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading who has seen your requests">
          <Skeleton height={160} radius="md" />
        </div>
      )}
      {groups?.length === 0 && (
        <EmptyState title="Nothing is recorded yet">
          <p>
            When a broker or someone else opens a request, you’ll see it here. What was opened before we kept this list
            isn’t in it.
          </p>
        </EmptyState>
      )}
      {groups && groups.length > 0 && (
        <Stack component="ul" className="plain-list" gap={0} aria-label="Who has seen your requests">
          {groups.map((group) => (
            <ReadItem key={group.id} group={group} />
          ))}
        </Stack>
      )}
      {data && error && (
        <Text c="var(--warn)" role="alert">
          Earlier entries couldn’t be loaded. Try again.
        </Text>
      )}
      {hasNextPage && (
        <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </Section>
  );
}
