import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { EventType } from '#shared/events/schema.ts';
import type { CreatedWebhook, Webhook } from '#shared/integrations/webhooks.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { useWebhooksRead } from './webhook-calls.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';
import { hostWords } from './webhook-words.ts';

interface WebhookListProps {
  webhooks: readonly Webhook[];
  /** The types that can be chosen. */
  offered: readonly EventType[];
  /** Of the headings. */
  order: 3 | 4;
  empty: ReactNode;
}

type Open =
  | { step: 'log' | 'change' | 'rotate' | 'delete'; webhook: Webhook }
  | { step: 'created'; created: CreatedWebhook };

/** The webhooks of one holder, with all their actions. */
export function WebhookList({ webhooks, offered, order, empty }: WebhookListProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const onSettled = useWebhooksRead();
  const change = trpc.webhooks.change.useMutation({ onSuccess: close, onSettled });
  const pause = trpc.webhooks.change.useMutation({
    onSuccess: (webhook) =>
      showToast({
        kind: 'success',
        message: webhook.status === 'paused' ? 'Paused. Events wait until you resume it.' : 'Resumed.',
      }),
    onError: (failure) =>
      showToast({ kind: 'error', title: 'Nothing was changed', message: toApiError(failure).serverMessage }),
    onSettled,
  });
  if (webhooks.length === 0) return empty;
  return (
    <>
      <Stack component="ul" className="plain-list">
        {webhooks.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            order={order}
            switching={pause.isPending && pause.variables.id === webhook.id}
            onSwitch={() => {
              const { id, version, status } = webhook;
              pause.mutate({ id, version, status: status === 'active' ? 'paused' : 'active' });
            }}
            onOpen={(step) => {
              change.reset();
              setOpen({ step, webhook });
            }}
          />
        ))}
      </Stack>
      {open?.step === 'log' && <DeliveriesDialog webhook={open.webhook} onClose={close} />}
      {open?.step === 'change' && (
        <WebhookDialog
          title={`Change “${hostWords(open.webhook)}”`}
          action="Save changes"
          webhook={open.webhook}
          offered={offered}
          pending={change.isPending}
          error={change.error}
          onSubmit={(values) => change.mutate({ id: open.webhook.id, version: open.webhook.version, ...values })}
          onClose={close}
        />
      )}
      {open?.step === 'rotate' && (
        <RotateDialog
          webhook={open.webhook}
          onCreated={(created) => setOpen({ step: 'created', created })}
          onClose={close}
        />
      )}
      {open?.step === 'delete' && <DeleteDialog webhook={open.webhook} onClose={close} />}
      {open?.step === 'created' && <WebhookSecretDialog created={open.created} onClose={close} />}
    </>
  );
}
