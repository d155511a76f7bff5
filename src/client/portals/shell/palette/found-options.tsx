import { Combobox, Group, Text } from '@mantine/core';
import { FoundReasons } from '#client/modules/queue/found-reasons.tsx';
import { MarkedText } from '#client/modules/queue/marked-text.tsx';
import type { FoundSet } from '#shared/queue/schema.ts';

/** The requests that match, each with what matched. */
export function FoundRequests({ rows }: { rows: FoundSet['cases'] }) {
  if (rows.length === 0) return null;
  return (
    <Combobox.Group label="Requests">
      {rows.map(({ id, found, clientName, title, number }) => (
        <Combobox.Option value={`case:${id}`} key={id}>
          <Group component="span" gap="var(--space-2) var(--space-8)">
            <Text component="span" inherit fw={600}>
              <MarkedText found={found} where="name" text={clientName ?? title} />
            </Text>
            {clientName && (
              <span>
                <MarkedText found={found} where="title" text={title} />
              </span>
            )}
            <Text component="span" c="dimmed" size="sm">
              <MarkedText found={found} where="number" text={number} />
            </Text>
            <FoundReasons found={found} />
          </Group>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

/** The clients that match. */
export function FoundClients({ clients }: { clients: FoundSet['clients'] }) {
  if (clients.length === 0) return null;
  return (
    <Combobox.Group label="Clients">
      {clients.map(({ id, found, name, email }) => (
        <Combobox.Option value={`client:${id}`} key={id}>
          <MarkedText found={found} where="name" text={name} />{' '}
          <Text component="span" c="dimmed" size="sm">
            <MarkedText found={found} where="email" text={email} />
          </Text>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
