import { Stack, type StackProps } from '@mantine/core';
import type { ComponentProps } from 'react';

interface FormStackProps extends ComponentProps<'form'> {
  gap?: StackProps['gap'];
}

/** A form of the portals: its fields are one below the other, and its errors are ours, not the browser's. */
export function FormStack({ gap = 'md', ...form }: FormStackProps) {
  return <Stack gap={gap} renderRoot={(root) => <form noValidate {...root} {...form} />} />;
}
