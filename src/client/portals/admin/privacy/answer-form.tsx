import { Button, Textarea } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import {
  answerPrivacyInputSchema,
  type PrivacyDeskDetail,
  refusePrivacyInputSchema,
} from '#shared/privacy/desk-schema.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

interface AnswerFormProps {
  detail: PrivacyDeskDetail;
  refuses?: boolean;
  onAnswered: (detail: PrivacyDeskDetail) => void;
}

const COMPLAINT =
  'For example, the law or duty that prevents it. Add that they can ask the Information and Privacy Commissioner of Alberta for a review within 30 days.';

/** The written answer: it is shown in the person's portal. A refusal says why, and where to complain. */
export function AnswerForm({ detail: { id: requestId, version }, refuses = false, onAnswered }: AnswerFormProps) {
  const schema = (refuses ? refusePrivacyInputSchema : answerPrivacyInputSchema).pick({ answer: true });
  const form = useZodForm(schema, { name: refuses ? 'refuse' : 'answer', initialValues: { answer: '' } });
  const answer = trpc.privacyDesk.answer.useMutation({ onSuccess: onAnswered });
  const refuse = trpc.privacyDesk.refuse.useMutation({ onSuccess: onAnswered });
  const send = refuses ? refuse : answer;
  return (
    <Form onSubmit={form.submit((values) => send.mutate({ ...values, requestId, version }))}>
      <Textarea
        label={refuses ? 'Reason for refusal' : 'Your answer'}
        description={refuses ? COMPLAINT : 'They’ll read it in their account. The email only says there’s an answer.'}
        autosize
        minRows={3}
        {...form.getInputProps('answer')}
      />
      <RefusalWords error={send.error} />
      <div>
        <Button type="submit" variant={refuses ? 'default' : 'filled'} loading={send.isPending}>
          {refuses ? 'Refuse request' : 'Send answer'}
        </Button>
      </div>
    </Form>
  );
}
