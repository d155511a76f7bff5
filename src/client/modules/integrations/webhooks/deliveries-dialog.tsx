import { Button, Loader, Modal, Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Webhook } from '#shared/integrations/webhooks.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { ReplaySpan } from './replay-span.tsx';
import { useWebhooksRead } from './webhook-calls.ts';
import { hostWords } from './webhook-words.ts';

const PAGE = 20;

/** What was sent in the last 30 days, and what came of it. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, status } = webhook;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    trpc.webhooks.deliveries.useInfiniteQuery(
      { id, limit: PAGE },
      { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
    );
  const read = useWebhooksRead();
  const replay = trpc.webhooks.replay.useMutation({
    onSuccess: () => showToast({ kind: 'success', message: 'It’s being sent again.' }),
    onError: (failure) =>
      showToast({ kind: 'error', title: 'Nothing was sent', message: toApiError(failure).serverMessage }),
    onSettled: read,
  });
  const deliveries = data?.pages.flatMap(({ items }) => items);
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Deliveries to “${hostWords(webhook)}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
      centered
    >
      <Stack>
        {error && !deliveries && (
          <Stack role="alert" gap="sm" align="start">
            <p>{toApiError(error).serverMessage}</p>
            <Button size="sm" variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        )}
        {!deliveries && !error && <Loader aria-label="Loading deliveries" />}
        {deliveries?.length === 0 && (
          <EmptyState title="Nothing sent yet">
            <p>What is sent appears here for 30 days. Send a test to see how your system answers.</p>
          </EmptyState>
        )}
        {deliveries && deliveries.length > 0 && (
          <>
            {status === 'active' && <ReplaySpan id={id} onDone={read} />}
            <Stack component="ul" className="plain-list" gap={0}>
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  pending={replay.isPending && replay.variables.deliveryId === delivery.id}
                  onReplay={
                    status === 'active' && delivery.type !== 'ping'
                      ? () => replay.mutate({ id, deliveryId: delivery.id })
                      : undefined
                  }
                />
              ))}
            </Stack>
          </>
        )}
        {hasNextPage && (
          <Button mx="auto" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
