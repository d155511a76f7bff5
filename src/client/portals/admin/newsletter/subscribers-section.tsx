import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { trpc } from '#client/lib/trpc.tsx';
import { SearchBox } from '#client/modules/queue/search-box.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { tableExportPath } from '#shared/data-transfer/exports/schema.ts';
import { subscriberStatusLabels, subscriberStatusSchema } from '#shared/newsletter/desk-schema.ts';
import list from '../lists/list.module.css';
import { ResourceList } from '../lists/resource-list.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { SubscriberCounts } from './subscriber-counts.tsx';
import { SubscriberTable } from './subscriber-table.tsx';

const choices = [
  { value: '', label: 'Any status' },
  ...subscriberStatusSchema.options.map((value) => ({ value, label: subscriberStatusLabels[value] })),
];

/** What a tool that sends for us needs: who may get an email, and who must not. */
const downloads = [
  { name: 'subscribers', label: 'Download subscribers' },
  { name: 'suppressions', label: 'Download suppressed addresses' },
] as const;

/** The newsletter's subscribers, and the proof that they want it. */
export function SubscribersSection() {
  const params = useListParams();
  const search = params.get('q');
  const status = subscriberStatusSchema.safeParse(params.get('status')).data;
  const query = trpc.subscribers.list.useInfiniteQuery(
    { search, status },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const narrowed = search !== '' || status !== undefined;
  return (
    <Stack component="section" gap="lg" aria-labelledby="subscribers">
      <TabHead
        id="subscribers"
        title="Subscribers"
        intro="An address joins the list once its owner confirms it by email. Every consent is stored word for word. The subscriber file contains only confirmed addresses. Downloads and proof views are recorded in the audit log."
      >
        <Group gap="xs">
          {downloads.map(({ name, label }) => (
            <Button
              key={name}
              component="a"
              href={tableExportPath(name)}
              download
              variant="default"
              leftSection={<IconDownload size={17} aria-hidden="true" />}
            >
              {label}
            </Button>
          ))}
        </Group>
      </TabHead>
      <SubscriberCounts />
      <div className={list.filters}>
        <SearchBox value={search} onSearch={(q) => params.set({ q })} placeholder="Start of an address" />
        <NativeSelect
          label="Status"
          data={choices}
          value={status ?? ''}
          onChange={({ currentTarget }) => params.set({ status: currentTarget.value })}
        />
      </div>
      <ResourceList
        query={query}
        rowsOf={(page) => page.subscribers}
        loading="Loading addresses"
        empty={() => (
          <EmptyState title={narrowed ? 'No matching addresses' : 'No subscribers yet'}>
            {narrowed ? (
              <Button variant="subtle" size="compact-sm" onClick={() => params.set({ q: '', status: '' })}>
                Show all addresses
              </Button>
            ) : (
              <p>People who sign up on the website appear here, even before they confirm.</p>
            )}
          </EmptyState>
        )}
      >
        {(subscribers) => <SubscriberTable subscribers={subscribers} />}
      </ResourceList>
    </Stack>
  );
}
