import { Button, Skeleton, Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { MemberRow } from './member-row.tsx';

/** Who works at a firm, in the order they joined. */
export function MemberList({ firmId }: { firmId: string | undefined }) {
  const query = trpc.firms.members.useInfiniteQuery(
    { firmId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const members = query.data?.pages.flatMap((page) => page.members);
  if (query.error && !members)
    return (
      <Stack align="flex-start" gap="sm" role="alert">
        <p>{toApiError(query.error).serverMessage}</p>
        <Button variant="default" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </Stack>
    );
  if (!members) return <Skeleton height={220} role="progressbar" aria-label="Loading the members" />;
  return (
    <Stack gap="sm">
      <Stack component="ul" className="plain-list" gap="sm">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} firmId={firmId} />
        ))}
      </Stack>
      {query.hasNextPage && (
        <Button
          mx="auto"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
