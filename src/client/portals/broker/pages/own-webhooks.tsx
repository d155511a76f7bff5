import { Group, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { NewWebhook } from '#client/modules/integrations/webhooks/new-webhook.tsx';
import { WebhookList } from '#client/modules/integrations/webhooks/webhook-list.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { eventTypeSchema } from '#shared/events/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';

/** One's own webhooks, beside the keys of the same tools. */
export function OwnWebhooks() {
  const { data, error, refetch } = trpc.webhooks.list.useQuery({});
  const offered = eventTypeSchema.options.filter((type) => !type.startsWith('lead.'));
  return (
    <Stack component="section" gap="lg" aria-labelledby="webhooks">
      <Group justify="space-between" align="end" gap="var(--space-12) var(--space-24)">
        <div>
          <Title order={2} id="webhooks">
            Webhooks
          </Title>
          <Text c="dimmed" maw="var(--reading)" mt="xs" inherit>
            Your system is notified when something happens, and reads the rest with a key.
          </Text>
        </div>
        <NewWebhook offered={offered} />
      </Group>
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading your webhooks" />}
      {data && (
        <WebhookList
          webhooks={data.items}
          offered={offered}
          order={3}
          empty={
            <EmptyState title="No webhooks yet">
              <p>Make one when a tool gives you an address for it.</p>
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}
