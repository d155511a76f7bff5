import { Box, Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import type { ReplyScope, Starter } from '#shared/messaging/canned-replies/schema.ts';
import { exampleValues } from '#shared/messaging/canned-replies/variables.ts';
import css from './replies.module.css';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReplyText } from './reply-text.tsx';

interface StartersListProps {
  starters: readonly Starter[];
  /** Whose version an edited one becomes. */
  scope: ReplyScope;
}

/** The replies that come with the product and were not changed. Editing one saves a version, which can be reset. */
export function StartersList({ starters, scope }: StartersListProps) {
  const heading = useId();
  const [edited, setEdited] = useState<Starter | null>(null);
  if (starters.length === 0) return null;
  return (
    <Box component="section" mt="xl" aria-labelledby={heading}>
      <Title order={2} id={heading}>
        Starter replies
      </Title>
      <Text c="dimmed" maw="var(--reading)" mt="var(--space-6)" mb="md">
        {scope === 'shared'
          ? 'Everyone who works on requests has these. Edit one to share your own version instead.'
          : 'Ready to use in every conversation. Edit one to use your own version instead.'}
      </Text>
      <SimpleGrid component="ul" className="plain-list" minColWidth="min(22rem, 100%)">
        {starters.map((starter) => (
          <Card as="li" padding="small" className={css.item} key={starter.name}>
            <Group align="baseline" justify="space-between" gap="var(--space-4) var(--space-12)">
              <Text component="h3" className={css.name} ff="text" size="lg" fw={600} lts={0}>
                {starter.title}
              </Text>
              {starter.shortcut && <kbd className={css.shortcut}>/{starter.shortcut}</kbd>}
            </Group>
            <Text c="dimmed" size="sm">
              {starter.use}
            </Text>
            <Text component="div" lineClamp={6}>
              <ReplyText body={starter.body} values={exampleValues} />
            </Text>
            <Group gap="var(--space-6)">
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => setEdited(starter)}
                aria-label={`Edit ${starter.title}`}
              >
                Edit
              </Button>
            </Group>
          </Card>
        ))}
      </SimpleGrid>
      {edited && (
        <ReplyDialog start={{ scope, words: edited, replaces: edited.name }} onClose={() => setEdited(null)} />
      )}
    </Box>
  );
}
