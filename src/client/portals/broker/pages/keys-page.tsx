import { Box, Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { useOwnKeyCalls } from '#client/modules/integrations/keys/key-calls.ts';
import { KeyList } from '#client/modules/integrations/keys/key-list.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { eventTypeSchema } from '#shared/events/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { WebhookSection } from '../../shell/webhook-section.tsx';

const offered = eventTypeSchema.options.filter((type) => !type.startsWith('lead.'));

/** One's own keys and webhooks, of brokers and administrators. */
export function BrokerKeysPage() {
  const { data, error, refetch } = trpc.keys.list.useQuery();
  const calls = useOwnKeyCalls();
  usePageTitle('API keys');
  return (
    <Stack gap="xl" maw="64rem">
      <Group justify="space-between" align="end">
        <Box flex="1 1 20rem">
          <PageTitle
            title="API keys"
            intro="For tools that work with your requests. No key can do more than you can."
          />
        </Box>
        <Button component={Link} to={paths.broker.newKey} leftSection={<IconPlus size={18} aria-hidden="true" />}>
          New key
        </Button>
      </Group>
      {error && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading your keys" />}
      {data && (
        <KeyList
          keys={data.keys}
          calls={calls}
          empty={
            <EmptyState title={data.keys.length === 0 ? 'No keys yet' : 'No working keys'}>
              <p>
                Make one when a tool asks for it, and use a key of its own for each tool. What the API can do is in its{' '}
                <a href="/api/docs">documentation</a>.
              </p>
            </EmptyState>
          }
        />
      )}
      <WebhookSection
        offered={offered}
        intro="Your system is notified when something happens, and reads the rest with a key."
        empty="Make one when a tool gives you an address for it."
      />
    </Stack>
  );
}
