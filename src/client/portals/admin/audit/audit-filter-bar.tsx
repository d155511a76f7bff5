import { Button, Group, NativeSelect, Switch } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { auditActionSchema, auditSubjectSchema } from '#shared/audit/schema.ts';
import { auditActionLabels, auditSubjectLabels } from '#shared/audit-trail/labels.ts';
import { type AuditFilters, auditFiltersSchema } from '#shared/audit-trail/schema.ts';
import { eventLabels } from '#shared/cases/labels.ts';
import { caseEventTypeSchema } from '#shared/cases/vocabulary.ts';
import list from '../lists/list.module.css';
import { PeriodFields } from '../lists/period-fields.tsx';
import { TypedFilter } from '../lists/typed-filter.tsx';
import { WhoFilter } from './who-filter.tsx';

interface AuditFilterBarProps {
  filters: AuditFilters;
  whoName: string | null;
  narrowed: boolean;
  set: (changes: Record<string, string>) => void;
  clear: () => void;
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);
const deeds = [
  { value: '', label: 'Any action' },
  {
    group: 'Not about a request',
    items: auditActionSchema.options.map((value) => ({ value, label: auditActionLabels[value] })).sort(byLabel),
  },
  {
    group: 'In requests',
    items: caseEventTypeSchema.options
      .map((value) => ({ value: `case:${value}`, label: eventLabels[value] }))
      .sort(byLabel),
  },
];
const subjects = [
  { value: '', label: 'Any type' },
  ...auditSubjectSchema.options.map((value) => ({ value, label: auditSubjectLabels[value] })),
];
const isNumber = (typed: string) => auditFiltersSchema.shape.caseNumber.safeParse(typed).success;

/** Every filter of the audit log. */
export function AuditFilterBar({ filters, whoName, narrowed, set, clear }: AuditFilterBarProps) {
  return (
    <search className={list.filterGrid} aria-label="Filter the audit log">
      <TypedFilter
        className={list.wide}
        label="Search names and reasons"
        placeholder="Entries not about a request"
        icon={<IconSearch size={16} aria-hidden="true" />}
        value={filters.words ?? ''}
        onChange={(words) => set({ words })}
      />
      <TypedFilter
        label="Request number"
        placeholder="AB-2026-000123"
        value={filters.caseNumber ?? ''}
        accepts={isNumber}
        hint="For example, AB-2026-000123"
        onChange={(caseNumber) => set({ caseNumber })}
      />
      <WhoFilter who={filters.who} whoName={whoName} onWho={(who) => set({ who })} />
      <NativeSelect
        label="Action"
        data={deeds}
        value={filters.action ?? ''}
        onChange={(event) => set({ action: event.currentTarget.value })}
      />
      <NativeSelect
        label="Record type"
        data={subjects}
        value={filters.subject ?? ''}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <PeriodFields from={filters.from} to={filters.to} set={set} />
      <Group gap="sm">
        <Switch
          label="Sensitive only"
          checked={filters.sensitive !== undefined}
          onChange={(event) => set({ sensitive: event.currentTarget.checked ? 'true' : '' })}
        />
        {narrowed && (
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            Clear filters
          </Button>
        )}
      </Group>
    </search>
  );
}
