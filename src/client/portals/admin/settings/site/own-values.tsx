import { Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface OwnValuesProps {
  label: string;
  /** What applies while it is off. */
  configured: string;
  own: boolean;
  onChange: (own: boolean) => void;
  error?: ReactNode;
  children: ReactNode;
}

/** A group of values that is either the configuration's or set here. */
export function OwnValues({ label, configured, own, onChange, error, children }: OwnValuesProps) {
  return (
    <Stack gap="md">
      <Checkbox label={label} checked={own} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {own ? children : <Text c="dimmed">From the configuration: {configured}</Text>}
      {typeof error === 'string' && (
        <Text c="var(--warn)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
