import { Button, NativeSelect } from '@mantine/core';
import {
  type SecurityEventFilters,
  securityEventKindSchema,
  securityEventLabels,
} from '#shared/accounts/security-events/schema.ts';
import { WhoFilter } from '../audit/who-filter.tsx';
import list from '../lists/list.module.css';
import { PeriodFields } from '../lists/period-fields.tsx';

interface SecurityFilterBarProps {
  filters: SecurityEventFilters;
  whoName: string | null;
  narrowed: boolean;
  set: (changes: Record<string, string>) => void;
  clear: () => void;
}

const kinds = [
  { value: '', label: 'Any event' },
  ...securityEventKindSchema.options.map((value) => ({ value, label: securityEventLabels[value] })),
];
const results = [
  { value: '', label: 'Any result' },
  { value: 'failed', label: 'Failed' },
  { value: 'succeeded', label: 'Succeeded' },
];

/** Every filter of the security events. */
export function SecurityFilterBar({ filters, whoName, narrowed, set, clear }: SecurityFilterBarProps) {
  return (
    <search className={list.filterGrid} aria-label="Filter security events">
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
      <PeriodFields from={filters.from} to={filters.to} set={set} />
      {narrowed && (
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}
