import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import type { Colleague } from '#shared/brokers/profile-schema.ts';
import type { FactInput } from './fact-input.ts';

interface ColleagueSelectProps {
  label: string;
  description: string;
  input: FactInput;
  /** The current choice, so that its name is shown before any search. */
  chosen: Colleague | null;
}

const WAIT_MS = 250;

/** Another broker, searched by name or firm. */
export function ColleagueSelect({ label, description, input, chosen }: ColleagueSelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, WAIT_MS);
  const { data } = trpc.brokers.colleagues.useQuery({ search }, { placeholderData: (before) => before });
  const found = data?.colleagues ?? [];
  const known = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      label={label}
      description={description}
      placeholder="Type a name or firm"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear backup broker' }}
      nothingFoundMessage="No active, licensed broker by that name"
      filter={({ options }) => options}
      data={known.map(({ id, name, firm }) => ({ value: id, label: `${name}, ${firm}` }))}
      onSearchChange={(words) => setTyped(known.some(({ name, firm }) => `${name}, ${firm}` === words) ? '' : words)}
      {...input}
      value={input.value || null}
    />
  );
}
