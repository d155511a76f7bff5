import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { type ScheduledMessage, stopReasonWords } from '#shared/messaging/scheduled-messages/schema.ts';
import css from './conversation.module.css';
import { addMessage } from './message-cache.ts';
import { PlanDialog } from './plan-dialog.tsx';

interface PlannedMessageProps {
  caseId: string;
  message: ScheduledMessage;
  earliest: string;
  newestSeq: number;
}

/** One message that waits, or that was stopped and needs a decision. Cancelling asks for confirmation, because its text is deleted. */
export function PlannedMessage({ caseId, message, earliest, newestSeq }: PlannedMessageProps) {
  const { id, version, body, status, stopReason, when, senderId, senderName } = message;
  const viewer = useSessionUser();
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [sure, setSure] = useState(false);
  const stopped = status === 'stopped';

  const outcome = (failed: string) => ({
    onSuccess: () => {
      setEditing(false);
      void utils.scheduledMessages.list.invalidate({ caseId });
    },
    onError: (error: unknown) => {
      const { status: code, serverMessage } = toApiError(error);
      if (code !== 400) showToast({ kind: 'error', title: failed, message: serverMessage });
      if (code === 409 || code === 404) void utils.scheduledMessages.list.invalidate({ caseId });
    },
  });
  const change = trpc.scheduledMessages.change.useMutation(outcome('The scheduled message was not changed'));
  const cancel = trpc.scheduledMessages.cancel.useMutation(outcome('The scheduled message was not cancelled'));
  const sendNow = trpc.scheduledMessages.sendNow.useMutation({
    ...outcome('The message was not sent'),
    onSuccess: (sent) => {
      addMessage({ utils, client }, caseId, sent);
      void utils.scheduledMessages.list.invalidate({ caseId });
    },
  });
  const pending = change.isPending || cancel.isPending || sendNow.isPending;
  const Icon = stopped ? IconAlertTriangle : IconClock;

  return (
    <Card as="li" className={css.box} data-stopped={stopped || undefined}>
      <Text className={css.line} size="sm">
        <Icon size={16} color={stopped ? 'var(--warn)' : 'currentColor'} aria-hidden="true" />
        <span>
          <strong>{stopped ? 'Not sent' : 'Scheduled'}</strong>
          {stopped ? `, scheduled for ${when}: ${stopReason && stopReasonWords[stopReason]}.` : ` for ${when}`}
          {senderId !== viewer.id && ` (by ${senderName})`}
        </span>
      </Text>
      <Text className={css.typed} lineClamp={3}>
        {body}
      </Text>
      {sure ? (
        <Group gap="var(--space-6)" fz="sm">
          <span>Discard this message?</span>
          <Button size="compact-sm" color="ember" loading={pending} onClick={() => cancel.mutate({ id, version })}>
            Discard
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setSure(false)}>
            Keep it
          </Button>
        </Group>
      ) : (
        <Group gap="var(--space-6)" fz="sm">
          <Button size="compact-sm" variant="default" disabled={pending} onClick={() => setEditing(true)}>
            {stopped ? 'Reschedule' : 'Edit'}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            loading={sendNow.isPending}
            onClick={() => sendNow.mutate({ id, version, seenSeq: newestSeq })}
          >
            Send now
          </Button>
          <Button size="compact-sm" variant="subtle" disabled={pending} onClick={() => setSure(true)}>
            {stopped ? 'Discard' : 'Cancel'}
          </Button>
        </Group>
      )}
      {editing && (
        <PlanDialog
          title="Scheduled message"
          action="Save"
          initial={{ body, day: stopped ? earliest : message.day, time: message.time }}
          earliest={earliest}
          pending={change.isPending}
          error={change.error}
          onClose={() => setEditing(false)}
          onSubmit={(words) => change.mutate({ id, version, ...words, seenSeq: newestSeq })}
        />
      )}
    </Card>
  );
}
