import { PasswordInput, type PasswordInputProps, SimpleGrid, Text } from '@mantine/core';

interface NewPasswordFieldsProps {
  password: PasswordInputProps;
  repeated: PasswordInputProps;
  label?: string;
  size?: 'sm' | 'md';
  /** The minimum length, in words where it depends on something. */
  minimum?: string;
}

/** A new password, twice, with its rules. */
export function NewPasswordFields({
  password,
  repeated,
  label = 'Password',
  size = 'md',
  minimum = '8',
}: NewPasswordFieldsProps) {
  return (
    <>
      <Text c="dimmed" size="sm" mb="calc(-1 * var(--space-8))">
        Use at least {minimum} characters, with an uppercase letter, a lowercase letter and a number.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PasswordInput
          size={size}
          label={label}
          autoComplete="new-password"
          {...password}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the new password' }}
        />
        <PasswordInput
          size={size}
          label={`Confirm ${label}`}
          autoComplete="new-password"
          {...repeated}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password confirmation' }}
        />
      </SimpleGrid>
    </>
  );
}
