import type { useForm } from '@mantine/form';

/** What a form hands to one of its fields, where the field is named at run time. */
export type FactInput = Pick<ReturnType<ReturnType<typeof useForm>['getInputProps']>, 'value' | 'onChange' | 'error'>;
