import { Text } from '@mantine/core';
import { WordList } from '#client/ui/word-menu/word-list.tsx';
import type { Colleague } from '#shared/messaging/mentions/schema.ts';
import type { useMentionMenu } from './use-mention-menu.ts';

function whatFor({ role, sees }: Colleague): string {
  if (!sees) return 'Can’t open this request, won’t be notified';
  return role === 'admin' ? 'Administrator' : 'Broker';
}

/** The colleagues that match the text after the @ sign. */
export function MentionList({ menu }: { menu: ReturnType<typeof useMentionMenu> }) {
  const { open, items } = menu;
  if (!open) return null;
  return (
    <WordList
      label="Colleagues"
      choices={menu}
      keyOf={({ id }) => id}
      hint={`${items.length} ${items.length === 1 ? 'colleague' : 'colleagues'}.`}
    >
      {(colleague) => (
        <>
          <strong>{colleague.name}</strong>
          <Text component="span" inherit fz="xs">
            {whatFor(colleague)}
          </Text>
        </>
      )}
    </WordList>
  );
}
