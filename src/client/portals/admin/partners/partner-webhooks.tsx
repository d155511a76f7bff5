import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { NewWebhook } from '#client/modules/integrations/webhooks/new-webhook.tsx';
import { WebhookList } from '#client/modules/integrations/webhooks/webhook-list.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { eventTypeSchema } from '#shared/events/schema.ts';
import { eventScopes } from '#shared/integrations/events.ts';
import type { Partner } from '#shared/integrations/partners.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { TabHead } from '../dashboard/tab-head.tsx';

const offered = eventTypeSchema.options.filter((type) => eventScopes[type].includes('leads:read'));

/** A partner's webhooks, made by administrators: the partner gets the secret from them. */
export function PartnerWebhooks({ partner }: { partner: Partner }) {
  const partnerId = partner.id;
  const { data, error, refetch } = trpc.webhooks.list.useQuery({ partnerId });
  return (
    <Stack component="section" gap="lg" aria-labelledby="partner-webhooks">
      <TabHead
        id="partner-webhooks"
        title="Webhooks"
        intro="Their system is notified about the requests they sent, without names. You see each secret once."
      >
        <NewWebhook partnerId={partnerId} offered={offered} />
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
              <p>Without one, {partner.name} has to ask for the status of its requests.</p>
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}
