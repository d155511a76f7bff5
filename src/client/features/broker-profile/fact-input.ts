import type { ReactNode } from 'react';

/** What a form hands to one of its fields; the shape Mantine's `getInputProps` answers, where the field is named at run time. */
export interface FactInput {
  // biome-ignore lint/suspicious/noExplicitAny: Mantine types every value and handler of a field so
  value?: any;
  // biome-ignore lint/suspicious/noExplicitAny: an event or a value, as the input wants it
  onChange: any;
  error?: ReactNode;
}
