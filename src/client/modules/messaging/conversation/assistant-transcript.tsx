import { Stack, Text } from '@mantine/core';
import { IconMessageChatbot } from '@tabler/icons-react';
import type { Turn } from '#shared/messaging/transcript.ts';
import conversation from './conversation.module.css';
import css from './message-rows.module.css';

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
        <IconMessageChatbot size={18} aria-hidden="true" />
        <span>
          Conversation with the assistant
          <Text component="span" inherit c="dimmed" fw={400}>
            , {turns.length === 1 ? '1 message' : `${turns.length} messages`}
          </Text>
        </span>
      </summary>
      <Text c="dimmed" size="sm" px="sm" pb="xs">
        From the website, as {side === 'client' ? 'you' : 'the client'} sent it with the request. The assistant is a
        computer program, not a broker; its answers are general and based on the pages of this site.
      </Text>
      <Stack component="ol" className="plain-list" gap="xs" px="sm" pb="sm">
        {turns.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transcript never changes
          <li key={index} className={css.turn} data-role={role}>
            <Text c="dimmed" size="xs" fw={600}>
              {role === 'user' ? visitor : 'Assistant, computer program'}
            </Text>
            <p className={conversation.typed}>{content}</p>
          </li>
        ))}
      </Stack>
    </details>
  );
}
