import { Stack } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** A form whose parts are one below the other. Its messages come from the schema, not from the browser. */
export function Form({ children, ...form }: Omit<ComponentPropsWithRef<'form'>, 'className' | 'noValidate'>) {
  return <Stack renderRoot={(stack) => <form {...stack} {...form} noValidate />}>{children}</Stack>;
}
