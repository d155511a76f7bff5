import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useServerIssues } from '#client/lib/use-server-issues.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { ProofFields } from '#client/modules/accounts/account/proof-fields.tsx';
import { Refusal } from '#client/modules/accounts/account/refusal.tsx';
import { Form } from '#client/ui/form.tsx';
import type { EventType } from '#shared/events/schema.ts';
import type { Webhook } from '#shared/integrations/webhooks.ts';
import { TypeChoice } from './type-choice.tsx';
import { type WebhookFormValues, webhookFormSchema } from './webhook-form-schema.ts';

interface WebhookDialogProps {
  title: string;
  action: string;
  /** The one that is changed. */
  webhook?: Webhook | undefined;
  offered: readonly EventType[];
  pending: boolean;
  error: unknown;
  onSubmit: (values: WebhookFormValues) => void;
  onClose: () => void;
}

/** Where events go, which, and the owner's password. */
export function WebhookDialog(props: WebhookDialogProps) {
  const { title, action, webhook, offered, pending, error, onSubmit, onClose } = props;
  const form = useZodForm(webhookFormSchema, {
    name: 'webhook',
    initialValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      types: [...(webhook?.types ?? [])],
      currentPassword: '',
      code: '',
    },
  });
  useServerIssues(form.showServerIssues, error);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }} size="lg" centered>
      <Form gap="lg" onSubmit={form.submit(onSubmit)}>
        <TextInput
          label="Address"
          description="Where your system takes events: https, on port 443 or 8443."
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label="Description (optional)"
          description="For yourself, such as the name of the system."
          autoComplete="off"
          maw="32rem"
          {...form.getInputProps('description')}
        />
        <TypeChoice
          label="What it’s sent"
          description="Events say that something happened, with ids, never what was written. A withdrawn consent and a deleted person are always sent."
          offered={offered}
          {...form.getInputProps('types')}
        />
        <ProofFields password={form.getInputProps('currentPassword')} code={form.getInputProps('code')} />
        <Refusal error={error} />
        <Group gap="sm">
          <Button type="submit" loading={pending}>
            {action}
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
