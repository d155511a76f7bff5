import { NativeSelect } from '@mantine/core';
import { staffStatusLabels } from '#shared/cases/labels.ts';
import { type CaseStatus, caseStatusSchema } from '#shared/cases/schema.ts';

interface StatusFilterProps {
  value: CaseStatus | undefined;
  onChange: (status: CaseStatus | undefined) => void;
}

const choices = [
  { value: '', label: 'Every status' },
  ...caseStatusSchema.options.map((value) => ({ value, label: staffStatusLabels[value] })),
];

/** Which cases to show, by status. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <NativeSelect
      label="Status"
      data={choices}
      value={value ?? ''}
      onChange={(event) => onChange(caseStatusSchema.safeParse(event.currentTarget.value).data)}
    />
  );
}
