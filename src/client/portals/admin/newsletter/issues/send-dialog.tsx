import { Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { SUBSCRIBERS_COUNTED_MAX } from '#shared/newsletter/desk-schema.ts';
import { issueTimeSchema } from '#shared/newsletter/issues/schema.ts';
import { issuesFrom } from '#shared/platform/errors.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { newWhen, WhenFields } from '../../details/when-fields.tsx';

interface SendDialogProps {
  issueId: string;
  version: number;
  onClose: () => void;
}

function readersWords(readers: number): string {
  if (readers === 0) return 'Nobody has subscribed to this topic yet.';
  const many = readers >= SUBSCRIBERS_COUNTED_MAX ? ' or more' : '';
  return `It goes to ${formatNumber(readers)}${many} confirmed ${readers === 1 ? 'subscriber' : 'subscribers'}, except for those who asked for less email.`;
}

/** Says to how many it goes, and asks when. */
export function SendDialog({ issueId, version, onClose }: SendDialogProps) {
  const utils = trpc.useUtils();
  const { data } = trpc.newsletterIssues.preview.useQuery({ issueId }, { refetchOnMount: 'always' });
  const [when, setWhen] = useState(newWhen);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const send = trpc.newsletterIssues.send.useMutation({
    onSuccess(issue) {
      utils.newsletterIssues.get.setData({ issueId }, issue);
      void utils.newsletterIssues.list.invalidate();
      showToast({
        kind: 'success',
        message: when.kind === 'now' ? 'Sending begins in a moment.' : 'The issue is scheduled.',
      });
      onClose();
    },
  });
  const wrong = data?.checks.find(({ level }) => level === 'error');
  const refusal = send.error ? toApiError(send.error) : null;
  const refused = Object.fromEntries(
    refusal?.issues.map(({ path, message }) => [path.replace('at.', ''), message]) ?? [],
  );
  const errors: Record<string, string | undefined> = { ...refused, ...typed };

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = issueTimeSchema.safeParse(when);
    setTyped({});
    if (when.kind === 'now') return send.mutate({ issueId, version, at: null });
    if (checked.success) return send.mutate({ issueId, version, at: checked.data });
    setTyped(Object.fromEntries(issuesFrom(checked.error).map(({ path, message }) => [path, message])));
  }
  return (
    <CommandDialog
      title="Send this issue"
      opened
      onClose={onClose}
      onSubmit={submit}
      action={!data || wrong ? undefined : when.kind === 'now' ? 'Send now' : 'Schedule'}
      pending={send.isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      {wrong ? (
        <p>It can’t be sent yet. {wrong.message}</p>
      ) : (
        <Stack gap="md">
          <p>{data ? readersWords(data.readers) : 'Counting subscribers…'} Its text can’t be changed afterwards.</p>
          <WhenFields value={when} onChange={setWhen} errors={errors} />
        </Stack>
      )}
    </CommandDialog>
  );
}
