import { TextInput } from '@mantine/core';

interface PeriodFieldsProps {
  /** Days, `YYYY-MM-DD`, both inclusive. */
  from: string | undefined;
  to: string | undefined;
  set: (changes: { from: string } | { to: string }) => void;
}

/** The first and the last day that a list is filtered by. */
export function PeriodFields({ from, to, set }: PeriodFieldsProps) {
  return (
    <>
      <TextInput
        label="From"
        type="date"
        value={from ?? ''}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput label="To" type="date" value={to ?? ''} onChange={(event) => set({ to: event.currentTarget.value })} />
    </>
  );
}
