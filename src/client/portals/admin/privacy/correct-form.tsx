import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { correctPersonInputSchema, type PrivacyDeskDetail } from '#shared/privacy/desk-schema.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

interface CorrectFormProps {
  detail: PrivacyDeskDetail;
  onAnswered: (detail: PrivacyDeskDetail) => void;
}

const formSchema = correctPersonInputSchema.pick({ fullName: true, phone: true, answer: true });

/** Corrects name and telephone number in the account and in all cases at once, and answers the request. */
export function CorrectForm({ detail: { id: requestId, version, person }, onAnswered }: CorrectFormProps) {
  const form = useZodForm(formSchema, {
    name: 'correct',
    initialValues: { fullName: person.fullName, phone: person.phone, answer: '' },
  });
  const correct = trpc.privacyDesk.correct.useMutation({ onSuccess: onAnswered });
  return (
    <Form onSubmit={form.submit((values) => correct.mutate({ ...values, requestId, version }))}>
      <TextInput label="Name" {...form.getInputProps('fullName')} />
      <TextInput label="Telephone" type="tel" {...form.getInputProps('phone')} />
      <Textarea
        label="The answer"
        description="What was corrected. The history of each case keeps what stood there before."
        autosize
        minRows={2}
        {...form.getInputProps('answer')}
      />
      <Text c="dimmed" inherit>
        The email address is changed by the person, under Security of the account: both mailboxes have to confirm it.
      </Text>
      <RefusalWords error={correct.error} />
      <div>
        <Button type="submit" loading={correct.isPending}>
          Correct and answer
        </Button>
      </div>
    </Form>
  );
}
