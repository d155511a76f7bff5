import { TextInput, type TextInputProps } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';

/** Next to the password, where the account has a second factor. */
export function CodeField(props: TextInputProps) {
  const { data } = trpc.account.secondFactor.useQuery();
  if (!data?.enabledAt && !props.error) return null;
  return (
    <TextInput
      label="Code from the app, or a recovery code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
