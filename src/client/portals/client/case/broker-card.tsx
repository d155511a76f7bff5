import { Group, SimpleGrid, Text } from '@mantine/core';
import { IconCertificate, IconUserSearch } from '@tabler/icons-react';
import { LicenceLink } from '#client/modules/brokers/licence-link.tsx';
import { Section } from '#client/ui/section.tsx';
import { type BrokerPublic, licenceClassLabels } from '#shared/brokers/schema.ts';
import { BrokerAttestations } from './broker-attestations.tsx';
import css from './client-case.module.css';

interface BrokerCardProps {
  broker: BrokerPublic | null;
  /** Why this broker, in the words of matching. */
  matchReason: string | null;
  /** The reader was invited by the client. */
  shared: boolean;
}

/** The broker of the request, under which licence, how to check it, and why this person. */
export function BrokerCard({ broker, matchReason, shared }: BrokerCardProps) {
  const title = shared ? 'The broker' : 'Your broker';
  if (!broker) {
    return (
      <Section title={title}>
        <Group component="p" gap="sm" align="start" wrap="nowrap" c="dimmed">
          <IconUserSearch size={24} stroke={1.6} aria-hidden="true" />
          <span>
            {matchReason ??
              'No licensed broker has accepted this request yet. Their name, firm and licence will appear here.'}
          </span>
        </Group>
      </Section>
    );
  }
  return (
    <Section title={title}>
      <Group wrap="nowrap">
        <span className={css.initials} aria-hidden="true">
          {initials(broker.name)}
        </span>
        <div>
          <Text fw={600}>{broker.name}</Text>
          <Text c="dimmed">{broker.firm}</Text>
        </div>
      </Group>
      <SimpleGrid component="dl" minColWidth="9rem" autoFlow="auto-fit" spacing="xs">
        <div>
          <Text component="dt" c="dimmed" size="xs">
            Licence number
          </Text>
          <dd>{broker.licenceNumber}</dd>
        </div>
        <div>
          <Text component="dt" c="dimmed" size="xs">
            Licence classes
          </Text>
          <dd>{broker.licenceClasses.map((licence) => licenceClassLabels[licence]).join(', ')}</dd>
        </div>
      </SimpleGrid>
      <Group component="p" gap="xs" align="start" wrap="nowrap" fz="sm">
        <IconCertificate size={20} stroke={1.6} color="var(--good)" aria-hidden="true" />
        <span>
          You can check this licence yourself: search for the name in the Alberta Insurance Council’s public register.
          The licence must show as issued. <LicenceLink>Check this licence</LicenceLink>
        </span>
      </Group>
      <BrokerAttestations broker={broker} />
      {matchReason && (
        <div>
          <Text component="h3" ff="text" fw={600} lts={0} mb="var(--space-4)">
            Why this broker
          </Text>
          <p>{matchReason}</p>
        </div>
      )}
    </Section>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}
