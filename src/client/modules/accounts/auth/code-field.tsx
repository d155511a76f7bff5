import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import css from './auth-form.module.css';

const kinds = {
  app: {
    label: 'Code from your authenticator app',
    description: 'Your password is correct. Now enter the 6-digit code from your app.',
    inputMode: 'numeric',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    description: 'One of the codes you saved when you set up two-step verification. Each works once.',
    inputMode: 'text',
    other: 'Use the authenticator app instead',
  },
} as const;

/** The second step of a login. It takes the focus when it appears. The server distinguishes the two kinds of code. */
export function CodeField(props: TextInputProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const field = useRef<HTMLInputElement>(null);
  const { label, description, inputMode, other } = kinds[kind];

  useEffect(() => field.current?.focus(), []);

  return (
    <div>
      <TextInput
        size="md"
        {...props}
        ref={field}
        label={label}
        description={description}
        inputMode={inputMode}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <UnstyledButton
        className={css.link}
        mt="var(--space-6)"
        onClick={() => {
          setKind(kind === 'app' ? 'recovery' : 'app');
          field.current?.focus();
        }}
      >
        {other}
      </UnstyledButton>
    </div>
  );
}
