import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment } from '#client/lib/format-date.ts';
import { Card } from '#client/ui/card.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ConsentProof } from '#shared/consents/schema.ts';
import { Facts } from '../details/facts.tsx';
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
    ['Text', `Version ${version}`],
    ['When', formatMoment(at)],
    ['How', channel],
    ['Mailbox', mailbox ?? 'Erased'],
    ...evidence.map(({ name, value }): [string, string] => [name, value]),
    ['Place in the chain', chain ? chain.place : 'Given within a minute'],
  ];
  if (chain)
    facts.push(
      ['Hash', <Hash key="hash" of={chain.hash} />],
      ['Hash before it', <Hash key="before" of={chain.prevHash} />],
    );
  return (
    <Card as="article" padding="small">
      <Group justify="space-between" align="baseline" gap="var(--space-4) var(--space-16)">
        <Title order={3}>
          {title}: {given ? 'agreed' : 'taken back'}
        </Title>
        <StateWord tone={whole ? 'good' : 'warn'}>
          {whole ? 'Unchanged since it was written' : 'Changed after it was written'}
        </StateWord>
      </Group>
      <Quote>{text}</Quote>
      {erased && (
        <Text c="dimmed" inherit>
          Details about the person were erased. The words, the moment and the place in the chain still hold.
        </Text>
      )}
      <Facts facts={facts} />
    </Card>
  );
}
