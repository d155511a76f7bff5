import { Box, Button, Group, Text } from '@mantine/core';
import { IconRepeat, IconRepeatOff } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { newId } from '#client/lib/new-id.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import conversation from '#client/modules/messaging/conversation/conversation.module.css';
import { type FollowUp, type FollowUpView, followUpStopWords } from '#shared/messaging/follow-ups/schema.ts';

/** What became of the last ones, for a broker who decides about new ones; null when it says nothing. */
function endWords({ status, stopReason, steps }: FollowUp): string | null {
  if (status === 'finished') return `No answer to ${steps} follow-ups.`;
  return stopReason && stopReason !== 'by_hand' ? `Follow-ups stopped because ${followUpStopWords[stopReason]}.` : null;
}

function sentWords({ sent, steps }: FollowUp): string {
  return sent === 0 ? 'Follow-ups are on' : `${sent} of ${steps} follow-ups sent`;
}

/**
 * The follow-ups of a conversation in one line: what is sent next and when, with its text on request, and the button that stops them; or
 * the one that starts them, while the client’s answer is awaited.
 */
export function FollowUpsLine({ caseId }: { caseId: string }) {
  const utils = trpc.useUtils();
  const { data } = trpc.followUps.get.useQuery({ caseId });
  const [shown, setShown] = useState(false);
  // A retried start with the same id starts one sequence.
  const [id, setId] = useState(() => newId());
  const outcome = (failed: string) => ({
    onSuccess: (view: FollowUpView) => {
      utils.followUps.get.setData({ caseId }, view);
      setId(newId());
      setShown(false);
    },
    onError: (error: unknown) => {
      showToast({ kind: 'error', title: failed, message: toApiError(error).serverMessage });
      void utils.followUps.get.invalidate({ caseId });
    },
  });
  const start = trpc.followUps.start.useMutation(outcome('The follow-ups were not started'));
  const stop = trpc.followUps.stop.useMutation(outcome('The follow-ups were not stopped'));
  if (!data) return null;
  const { followUp, refusal, plan } = data;
  const running = followUp?.status === 'running' ? followUp : null;
  if (!running && refusal !== null) return null;
  const ended = followUp && !running ? endWords(followUp) : null;
  const first = plan[0];

  return (
    <Box
      component="section"
      className={conversation.strip}
      mah="15rem"
      px="md"
      py="var(--space-6)"
      bg="var(--band)"
      aria-label="Follow-ups"
    >
      <Group gap="var(--space-4) var(--space-12)" justify="space-between">
        <Text size="sm">
          {running ? (
            <>
              <strong>{sentWords(running)}.</strong>{' '}
              {running.next
                ? `Next: ${running.next.title}, ${running.next.when}.`
                : 'You’ll be notified if there’s still no answer.'}
            </>
          ) : (
            <>
              {ended && `${ended} `}
              No answer yet? Send {plan.length} follow-ups, the first one {first?.when}. They stop when the client
              answers.
            </>
          )}
        </Text>
        <Group gap="var(--space-6)">
          {running?.next && (
            <Button size="compact-sm" variant="subtle" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide text' : 'Show text'}
            </Button>
          )}
          {running ? (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconRepeatOff size={15} aria-hidden="true" />}
              loading={stop.isPending}
              onClick={() => stop.mutate({ id: running.id })}
            >
              Stop
            </Button>
          ) : (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconRepeat size={15} aria-hidden="true" />}
              loading={start.isPending}
              onClick={() => start.mutate({ caseId, id })}
            >
              Start follow-ups
            </Button>
          )}
        </Group>
      </Group>
      {shown && running?.next && (
        <Text className={conversation.typed} size="sm" mt="var(--space-6)">
          {running.next.body}
        </Text>
      )}
      {running && (
        <Text size="xs" c="dimmed" mt="var(--space-2)">
          Started {formatShortMoment(running.startedAt)}. Any answer from the client stops them, and so does a message
          from you.
        </Text>
      )}
    </Box>
  );
}
