import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import type { WorkCalendar } from '#shared/callbacks/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { premiumTermSchema } from '#shared/lines/coverages/schema.ts';
import { CoverageRows } from './coverage-rows.tsx';
import { expiryWarning } from './expiry.ts';
import { fieldId } from './field-id.ts';
import type { OptionDraft } from './options-draft.ts';
import css from './options-editor.module.css';
import { termLabels } from './term-labels.ts';

interface OptionFieldsProps {
  type: CaseType;
  option: OptionDraft;
  index: number;
  /** `YYYY-MM-DD`: the earliest expiry. */
  today: string;
  calendar: WorkCalendar | undefined;
  errorOf: (path: string) => string | undefined;
  onChange: (key: string, patch: Partial<OptionDraft>) => void;
  onRemoveCoverage: (optionKey: string, coverageKey: string, name: string) => void;
}

const terms = premiumTermSchema.options.map((value) => ({ value, label: termLabels[value] }));

/** One option. Typing in one does not render the others, which matters with ten of them. */
export const OptionFields = memo(function OptionFields(props: OptionFieldsProps) {
  const { type, option, index, today, calendar, errorOf, onChange, onRemoveCoverage } = props;
  const path = `options.${index}`;
  const field = (name: string) => ({ id: fieldId(`${path}.${name}`), error: errorOf(`${path}.${name}`) });
  const warning = expiryWarning(option.validUntil, today, calendar);
  const edit = (patch: Partial<OptionDraft>) => onChange(option.key, patch);

  return (
    <Stack gap="lg">
      <div className={css.facts}>
        <TextInput
          {...field('insurer')}
          label="Insurer"
          value={option.insurer}
          onChange={(event) => edit({ insurer: event.currentTarget.value })}
        />
        <TextInput
          {...field('premiumCents')}
          label="Premium"
          leftSection="$"
          inputMode="decimal"
          value={option.premium}
          onChange={(event) => edit({ premium: event.currentTarget.value })}
        />
        <NativeSelect
          {...field('term')}
          label="Payment"
          data={terms}
          value={option.term}
          onChange={(event) => edit({ term: event.currentTarget.value })}
        />
        <TextInput
          {...field('validUntil')}
          label="Valid until"
          type="date"
          min={today}
          value={option.validUntil}
          onChange={(event) => edit({ validUntil: event.currentTarget.value })}
        />
      </div>
      <p className={css.warning} role="status">
        {warning && (
          <>
            <IconAlertTriangle size={16} aria-hidden="true" /> {warning}
          </>
        )}
      </p>
      <CoverageRows
        type={type}
        optionKey={option.key}
        path={path}
        coverages={option.coverages}
        errorOf={errorOf}
        onChange={onChange}
        onRemove={onRemoveCoverage}
      />
      <Textarea
        {...field('exclusions')}
        label="Exclusions and conditions (optional)"
        autosize
        minRows={2}
        value={option.exclusions}
        onChange={(event) => edit({ exclusions: event.currentTarget.value })}
      />
      <Textarea
        {...field('note')}
        label="Note for the client (optional)"
        autosize
        minRows={2}
        value={option.note}
        onChange={(event) => edit({ note: event.currentTarget.value })}
      />
    </Stack>
  );
});
