import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { StateWord } from '#client/ui/state-word.tsx';
import type { Delivery } from '#shared/integrations/webhooks.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { deliveryState, deliveryTitle, outcomeWords } from './webhook-words.ts';

interface DeliveryRowProps {
  delivery: Delivery;
  pending: boolean;
  /** Tests are done again instead. */
  onReplay?: (() => void) | undefined;
}

/** One delivery, its attempts with what was answered, and the button to send it again. */
export function DeliveryRow({ delivery, pending, onReplay }: DeliveryRowProps) {
  const { createdAt, log, eventId } = delivery;
  const { tone, words } = deliveryState(delivery);
  const title = deliveryTitle(delivery);
  return (
    <Stack component="li" gap="var(--space-4)" py="sm" style={{ borderBottom: '1px solid var(--line)' }}>
      <Group justify="space-between" gap="var(--space-4) var(--space-16)">
        <Text fw={600}>{title}</Text>
        <StateWord tone={tone}>{words}</StateWord>
      </Group>
      <Text size="sm" c="dimmed">
        <time dateTime={createdAt}>{formatShortMoment(createdAt)}</time>{' '}
        <Code bg="none" p={0} c="inherit" style={{ overflowWrap: 'anywhere' }}>
          {eventId}
        </Code>
      </Text>
      {log.length > 0 && (
        <Stack component="ul" className="plain-list" gap="var(--space-2)" fz="sm">
          {log.map((attempt) => (
            <li key={attempt.at} style={{ overflowWrap: 'anywhere' }}>
              {formatShortMoment(attempt.at)} · {outcomeWords(attempt)}, {formatNumber(attempt.milliseconds)} ms
              {attempt.answer && <> “{attempt.answer}”</>}
            </li>
          ))}
        </Stack>
      )}
      {onReplay && (
        <div>
          <Button
            size="xs"
            variant="default"
            aria-label={`Send again: ${title}, ${formatShortMoment(createdAt)}`}
            loading={pending}
            onClick={onReplay}
          >
            Send again
          </Button>
        </div>
      )}
    </Stack>
  );
}
