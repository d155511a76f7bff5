import { Button, Group, Stack, Text } from '@mantine/core';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { periodWords, providerRoleLabels } from '#shared/settings/providers.ts';
import list from '../lists/list.module.css';
import { useSaveProviders } from './use-save-providers.ts';

type Saved = RouterOutputs['settings']['providers'];

interface ProviderItemProps {
  provider: Saved['value']['providers'][number];
  index: number;
  saved: Saved;
  onEdit: () => void;
}

/** An entry of the register. One that ended keeps its last day; removing is for mistakes. */
export function ProviderItem({ provider, index, saved, onEdit }: ProviderItemProps) {
  const { name, role, country, task } = provider;
  const remove = useSaveProviders('Provider removed.');
  return (
    <Card as="li" padding="small" className={list.row}>
      <Stack gap="var(--space-4)" flex="1 1 18rem">
        <Text fw={600} inherit>
          {name}
        </Text>
        <p>{task}</p>
        <Text c="dimmed" size="sm">
          {providerRoleLabels[role]}, {country}. {periodWords(provider)}.
        </Text>
      </Stack>
      <Group gap="xs">
        <Button variant="default" size="sm" aria-label={`Edit: ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Remove: ${name}`}
          loading={remove.isPending}
          onClick={() =>
            remove.mutate({
              version: saved.version,
              value: { providers: saved.value.providers.filter((_, place) => place !== index) },
            })
          }
        >
          Remove
        </Button>
      </Group>
    </Card>
  );
}
