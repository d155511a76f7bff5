import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#client/ui/card.tsx';
import { priorityLabels, staffStatusLabels, stageLabels } from '#shared/cases/labels.ts';
import { casePrioritySchema, caseStageSchema, caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { caseSourceSchema } from '#shared/queue/filters.ts';
import { sourceLabels } from '#shared/queue/labels.ts';
import type { QueueQuery } from '#shared/queue/query.ts';
import { AreaField } from './area-field.tsx';
import { FilterChips } from './filter-chips.tsx';

interface FilterPanelProps {
  id: string;
  query: QueueQuery;
  onChange: (part: Partial<QueueQuery>) => void;
  /** For administrators: the broker. */
  brokerField?: ReactNode;
}

const sources = [
  { value: '', label: 'Any source' },
  ...caseSourceSchema.options.map((value) => ({ value, label: sourceLabels[value] })),
];

/** Every filter of the list. Each choice applies at once. */
export function FilterPanel({ id, query, onChange, brokerField }: FilterPanelProps) {
  return (
    <Card as="section" padding="small" id={id} aria-label="Filters">
      <FilterChips
        legend="Type"
        options={caseTypeSchema.options}
        labels={lineLabels}
        value={query.types}
        onChange={(types) => onChange({ types })}
      />
      <FilterChips
        legend="Status"
        options={caseStatusSchema.options}
        labels={staffStatusLabels}
        value={query.statuses}
        onChange={(statuses) => onChange({ statuses, bucket: undefined })}
      />
      <FilterChips
        legend="Stage"
        options={caseStageSchema.options}
        labels={stageLabels}
        value={query.stages}
        onChange={(stages) => onChange({ stages })}
      />
      <FilterChips
        legend="Priority"
        options={casePrioritySchema.options}
        labels={priorityLabels}
        value={query.priorities}
        onChange={(priorities) => onChange({ priorities })}
      />
      <SimpleGrid minColWidth="min(13rem, 100%)" verticalSpacing="sm">
        <AreaField value={query.area ?? ''} onChange={(area) => onChange({ area })} />
        <NativeSelect
          label="Source"
          data={sources}
          value={query.source ?? ''}
          onChange={({ currentTarget }) => onChange({ source: caseSourceSchema.safeParse(currentTarget.value).data })}
        />
        <TextInput
          label="Received since"
          type="date"
          value={query.from ?? ''}
          max={query.to}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
        />
        <TextInput
          label="Received up to"
          type="date"
          value={query.to ?? ''}
          min={query.from}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
        />
        {brokerField}
      </SimpleGrid>
    </Card>
  );
}
