import { Box, Stack } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import css from './conversation.module.css';
import { PlannedMessage } from './planned-message.tsx';

interface PlannedMessagesProps {
  caseId: string;
  /** The newest message on this screen. */
  newestSeq: number;
}

/** The scheduled messages of this conversation, and the stopped ones: nothing that was written is out of sight. */
export function PlannedMessages({ caseId, newestSeq }: PlannedMessagesProps) {
  const { data } = trpc.scheduledMessages.list.useQuery({ caseId });
  if (!data || data.messages.length === 0) return null;
  return (
    <Box
      component="section"
      className={css.strip}
      mah="15rem"
      px="md"
      py="xs"
      bg="var(--band)"
      aria-label="Scheduled messages"
    >
      <Stack component="ul" className="plain-list" gap="xs">
        {data.messages.map((message) => (
          <PlannedMessage
            key={message.id}
            caseId={caseId}
            message={message}
            earliest={data.times.today}
            newestSeq={newestSeq}
          />
        ))}
      </Stack>
    </Box>
  );
}
