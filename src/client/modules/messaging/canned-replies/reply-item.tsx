import { Button, Group, Text } from '@mantine/core';
import { Card } from '#client/ui/card.tsx';
import type { CannedReply } from '#shared/messaging/canned-replies/schema.ts';
import { exampleValues } from '#shared/messaging/canned-replies/variables.ts';
import css from './replies.module.css';
import { ReplyText } from './reply-text.tsx';

interface ReplyItemProps {
  reply: CannedReply;
  editable: boolean;
  pending: boolean;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** One reply, previewed with a fictional client. */
export function ReplyItem({ reply, editable, pending, onEdit, onCopy, onRemove }: ReplyItemProps) {
  const { title, shortcut, body, replaces } = reply;
  return (
    <Card as="li" padding="small" className={css.item}>
      <Group align="baseline" justify="space-between" gap="var(--space-4) var(--space-12)">
        <Text component="h3" className={css.name} ff="text" size="lg" fw={600} lts={0}>
          {title}
        </Text>
        {shortcut && <kbd className={css.shortcut}>/{shortcut}</kbd>}
      </Group>
      <Text component="div" lineClamp={6}>
        <ReplyText body={body} values={exampleValues} />
      </Text>
      <Group gap="var(--space-6)">
        {editable && (
          <Button size="compact-sm" variant="default" onClick={onEdit} aria-label={`Edit ${title}`}>
            Edit
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onCopy} aria-label={`Copy ${title}`}>
          {editable ? 'Copy' : 'Copy to mine'}
        </Button>
        {editable && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="ember"
            disabled={pending}
            onClick={onRemove}
            aria-label={`${replaces ? 'Reset' : 'Delete'} ${title}`}
          >
            {replaces ? 'Reset' : 'Delete'}
          </Button>
        )}
      </Group>
    </Card>
  );
}
