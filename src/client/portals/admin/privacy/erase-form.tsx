import { Button, Textarea, TextInput } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { erasePersonInputSchema, type PrivacyDeskDetail } from '#shared/privacy/desk-schema.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

interface EraseFormProps {
  detail: PrivacyDeskDetail;
  onAnswered: (detail: PrivacyDeskDetail) => void;
}

const formSchema = erasePersonInputSchema.pick({ username: true, answer: true });

/** Erases the account. It cannot be undone, so the username must be typed. */
export function EraseForm({ detail: { id: requestId, version, person }, onAnswered }: EraseFormProps) {
  const form = useZodForm(formSchema, { name: 'erase', initialValues: { username: '', answer: '' } });
  const erase = trpc.privacyDesk.erase.useMutation({
    onSuccess: onAnswered,
    onError: (error) => void form.showServerIssues(error),
  });
  return (
    <Form onSubmit={form.submit((values) => erase.mutate({ ...values, requestId, version }))}>
      <Textarea
        label="What was done"
        description="Kept with the request. The person gets a short confirmation by email, since they no longer have an account."
        autosize
        minRows={2}
        {...form.getInputProps('answer')}
      />
      <TextInput
        label={`Type ${person.username} to confirm`}
        description="This can’t be undone."
        autoComplete="off"
        {...form.getInputProps('username')}
      />
      <RefusalWords error={erase.error} />
      <div>
        <Button type="submit" color="ember" loading={erase.isPending}>
          Delete account
        </Button>
      </div>
    </Form>
  );
}
