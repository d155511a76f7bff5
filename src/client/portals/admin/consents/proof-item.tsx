import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment } from '#client/lib/format-date.ts';
import { Card } from '#client/ui/card.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ConsentProof } from '#shared/consents/schema.ts';
import { versionWords } from '#shared/consents/versions.ts';
import { Quote } from '../details/quote.tsx';

function Hash({ of }: { of: string }) {
  return (
    <Text component="span" ff="monospace" size="xs">
      {of}
    </Text>
  );
}

/** One row of the ledger, with everything that makes it proof. */
export function ProofItem({ proof }: { proof: ConsentProof }) {
  const { title, version, text, given, mailbox, channel, at, evidence, chain, erased, whole } = proof;
  const facts: [label: string, value: ReactNode][] = [
    ['Text', `Version ${versionWords(version)}`],
    ['When', formatMoment(at)],
    ['Channel', channel],
    ['Email', mailbox ?? 'Deleted'],
    ...evidence.map(({ name, value }): [string, string] => [name, value]),
    ['Position in the chain', chain ? chain.place : 'Assigned within a minute'],
  ];
  if (chain)
    facts.push(
      ['Hash', <Hash key="hash" of={chain.hash} />],
      ['Previous hash', <Hash key="before" of={chain.prevHash} />],
    );
  return (
    <Card as="article" padding="small">
      <Group justify="space-between" align="baseline" gap="var(--space-4) var(--space-16)">
        <Title order={3}>
          {title}: {given ? 'given' : 'withdrawn'}
        </Title>
        <StateWord tone={whole ? 'good' : 'warn'}>
          {whole ? 'Unchanged since it was recorded' : 'Changed after it was recorded'}
        </StateWord>
      </Group>
      <Quote>{text}</Quote>
      {erased && (
        <Text c="dimmed" inherit>
          The person’s details were deleted. The text, the time and the position in the chain still serve as proof.
        </Text>
      )}
      <Facts facts={facts} />
    </Card>
  );
}
