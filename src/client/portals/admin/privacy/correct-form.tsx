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
      <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
      <Textarea
        label="Your answer"
        description="What was corrected. The previous details stay in each request’s activity."
        autosize
        minRows={2}
        {...form.getInputProps('answer')}
      />
      <Text c="dimmed" inherit>
        Only the person can change their email address, under Profile in their account. The change must be confirmed
        from both addresses.
      </Text>
      <RefusalWords error={correct.error} />
      <div>
        <Button type="submit" loading={correct.isPending}>
          Correct and send answer
        </Button>
      </div>
    </Form>
  );
}
