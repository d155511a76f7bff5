import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { confirmTextCodeInputSchema } from '#shared/accounts/text-messages/schema.ts';
import { Refusal } from '../refusal.tsx';
import { useTextsChanged } from './use-texts-changed.ts';

/** The code that was texted to the number. It takes the cursor when it appears. */
export function TextCodeForm({ phone }: { phone: string }) {
  const form = useZodForm(confirmTextCodeInputSchema, { name: 'text-code', initialValues: { code: '' } });
  const field = useRef<HTMLInputElement>(null);
  const changed = useTextsChanged();
  const confirm = trpc.textMessages.confirm.useMutation({
    onSuccess(texts) {
      changed(texts);
      showToast({ kind: 'success', message: 'Text messages are on.' });
    },
    onError: (error) => form.showServerIssues(error),
  });
  const other = trpc.textMessages.turnOff.useMutation({ onSuccess: changed });
  useEffect(() => field.current?.focus(), []);
  return (
    <Form onSubmit={form.submit(({ code }) => confirm.mutate({ code }))}>
      <TextInput
        maw="16rem"
        ref={field}
        label="Code from the text message"
        description={`6 digits, sent to ${phone}. It expires in 10 minutes.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
      <Refusal error={confirm.error ?? other.error} />
      <Group gap="sm">
        <Button type="submit" loading={confirm.isPending}>
          Confirm your number
        </Button>
        <Button variant="default" loading={other.isPending} onClick={() => other.mutate()}>
          Start again
        </Button>
      </Group>
    </Form>
  );
}
