import { Button } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { ContactMessageCard } from './contact-message-card.tsx';
import css from './tab.module.css';

/** What was written on the contact form, newest first. */
export function MessagesTab() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trpc.contact.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const messages = data?.pages.flatMap((page) => page.messages);
  return (
    <section className={css.tab} aria-labelledby="messages">
      <h2 className={css.title} id="messages">
        Contact messages
      </h2>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!messages && !error && <PagePlaceholder label="Loading the messages" />}
      {messages?.length === 0 && (
        <EmptyState title="No messages yet">
          <p>What visitors write on the contact page appears here. They get a receipt by mail.</p>
        </EmptyState>
      )}
      {messages && messages.length > 0 && (
        <ul className={css.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <ContactMessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          className={css.more}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
