import { Button, NativeSelect, Stack } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { NearNames } from '#client/modules/queue/near-names.tsx';
import { SearchBox } from '#client/modules/queue/search-box.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { contactStatusLabels, contactStatusSchema } from '#shared/contact-messages/desk-schema.ts';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import list from '../lists/list.module.css';
import { ResourceList } from '../lists/resource-list.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageRows } from './message-rows.tsx';
import css from './messages.module.css';

const choices = [
  { value: '', label: 'Any status' },
  ...contactStatusSchema.options.map((value) => ({ value, label: contactStatusLabels[value] })),
];

/** Messages from the contact form, newest first, with the open one next to the list. */
export function MessagesTab() {
  const params = useListParams();
  const search = params.get('q');
  const status = contactStatusSchema.safeParse(params.get('status')).data;
  const open = params.get('message');
  const query = trpc.contactDesk.list.useInfiniteQuery(
    { search, status },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const narrowed = search !== '' || status !== undefined;
  return (
    <section className={css.desk} data-open={open !== '' || undefined} aria-labelledby="messages">
      <Stack gap="lg" className={css.rows}>
        <TabHead id="messages" title={adminParts.messages} intro="Sent through the contact form on the website." />
        <div className={list.filters}>
          <SearchBox value={search} onSearch={(q) => params.set({ q })} placeholder="Name, email or subject" />
          <NativeSelect
            label="Status"
            data={choices}
            value={status ?? ''}
            onChange={({ currentTarget }) => params.set({ status: currentTarget.value })}
          />
        </div>
        <ResourceList
          query={query}
          rowsOf={(page) => page.messages}
          loading="Loading messages"
          empty={({ near }) => (
            <EmptyState title={narrowed ? 'No matching messages' : 'No messages yet'}>
              <NearNames names={near} onSearch={(q) => params.set({ q })} />
              {narrowed ? (
                <Button variant="subtle" size="compact-sm" onClick={() => params.set({ q: '', status: '' })}>
                  Show all messages
                </Button>
              ) : (
                <p>New messages appear here automatically. Senders get a confirmation by email.</p>
              )}
            </EmptyState>
          )}
        >
          {(messages) => (
            <MessageRows messages={messages} open={open} hrefOf={(message) => params.hrefWith({ message })} />
          )}
        </ResourceList>
      </Stack>
      {open && <MessageDetail key={open} messageId={open} back={params.hrefWith({ message: '' })} />}
    </section>
  );
}
