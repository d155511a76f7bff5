import type { ReactNode } from 'react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { AnswerText } from './answer-text.tsx';
import type { Message } from './message.ts';
import css from './messages.module.css';
import { redactedWords } from './redacted-words.ts';
import { SourceList } from './source-list.tsx';

const names = { user: 'You', assistant: 'Assistant', system: 'Note' };

interface MessageItemProps {
  message: Message;
  /** Its buttons. */
  actions?: ReactNode;
  /** Details for people who want to inspect an answer. */
  details?: ReactNode;
}

/** One message: a question on the right, an answer on the left, a page note across. */
export function MessageItem({ message, actions, details }: MessageItemProps) {
  const { role, content, timestamp, sources = [], redacted = [], stopped, failed } = message;
  const known = new Date(timestamp).getTime() > 0;
  return (
    <li className={css.message} data-message-id={message.id} data-role={role} data-failed={failed || undefined}>
      <span className="visually-hidden">{names[role]}: </span>
      {content !== '' && (
        <div className={css.bubble}>
          {role === 'assistant' ? (
            <AnswerText text={content} sources={sources} />
          ) : (
            <p className={css.line} dir="auto">
              {content}
            </p>
          )}
          {sources.length > 0 && <SourceList sources={sources} answer={content} />}
        </div>
      )}
      {redacted.length > 0 && <p className={css.remark}>Removed before sending: {redactedWords(redacted)}</p>}
      {stopped && <p className={css.remark}>Stopped</p>}
      {role !== 'system' && known && (
        <time className={css.remark} dateTime={timestamp} title={formatMoment(timestamp)}>
          {formatShortMoment(timestamp)}
        </time>
      )}
      {actions}
      {details}
    </li>
  );
}
