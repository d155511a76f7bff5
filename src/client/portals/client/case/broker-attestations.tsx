import { Text } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import type { BrokerPublic } from '#shared/brokers/schema.ts';

/** What the broker confirmed about the firm, with its day. Nothing at all when nothing was confirmed. */
export function BrokerAttestations({ broker }: { broker: BrokerPublic }) {
  const confirmed = [
    [broker.independentOn, 'The firm is independent: it isn’t tied to one insurer'],
    [broker.severalInsurersOn, 'It places business with several insurers'],
  ] as const;
  const said = confirmed.filter(([on]) => on !== null);
  if (said.length === 0) return null;
  return (
    <div>
      <Text component="h3" ff="text" fw={600} lts={0} mb="var(--space-4)">
        What this broker confirmed to us
      </Text>
      <ul>
        {said.map(([on, words]) => (
          <li key={words}>
            {words}{' '}
            <Text component="span" c="dimmed" size="sm">
              (<time dateTime={on ?? undefined}>{on && formatDay(on)}</time>)
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
