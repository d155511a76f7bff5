import { Button, Group, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { useServerIssues } from '#client/lib/use-server-issues.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { type SecondFactorProof, secondFactorProofSchema } from '#shared/accounts/account/schema.ts';
import { Refusal } from './refusal.tsx';

interface SecondFactorProofFormProps {
  words: string;
  action: string;
  ending: boolean;
  pending: boolean;
  error: unknown;
  onSubmit: (proof: SecondFactorProof) => void;
  onCancel: () => void;
}

/** Password and code, before the second factor itself is changed. */
export function SecondFactorProofForm(props: SecondFactorProofFormProps) {
  const { words, action, ending, pending, error, onSubmit, onCancel } = props;
  const form = useZodForm(secondFactorProofSchema, {
    name: 'second-factor-proof',
    initialValues: { currentPassword: '', code: '' },
  });
  useServerIssues(form.showServerIssues, error);

  return (
    <Form onSubmit={form.submit(onSubmit)}>
      <p>{words}</p>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
        />
        <TextInput
          label="Code from the app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      </SimpleGrid>
      <Refusal error={error} />
      <Group gap="sm">
        <Button type="submit" color={ending ? 'ember' : 'spruce'} loading={pending}>
          {action}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  );
}
