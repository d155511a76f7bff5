import { Button, Group, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { Webhook } from '#shared/integrations/webhooks.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { hostWords, outcomeWords } from './webhook-words.ts';

/** Sends a test and shows at once what came of it. */
export function TestButton({ webhook }: { webhook: Webhook }) {
  const { webhooks } = trpc.useUtils();
  const test = trpc.webhooks.test.useMutation({
    onSettled: () => void webhooks.deliveries.invalidate({ id: webhook.id }),
  });
  const attempt = test.data?.log[0];
  return (
    <Group gap="var(--space-8) var(--space-16)">
      <Button
        size="sm"
        variant="default"
        aria-label={`Send test: ${hostWords(webhook)}`}
        loading={test.isPending}
        onClick={() => test.mutate({ id: webhook.id })}
      >
        Send test
      </Button>
      <Text role="status" component="div" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {attempt && (
          <StateWord tone={test.data?.state === 'delivered' ? 'good' : 'warn'}>
            {`${outcomeWords(attempt)}, ${formatNumber(attempt.milliseconds)} ms`}
          </StateWord>
        )}
        {test.error && <StateWord tone="warn">{toApiError(test.error).serverMessage}</StateWord>}
      </Text>
    </Group>
  );
}
