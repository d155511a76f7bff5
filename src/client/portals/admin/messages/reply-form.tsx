import { Button, Group, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { newId } from '#client/lib/new-id.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Form } from '#client/ui/form.tsx';
import { type DeskMessage, replyInputSchema } from '#shared/contact-messages/desk-schema.ts';
import { useDeskOutcome } from './use-desk-outcome.ts';

interface Draft {
  body: string;
  /** Kept with the text until it was sent: sending again after a lost response sends one email. */
  clientKey: string;
}

const emptyDraft = (): Draft => ({ body: '', clientKey: newId() });

/** A reply by email. What was typed stays in the tab until it was sent. */
export function ReplyForm({ message }: { message: DeskMessage }) {
  const { id: messageId, version, email } = message;
  const { email: from } = useSiteProfile();
  const key = `contact-reply:${messageId}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(key) ?? emptyDraft());
  const [problem, setProblem] = useState<string | null>(null);
  const outcome = useDeskOutcome(messageId, 'The reply was not sent');
  const reply = trpc.contactDesk.reply.useMutation({
    ...outcome,
    onSuccess() {
      outcome.onSuccess();
      setDraft(emptyDraft());
      writeDraft(key, undefined);
      showToast({ kind: 'success', message: `Your reply to ${email} is on its way.` });
    },
  });

  function type(body: string) {
    const next = { ...draft, body };
    setDraft(next);
    setProblem(null);
    writeDraft(key, body ? next : undefined);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const checked = replyInputSchema.shape.body.safeParse(draft.body);
    if (checked.success) reply.mutate({ messageId, version, body: checked.data, clientKey: draft.clientKey });
    else setProblem(checked.error.issues[0]?.message ?? null);
  }

  return (
    <Form gap="xs" onSubmit={send}>
      <Textarea
        label={`Reply to ${email}`}
        autosize
        minRows={4}
        maxRows={16}
        value={draft.body}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Group c="dimmed" gap="var(--space-8) var(--space-16)">
        <Button type="submit" loading={reply.isPending} leftSection={<IconSend size={17} aria-hidden="true" />}>
          Send reply
        </Button>
        <span>Sent from {from}, with your name and our postal address at the bottom.</span>
      </Group>
    </Form>
  );
}
