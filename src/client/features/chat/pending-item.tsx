import { IconPlayerStop } from '@tabler/icons-react';
import { AnswerText } from './answer-text.tsx';
import type { Pending } from './conversation.ts';
import css from './message-item.module.css';

/** The answer while it comes. Its sources are known before its first word. */
export function PendingItem({ pending, onStop }: { pending: Pending; onStop: () => void }) {
  const sources = pending.passages.flatMap(({ n, title, id }) => (n === null ? [] : [{ n, title, path: id }]));
  return (
    <li className={css.message} data-role="assistant">
      <span className="visually-hidden">Assistant: </span>
      <div className={css.bubble}>
        {pending.text === '' ? (
          <p className={css.waiting}>Looking through the pages of this site</p>
        ) : (
          <AnswerText text={pending.text} sources={sources} />
        )}
      </div>
      <button className={css.action} type="button" onClick={onStop}>
        <IconPlayerStop size={16} aria-hidden="true" />
        Stop
      </button>
    </li>
  );
}
