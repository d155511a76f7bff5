import { Group, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { NewWebhook } from '#client/modules/integrations/webhooks/new-webhook.tsx';
import { WebhookList } from '#client/modules/integrations/webhooks/webhook-list.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { EventType } from '#shared/events/schema.ts';
import { FailurePanel } from './failure-panel.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

interface WebhookSectionProps {
  /** Whose they are, if they aren't one's own. */
  partnerId?: string;
  /** The types of events that can be chosen. */
  offered: readonly EventType[];
  intro: string;
  /** What having none means, or when to make one. */
  empty: string;
}

/** The webhooks of one holder, below the keys of the same tools. */
export function WebhookSection({ partnerId, offered, intro, empty }: WebhookSectionProps) {
  const { data, error, refetch } = trpc.webhooks.list.useQuery({ ...(partnerId && { partnerId }) });
  return (
    <Stack component="section" gap="lg" aria-labelledby="webhooks">
      <Group justify="space-between" align="end" gap="var(--space-12) var(--space-24)">
        <div>
          <Title order={2} id="webhooks" fz="var(--text-24)">
            Webhooks
          </Title>
          <Text c="dimmed" maw="var(--reading)" mt="xs" inherit>
            {intro}
          </Text>
        </div>
        <NewWebhook {...(partnerId && { partnerId })} offered={offered} />
      </Group>
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading webhooks" />}
      {data && (
        <WebhookList
          webhooks={data.items}
          offered={offered}
          order={3}
          empty={
            <EmptyState title="No webhooks yet">
              <p>{empty}</p>
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}
