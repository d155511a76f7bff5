import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { Section } from '#client/ui/section.tsx';
import type { Issue } from '#shared/newsletter/issues/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { Counts } from '../../details/counts.tsx';
import { issueAddress } from './issue-address.ts';

const labels = {
  sent: 'Sent',
  queued: 'Queued',
  failed: 'Refused',
  bounced: 'Came back',
  suppressed: 'Withheld: had unsubscribed',
  cancelled: 'Not sent: cancelled',
  unsubscribed: 'Unsubscribed through this issue',
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

/** The numbers of an issue, and what can be done with it now. */
export function IssueSending({ issue }: { issue: Issue }) {
  const { id: issueId, version, status, numbers } = issue;
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [cancelling, setCancelling] = useState(false);
  const outcome = {
    onSuccess(changed: Issue) {
      utils.newsletterIssues.get.setData({ issueId }, changed);
      void utils.newsletterIssues.list.invalidate();
      setCancelling(false);
    },
    onError(error: unknown) {
      showToast({ kind: 'error', message: toApiError(error).serverMessage });
      void utils.newsletterIssues.get.invalidate({ issueId });
    },
  };
  const unschedule = trpc.newsletterIssues.unschedule.useMutation(outcome);
  const pause = trpc.newsletterIssues.pause.useMutation(outcome);
  const resume = trpc.newsletterIssues.resume.useMutation(outcome);
  const cancel = trpc.newsletterIssues.cancel.useMutation(outcome);
  const copy = trpc.newsletterIssues.copy.useMutation({
    ...outcome,
    onSuccess: ({ id }) => void navigate(issueAddress(id)),
  });
  const named = { issueId, version };
  return (
    <Section
      title="Sending"
      intro="Sent means that our email provider accepted it. Came back means that there’s no such mailbox. Opens and clicks are never counted."
      bare
    >
      {status !== 'scheduled' && (
        <Counts counts={names.map((key) => ({ key, label: labels[key], count: formatNumber(numbers[key]) }))} />
      )}
      <Stack gap="xs">
        <Group gap="sm">
          {status === 'scheduled' && (
            <Button variant="default" loading={unschedule.isPending} onClick={() => unschedule.mutate(named)}>
              Unschedule
            </Button>
          )}
          {status === 'sending' && (
            <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate(named)}>
              Pause
            </Button>
          )}
          {status === 'paused' && (
            <Button loading={resume.isPending} onClick={() => resume.mutate(named)}>
              Resume
            </Button>
          )}
          {(status === 'sending' || status === 'paused') && (
            <Button variant="default" onClick={() => setCancelling(true)}>
              Cancel the rest
            </Button>
          )}
          <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate({ issueId })}>
            Copy as a new draft
          </Button>
        </Group>
        {issue.textHash && (
          <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
            SHA-256 of its text, as in the audit log: {issue.textHash}
          </Text>
        )}
      </Stack>
      {cancelling && (
        <CommandDialog
          title="Cancel the rest"
          opened
          onClose={() => setCancelling(false)}
          onSubmit={(event) => {
            event.preventDefault();
            cancel.mutate(named);
          }}
          action="Cancel the rest"
          ending
          pending={cancel.isPending}
          refusal={null}
        >
          <p>Subscribers who haven’t got this issue won’t get it. This can’t be undone.</p>
        </CommandDialog>
      )}
    </Section>
  );
}
