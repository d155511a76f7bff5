import { Button, Code, Group, Stack, Title } from '@mantine/core';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { Card } from '#client/ui/card.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { eventWords } from '#shared/integrations/event-words.ts';
import type { Webhook } from '#shared/integrations/webhooks.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { TestButton } from './test-button.tsx';
import { hostWords, webhookState } from './webhook-words.ts';

interface WebhookCardProps {
  webhook: Webhook;
  /** Of its heading. */
  order: 3 | 4;
  /** Pausing or resuming is on its way. */
  switching: boolean;
  onSwitch: () => void;
  onOpen: (step: 'log' | 'change' | 'rotate' | 'delete') => void;
}

/** A webhook: where it leads, whether events arrive, and everything that can be done with it. */
export function WebhookCard({ webhook, order, switching, onSwitch, onOpen }: WebhookCardProps) {
  const { url, types, waiting, createdAt, keyName, formerSecretUntil, status } = webhook;
  const { tone, words } = webhookState(webhook);
  const name = hostWords(webhook);
  const facts = [
    [
      'Sent',
      <Stack key="sent" component="ul" className="plain-list" gap="var(--space-4)">
        {types.map((type) => (
          <li key={type}>{eventWords[type]}</li>
        ))}
        {types.length === 0 && <li>Only withdrawn consents and deleted people</li>}
      </Stack>,
    ],
    ['Waiting', waiting === 0 ? 'Nothing' : `${formatNumber(waiting)} ${waiting === 1 ? 'event' : 'events'}`],
    ['Created', keyName ? `${formatDay(createdAt)} with the key “${keyName}”` : formatDay(createdAt)],
    ...(formerSecretUntil ? [['Old secret', `Signs until ${formatShortMoment(formerSecretUntil)}`] as const] : []),
  ] as const;
  const action = (label: string, onClick: () => void) => (
    <Button size="sm" variant="default" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Card as="li">
      <Group justify="space-between" align="start" gap="var(--space-8) var(--space-16)">
        <div>
          <Title order={order} fz="var(--text-17)" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Code bg="none" p={0} c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Code>
        </div>
        <StateWord tone={tone}>{words}</StateWord>
      </Group>
      <Facts facts={facts} />
      <TestButton webhook={webhook} />
      <Group gap="sm">
        {action('Deliveries', () => onOpen('log'))}
        {action('Change', () => onOpen('change'))}
        <Button
          size="sm"
          variant="default"
          aria-label={`${status === 'active' ? 'Pause' : 'Resume'}: ${name}`}
          loading={switching}
          onClick={onSwitch}
        >
          {status === 'active' ? 'Pause' : 'Resume'}
        </Button>
        {action('Replace secret', () => onOpen('rotate'))}
        <Button
          size="sm"
          variant="outline"
          color="ember"
          aria-label={`Delete: ${name}`}
          onClick={() => onOpen('delete')}
        >
          Delete
        </Button>
      </Group>
    </Card>
  );
}
