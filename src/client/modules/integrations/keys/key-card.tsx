import { Badge, Button, Code, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import { Card } from '#client/ui/card.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { Key } from '#shared/integrations/schema.ts';
import { scopeWords } from '#shared/integrations/scope-words.ts';
import { KeyUse } from './key-use.tsx';
import { keyMask, keyState, lastUsedWords } from './key-words.ts';

interface KeyCardProps {
  apiKey: Key;
  /** Of its heading. */
  order: 3 | 4;
  /** Somebody else may have made it: a partner's key. */
  showMaker: boolean;
  onReplace: () => void;
  onRevoke: () => void;
}

/** A key that works: what it may do, how it is used, and the ways to end it. */
export function KeyCard({ apiKey, order, showMaker, onReplace, onRevoke }: KeyCardProps) {
  const { name, kind, scopes, networks, origins, createdAt, createdByName, expiresAt, replaced } = apiKey;
  const { tone, words } = keyState(apiKey);
  const facts = [
    [
      'Can',
      <Stack key="can" component="ul" className="plain-list" gap="var(--space-4)">
        {scopes.map((scope) => (
          <li key={scope}>{scopeWords[scope]}</li>
        ))}
      </Stack>,
    ],
    kind === 'publishable'
      ? (['Shown on', origins.join(', ')] as const)
      : (['Used from', networks.join(', ') || 'Any network'] as const),
    ['Created', showMaker ? `${formatDay(createdAt)} by ${createdByName}` : formatDay(createdAt)],
    ['Expires', formatDay(expiresAt)],
    ['Last used', lastUsedWords(apiKey)],
  ] as const;
  return (
    <Card as="li">
      <Group justify="space-between" align="start" gap="var(--space-8) var(--space-16)">
        <div>
          <Group gap="xs">
            <Title order={order} fz="var(--text-17)" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            {kind === 'test' && <Badge variant="default">Test</Badge>}
            {kind === 'publishable' && <Badge variant="default">For a website form</Badge>}
          </Group>
          <Code bg="none" p={0} c="dimmed" fz="sm">
            {keyMask(apiKey)}
          </Code>
        </div>
        <StateWord tone={tone}>{words}</StateWord>
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg" style={{ alignItems: 'start' }}>
        <Facts facts={facts} />
        <KeyUse apiKey={apiKey} />
      </SimpleGrid>
      <Group gap="sm">
        {!replaced && (
          <Button size="sm" variant="default" aria-label={`Replace ${name}`} onClick={onReplace}>
            Replace
          </Button>
        )}
        <Button size="sm" variant="outline" color="ember" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </Group>
    </Card>
  );
}
