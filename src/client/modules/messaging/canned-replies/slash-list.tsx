import { Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { WordList } from '#client/ui/word-menu/word-list.tsx';
import { paths } from '#shared/platform/paths.ts';
import { ReplyText } from './reply-text.tsx';
import type { useSlashMenu } from './use-slash-menu.ts';

/** The replies that match the text after the slash; the one that Enter selects is shown in full. */
export function SlashList({ menu }: { menu: ReturnType<typeof useSlashMenu> }) {
  const { open, items, active, found, values } = menu;
  if (!open) return null;
  const reply = items[active];
  return (
    <WordList
      label="Canned replies"
      choices={menu}
      keyOf={({ key }) => key}
      preview={reply && <ReplyText body={reply.body} values={values} />}
      hint={
        reply ? (
          `${found} ${found === 1 ? 'reply' : 'replies'}.`
        ) : (
          <>
            There are no replies yet. <Link to={paths.broker.replies}>Write your first one</Link>
          </>
        )
      }
    >
      {({ title, shortcut, scope }) => (
        <>
          <strong>{title}</strong>
          {shortcut && (
            <Text component="kbd" ff="text" size="xs">
              /{shortcut}
            </Text>
          )}
          {scope === 'shared' && (
            <Group component="span" display="inline-flex" gap="var(--space-4)" wrap="nowrap" fz="xs">
              <IconUsers size={14} aria-hidden="true" /> Shared
            </Group>
          )}
        </>
      )}
    </WordList>
  );
}
