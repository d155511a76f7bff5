import { Alert, Anchor, Button, SimpleGrid, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { RequiredCheckbox } from '#client/ui/required-checkbox.tsx';
import { registerFormSchema } from '#shared/accounts/auth/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { failureWords } from './failure-words.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useRegister } from './use-register.ts';

interface RegisterFormProps {
  /** From the link in a receipt email; the server links its request to the new account. */
  invitation?: string | undefined;
  /** Prefilled values. Change the form's `key` when they change. */
  known?: { fullName: string; email: string; phone: string } | undefined;
  /** The account exists; the form has been reset. */
  onCreated: () => void;
}

const empty = {
  fullName: '',
  email: '',
  phone: '',
  username: '',
  password: '',
  confirmPassword: '',
  agreeTerms: false,
};

/** A new client account. */
export function RegisterForm({ invitation, known, onCreated }: RegisterFormProps) {
  const form = useZodForm(registerFormSchema, { name: 'register', initialValues: { ...empty, ...known } });
  const register = useRegister({
    onCreated: () => {
      form.setValues(empty);
      onCreated();
    },
  });

  const submit = form.submit(({ fullName, email, phone, username, password }) => {
    register.mutate(
      { fullName, email, phone, username, password, ...(invitation && { invitation }) },
      { onError: form.showServerIssues },
    );
  });

  return (
    <Form onSubmit={submit}>
      {register.error && (
        <Alert color="ember" icon={<IconAlertTriangle aria-hidden="true" />} role="alert">
          {failureWords(toApiError(register.error))}
        </Alert>
      )}
      <TextInput size="md" label="Full Name" autoComplete="name" {...form.getInputProps('fullName')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput size="md" label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput size="md" label="Phone Number" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
      </SimpleGrid>
      <TextInput
        size="md"
        label="Username"
        description="3 to 30 letters, numbers or underscores."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <NewPasswordFields password={form.getInputProps('password')} repeated={form.getInputProps('confirmPassword')} />
      <RequiredCheckbox
        label={
          <>
            I agree to the{' '}
            <Anchor href={paths.terms} target="_blank">
              Terms of Service
            </Anchor>{' '}
            and the{' '}
            <Anchor href={paths.privacy} target="_blank">
              Privacy Policy
            </Anchor>
          </>
        }
        {...form.getInputProps('agreeTerms', { type: 'checkbox' })}
      />
      <Button type="submit" fullWidth disabled={register.isPending}>
        {register.isPending ? 'Creating account...' : 'Create Account'}
      </Button>
    </Form>
  );
}
