import { Anchor, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useActions } from '#client/lib/actions/actions.ts';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { KeyHint } from '#client/ui/key-hint.tsx';
import type { WorkScope } from '#shared/queue/filters.ts';
import { type QueueQuery, queueQueryString } from '#shared/queue/query.ts';
import { listName } from './list-name.ts';

interface ListHeadProps {
  query: QueueQuery;
  scope: WorkScope;
  /** The address of the list alone. */
  home: string;
}

/** Above the list beside an open request: which list it is, and the way back to it. */
export function ListHead({ query, scope, home }: ListHeadProps) {
  const navigate = useNavigate();
  const to = `${home}?${queueQueryString(query)}`;
  useActions([
    { id: 'list', label: 'Back to the list', group: 'List', key: actionKeys.list, run: () => void navigate(to) },
  ]);
  return (
    <Group justify="space-between" mih="2.25rem" px="xs" wrap="nowrap">
      <Anchor component={Link} to={to} underline="hover" fw={600} miw={0} aria-keyshortcuts={actionKeys.list}>
        <Group component="span" gap="var(--space-6)" wrap="nowrap">
          <IconArrowLeft size={16} aria-hidden="true" /> {listName(query, scope)}
        </Group>
      </Anchor>
      <KeyHint of={actionKeys.list} />
    </Group>
  );
}
