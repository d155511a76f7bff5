import { Button } from '@mantine/core';
import type { CannedReply } from '#shared/messaging/canned-replies/schema.ts';
import { exampleValues } from '#shared/messaging/canned-replies/variables.ts';
import css from './replies-list.module.css';
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
  const { title, shortcut, body } = reply;
  return (
    <li className={css.item}>
      <div className={css.name}>
        <h3>{title}</h3>
        {shortcut && <kbd className={css.shortcut}>/{shortcut}</kbd>}
      </div>
      <div className={css.body}>
        <ReplyText body={body} values={exampleValues} />
      </div>
      <div className={css.actions}>
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
            aria-label={`Delete ${title}`}
          >
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}
