import { Button, Group } from '@mantine/core';
import { IconBriefcase, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import {
  type ContactStatus,
  contactStatusLabels,
  type DeskMessage,
  deskStateSchema,
} from '#shared/contact-messages/desk-schema.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { useDeskOutcome } from './use-desk-outcome.ts';

/** Mark as spam or not, mark as new, or convert. Each can be undone, except that a case stays a case. */
export function MessageActions({ message }: { message: DeskMessage }) {
  const { id: messageId, status, version, replies } = message;
  const [converting, setConverting] = useState(false);
  const outcome = useDeskOutcome(messageId, 'The message was not changed');
  const setStatus = trpc.contactDesk.setStatus.useMutation(outcome);

  async function change(to: ContactStatus, from: ContactStatus, current: number) {
    const state = deskStateSchema.parse(to);
    const receipt = await setStatus.mutateAsync({ messageId, version: current, status: state }).catch(() => null);
    if (!receipt) return;
    const message = `Marked as "${contactStatusLabels[to]}".`;
    const action = { label: 'Undo', run: () => change(from, to, receipt.version) };
    showToast({ kind: 'success', message, action });
  }

  if (status === 'converted') return null;
  if (status === 'spam') {
    const back = replies.length > 0 ? 'replied' : 'open';
    return (
      <Group gap="xs">
        <Button variant="default" loading={setStatus.isPending} onClick={() => void change(back, status, version)}>
          Not spam
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconBriefcase size={17} aria-hidden="true" />}
        onClick={() => setConverting(true)}
      >
        Convert to a request
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={17} aria-hidden="true" />}
        loading={setStatus.isPending}
        onClick={() => void change('spam', status, version)}
      >
        Mark as spam
      </Button>
      {status === 'open' && (
        <Button variant="default" disabled={setStatus.isPending} onClick={() => void change('new', status, version)}>
          Mark as new
        </Button>
      )}
      {converting && <ConvertDialog message={message} onClose={() => setConverting(false)} />}
    </Group>
  );
}
