import type { useForm } from '@mantine/form';

/** What a form passes to a field whose name is only known at run time. */
export type FactInput = Pick<ReturnType<ReturnType<typeof useForm>['getInputProps']>, 'value' | 'onChange' | 'error'>;
