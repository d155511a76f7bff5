import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { CodeField } from './code-field.tsx';

interface ProofFieldsProps {
  /** Of the field with the password. */
  password: ComponentProps<typeof PasswordInput>;
  /** Of the field with the code. */
  code: ComponentProps<typeof CodeField>;
}

/** The password, and a code where there is a second factor: proof that the owner of the account is at the screen. */
export function ProofFields({ password, code }: ProofFieldsProps) {
  return (
    <>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        maw="24rem"
        {...password}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide your password' }}
      />
      <CodeField maw="24rem" {...code} />
    </>
  );
}
