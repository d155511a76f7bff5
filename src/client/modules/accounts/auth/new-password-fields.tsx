import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import css from './auth-form.module.css';

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
      <p className={css.hint}>
        For the password: at least {minimum} characters, with an uppercase letter, a lowercase letter and a number.
      </p>
      <div className={css.pair}>
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
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the repeated password' }}
        />
      </div>
    </>
  );
}
