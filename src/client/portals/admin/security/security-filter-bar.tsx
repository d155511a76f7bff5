import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  type SecurityEventFilters,
  securityEventKindSchema,
  securityEventLabels,
} from '#shared/security-events/schema.ts';
import { WhoFilter } from '../audit/who-filter.tsx';
import css from './security.module.css';

interface SecurityFilterBarProps {
  filters: SecurityEventFilters;
  whoName: string | null;
  narrowed: boolean;
  set: (changes: Record<string, string>) => void;
  clear: () => void;
}

const kinds = [
  { value: '', label: 'Any' },
  ...securityEventKindSchema.options.map((value) => ({ value, label: securityEventLabels[value] })),
];
const results = [
  { value: '', label: 'Any' },
  { value: 'failed', label: 'Failed' },
  { value: 'succeeded', label: 'Succeeded' },
];

/** Everything the events can be narrowed by. */
export function SecurityFilterBar({ filters, whoName, narrowed, set, clear }: SecurityFilterBarProps) {
  return (
    <search className={css.filters} aria-label="Filter the security events">
      <WhoFilter who={filters.who} whoName={whoName} onWho={(who) => set({ who })} />
      <NativeSelect
        label="Event"
        data={kinds}
        value={filters.kind ?? ''}
        onChange={(event) => set({ kind: event.currentTarget.value })}
      />
      <NativeSelect
        label="Result"
        data={results}
        value={filters.result ?? ''}
        onChange={(event) => set({ result: event.currentTarget.value })}
      />
      <TextInput
        label="From"
        type="date"
        value={filters.from ?? ''}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        label="To"
        type="date"
        value={filters.to ?? ''}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
      {narrowed && (
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
