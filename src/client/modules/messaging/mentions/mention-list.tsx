import { Text } from '@mantine/core';
import css from '#client/modules/messaging/canned-replies/slash-list.module.css';
import { Card } from '#client/ui/card.tsx';
import type { Colleague } from '#shared/messaging/mentions/schema.ts';
import type { useMentionMenu } from './use-mention-menu.ts';

function whatFor({ role, sees }: Colleague): string {
  if (!sees) return 'Can’t open this request, won’t be notified';
  return role === 'admin' ? 'Administrator' : 'Broker';
}

/** The colleagues that match the text after the @ sign, above the field. */
export function MentionList({ menu }: { menu: ReturnType<typeof useMentionMenu> }) {
  const { open, id, colleagues, active, optionId, take } = menu;
  if (!open) return null;
  return (
    <Card padding="none" className={css.panel}>
      <div className={css.list} id={id} role="listbox" aria-label="Colleagues">
        {colleagues.map((colleague, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
          <div
            className={css.option}
            key={colleague.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // The field must not lose the focus to the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(colleague)}
          >
            <strong>{colleague.name}</strong>
            <Text component="span" inherit fz="xs">
              {whatFor(colleague)}
            </Text>
          </div>
        ))}
      </div>
      <p className={css.hint} role="status">
        {colleagues.length} {colleagues.length === 1 ? 'colleague' : 'colleagues'}. Use the arrow keys to choose, Enter
        to insert, Escape to close.
      </p>
    </Card>
  );
}
