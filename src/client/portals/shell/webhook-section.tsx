import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { NewWebhook } from '#client/modules/integrations/webhooks/new-webhook.tsx';
import { WebhookList } from '#client/modules/integrations/webhooks/webhook-list.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
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
      <TabHead id="webhooks" title="Webhooks" intro={intro}>
        <NewWebhook {...(partnerId && { partnerId })} offered={offered} />
      </TabHead>
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
