import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { trpc } from '#client/lib/trpc.tsx';
import type { EventType } from '#shared/events/schema.ts';
import { useWebhooksRead } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';

interface NewWebhookProps {
  /** Whose it is, if it isn't one's own. */
  partnerId?: string;
  offered: readonly EventType[];
}

/** Makes a webhook, and shows its secret once. */
export function NewWebhook({ partnerId, offered }: NewWebhookProps) {
  const [making, { open, close }] = useDisclosure();
  const create = trpc.webhooks.create.useMutation({ gcTime: 0, onSuccess: close, onSettled: useWebhooksRead() });
  return (
    <>
      <Button
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          create.reset();
          open();
        }}
      >
        New webhook
      </Button>
      {making && (
        <WebhookDialog
          title="New webhook"
          action="Create webhook"
          offered={offered}
          pending={create.isPending}
          error={create.error}
          onSubmit={(values) => create.mutate({ ...values, ...(partnerId && { partnerId }) })}
          onClose={close}
        />
      )}
      {create.data && <WebhookSecretDialog created={create.data} onClose={create.reset} />}
    </>
  );
}
