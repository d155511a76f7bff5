import { Button, TextInput } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { RequiredCheckbox } from '#client/ui/required-checkbox.tsx';
import { sendTextCodeInputSchema, textConsent } from '#shared/accounts/text-messages/schema.ts';
import { Refusal } from '../refusal.tsx';
import { useTextsChanged } from './use-texts-changed.ts';

/** The number, and the words that are agreed to: the box is never ticked in advance. */
export function TextNumberForm() {
  const form = useZodForm(sendTextCodeInputSchema, { name: 'texts', initialValues: { phone: '', agreed: false } });
  const send = trpc.textMessages.sendCode.useMutation({
    onSuccess: useTextsChanged(),
    onError: (error) => form.showServerIssues(error),
  });
  return (
    <Form onSubmit={form.submit((values) => send.mutate(values))}>
      <TextInput
        maw="20rem"
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        {...form.getInputProps('phone')}
      />
      <RequiredCheckbox label={textConsent.text} {...form.getInputProps('agreed', { type: 'checkbox' })} />
      <Refusal error={send.error} />
      <Button type="submit" loading={send.isPending} style={{ alignSelf: 'start' }}>
        Text me a code
      </Button>
    </Form>
  );
}
