import { Button, Group } from '@mantine/core';
import { useServerIssues } from '#client/lib/use-server-issues.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { type OwnerProof, ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { ProofFields } from './proof-fields.tsx';
import { Refusal } from './refusal.tsx';

interface PasswordProofFormProps {
  words: string;
  action: string;
  pending: boolean;
  error: unknown;
  onSubmit: (proof: OwnerProof) => void;
  onCancel?: (() => void) | undefined;
}

/** Asks for the password, and for a code where there is a second factor, before a step that an unlocked screen alone must not allow. */
export function PasswordProofForm({ words, action, pending, error, onSubmit, onCancel }: PasswordProofFormProps) {
  const form = useZodForm(ownerProofSchema, { name: 'proof', initialValues: { currentPassword: '', code: '' } });
  useServerIssues(form.showServerIssues, error);

  return (
    <Form onSubmit={form.submit(onSubmit)}>
      <p>{words}</p>
      <ProofFields password={form.getInputProps('currentPassword')} code={form.getInputProps('code')} />
      <Refusal error={error} />
      <Group gap="sm">
        <Button type="submit" loading={pending}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </Form>
  );
}
