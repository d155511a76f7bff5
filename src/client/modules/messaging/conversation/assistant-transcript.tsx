import { IconMessageChatbot } from '@tabler/icons-react';
import type { Turn } from '#shared/messaging/transcript.ts';
import css from './assistant-transcript.module.css';

interface AssistantTranscriptProps {
  turns: readonly Turn[];
  side: 'client' | 'staff';
}

/** The conversation with the website's assistant before there was a case. Folded: it is long, and the request is above it. */
export function AssistantTranscript({ turns, side }: AssistantTranscriptProps) {
  const visitor = side === 'client' ? 'You' : 'Client';
  return (
    <details className={css.transcript}>
      <summary className={css.summary}>
        <IconMessageChatbot className={css.icon} size={18} aria-hidden="true" />
        <span>
          Conversation with the assistant
          <span className={css.count}>, {turns.length === 1 ? '1 message' : `${turns.length} messages`}</span>
        </span>
      </summary>
      <p className={css.note}>
        From the website, as {side === 'client' ? 'you' : 'the client'} sent it with the request. The assistant is a
        computer program, not a broker; its answers are general and come from the pages of the site.
      </p>
      <ol className={css.turns}>
        {turns.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes
          <li key={index} className={css.turn} data-role={role}>
            <p className={css.who}>{role === 'user' ? visitor : 'Assistant, computer program'}</p>
            <p className={css.words}>{content}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
