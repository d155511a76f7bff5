import { AnswerText } from './answer-text.tsx';
import type { Pending } from './conversation.ts';
import css from './messages.module.css';

/** The answer while it streams. Its sources are known before its first word. */
export function PendingItem({ pending }: { pending: Pending }) {
  const sources = pending.passages.flatMap(({ n, title, id }) => (n === null ? [] : [{ n, title, path: id }]));
  const begun = pending.text !== '';
  return (
    <li className={css.message} data-role="assistant">
      <span className="visually-hidden">Assistant: </span>
      <div className={css.bubble}>
        {begun && <AnswerText text={pending.text} sources={sources} />}
        <p className={css.waiting}>{begun ? 'Still writing' : 'Searching this site'}</p>
      </div>
    </li>
  );
}
