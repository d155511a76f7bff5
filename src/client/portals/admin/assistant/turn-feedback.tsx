import { Button, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { DeskTurn } from '#shared/assistant/desk.ts';
import { feedbackReasonLabels } from '#shared/assistant/labels.ts';
import css from './assistant.module.css';

interface TurnFeedbackProps {
  turnId: string;
  feedback: NonNullable<DeskTurn['feedback']>;
}

/** What the visitor said about an answer; one that didn't help can be marked as done. */
export function TurnFeedback({ turnId, feedback: { helpful, reason, remark, handledAt } }: TurnFeedbackProps) {
  const utils = trpc.useUtils();
  const mark = trpc.chatDesk.markHandled.useMutation({
    onSuccess: ({ handled }) => {
      showToast({ kind: 'success', message: handled ? 'Marked as done.' : 'Back on the list.' });
      void utils.chatDesk.invalidate();
    },
    onError: (error) => showToast({ kind: 'error', title: 'Not saved', message: toApiError(error).serverMessage }),
  });
  if (helpful) return <Text size="sm">The visitor found this helpful.</Text>;
  return (
    <div className={css.feedback}>
      <p>
        <strong>Not helpful{reason && `: ${feedbackReasonLabels[reason]}`}</strong>
      </p>
      {remark && <blockquote className={css.remark}>{remark}</blockquote>}
      <Button
        variant="default"
        size="xs"
        loading={mark.isPending}
        onClick={() => mark.mutate({ turnId, handled: handledAt === null })}
      >
        {handledAt === null ? 'Mark as done' : 'Mark as not done'}
      </Button>
    </div>
  );
}
