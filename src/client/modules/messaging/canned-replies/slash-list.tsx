import { Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Card } from '#client/ui/card.tsx';
import { paths } from '#shared/platform/paths.ts';
import { ReplyText } from './reply-text.tsx';
import css from './slash-list.module.css';
import type { useSlashMenu } from './use-slash-menu.ts';

/** The replies that match the text after the slash, above the field; the one that Enter selects is shown in full. */
export function SlashList({ menu }: { menu: ReturnType<typeof useSlashMenu> }) {
  const { open, id, replies, more, active, values, optionId, take } = menu;
  if (!open) return null;
  const reply = replies[active];
  return (
    <Card padding="none" className={css.panel}>
      {reply && (
        <div className={css.columns}>
          <div className={css.list} id={id} role="listbox" aria-label="Canned replies">
            {replies.map((each, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
              <div
                className={css.option}
                key={each.key}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                // The field must not lose the focus to the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(each)}
              >
                <strong>{each.title}</strong>
                {each.shortcut && (
                  <Text component="kbd" ff="text" size="xs">
                    /{each.shortcut}
                  </Text>
                )}
                {each.scope === 'shared' && (
                  <Group component="span" display="inline-flex" gap="var(--space-4)" wrap="nowrap" fz="xs">
                    <IconUsers size={14} aria-hidden="true" /> Shared
                  </Group>
                )}
              </div>
            ))}
          </div>
          <div className={css.preview}>
            <ReplyText body={reply.body} values={values} />
          </div>
        </div>
      )}
      <p className={css.hint} role="status">
        {reply
          ? `${replies.length + more} ${replies.length + more === 1 ? 'reply' : 'replies'}. Use the arrow keys to choose, Enter to insert, Escape to close.`
          : 'There are no replies yet. '}
        {!reply && <Link to={paths.broker.replies}>Write your first one</Link>}
      </p>
    </Card>
  );
}
