import { Button, Group, SegmentedControl, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { CaseList } from './case-list.tsx';
import { type CaseStateFilter, useCaseFilter } from './use-case-filter.ts';

const states = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'In progress' },
  { value: 'closed', label: 'Closed' },
];

/** Every request of the client, with search and filters. */
export function CaseHistory() {
  const { state, query, text, setText, setState, clear } = useCaseFilter();
  const list = trpc.cases.list.useInfiniteQuery(
    { scope: 'own', ...(state !== 'all' && { state }), ...(query && { query }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
  const cases = list.data?.pages.flatMap((page) => page.cases);
  return (
    <Section
      title="Your requests"
      bare
      tools={
        <Group component="search" gap="sm" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
          <TextInput
            flex={{ base: '1 1 100%', sm: '1 1 16rem' }}
            type="search"
            aria-label="Search your requests"
            placeholder="Subject, number or broker"
            maxLength={100}
            leftSection={<IconSearch size={17} aria-hidden="true" />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <SegmentedControl
            flex={{ base: '1 1 100%', sm: 'none' }}
            data={states}
            value={state}
            onChange={(value) => setState(value as CaseStateFilter)}
            aria-label="Requests to show"
          />
        </Group>
      }
    >
      <p className="visually-hidden" role="status">
        {query && cases && !list.isPlaceholderData && foundWords(cases.length, list.hasNextPage)}
      </p>
      {list.error && !cases && <p role="alert">{toApiError(list.error).serverMessage}</p>}
      {!cases && !list.error && <Skeleton height={150} />}
      {cases?.length === 0 && (
        <EmptyState title="No matching requests">
          <p>Try another word or part of the number, or show all requests.</p>
          <Button variant="default" onClick={clear}>
            Show all requests
          </Button>
        </EmptyState>
      )}
      {cases && (
        <CaseList
          cases={cases}
          hasMore={list.hasNextPage}
          loadingMore={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Section>
  );
}

function foundWords(count: number, more: boolean): string {
  if (count === 0) return 'No matching requests';
  return more ? `More than ${count} requests found` : `${count} request${count === 1 ? '' : 's'} found`;
}
