import { Stack, type StackProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'className' | 'noValidate'> {
  gap?: StackProps['gap'];
}

/** A form of the portals: its parts are one below the other, and its messages come from the schema, not from the browser. */
export function Form({ gap = 'md', children, ...form }: FormProps) {
  return (
    <Stack gap={gap} renderRoot={(stack) => <form {...stack} {...form} noValidate />}>
      {children}
    </Stack>
  );
}
