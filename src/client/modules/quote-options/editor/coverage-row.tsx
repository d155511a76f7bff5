import { ActionIcon, Autocomplete, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { CaseType } from '#shared/lines/case-types.ts';
import { coverageHint } from './coverage-hint.ts';
import css from './coverage-rows.module.css';
import { fieldId } from './field-id.ts';
import type { CoverageDraft } from './options-draft.ts';

interface CoverageRowProps {
  type: CaseType;
  coverage: CoverageDraft;
  index: number;
  /** Path of the row in the schema: `options.0.coverages.2`. */
  path: string;
  /** The line's coverages that the option does not have yet. */
  names: readonly string[];
  errorOf: (path: string) => string | undefined;
  onEdit: (patch: Partial<CoverageDraft>) => void;
  onRemove: () => void;
}

const classNames = { label: css.label };

/** One coverage: its name, chosen or typed, and what the insurer offers. On a phone it is a block of its own. */
export function CoverageRow(props: CoverageRowProps) {
  const { type, coverage, index, path, names, errorOf, onEdit, onRemove } = props;
  const of = coverage.name ? ` of ${coverage.name}` : ` of row ${index + 1}`;
  const hint = coverageHint(type, coverage);
  return (
    <div className={css.row}>
      <Autocomplete
        id={fieldId(`${path}.name`)}
        label="Coverage"
        classNames={classNames}
        data={[...names]}
        maxDropdownHeight={240}
        value={coverage.name}
        error={errorOf(`${path}.name`)}
        onChange={(name) => onEdit({ name })}
      />
      <TextInput
        id={fieldId(`${path}.limitCents`)}
        label="Limit ($)"
        aria-label={`Limit${of}, in dollars`}
        classNames={classNames}
        inputMode="decimal"
        value={coverage.limit}
        error={errorOf(`${path}.limitCents`)}
        onChange={(event) => onEdit({ limit: event.currentTarget.value })}
      />
      <TextInput
        id={fieldId(`${path}.deductibleCents`)}
        label="Deductible ($)"
        aria-label={`Deductible${of}, in dollars`}
        classNames={classNames}
        inputMode="decimal"
        value={coverage.deductible}
        error={errorOf(`${path}.deductibleCents`)}
        onChange={(event) => onEdit({ deductible: event.currentTarget.value })}
      />
      <TextInput
        id={fieldId(`${path}.note`)}
        label="Note"
        aria-label={`Note${of}`}
        classNames={classNames}
        value={coverage.note}
        error={errorOf(`${path}.note`)}
        onChange={(event) => onEdit({ note: event.currentTarget.value })}
      />
      <ActionIcon
        className={css.remove}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Remove ${coverage.name || `row ${index + 1}`}`}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
      <p className={css.aside} data-warns={hint?.warns || undefined} role="status">
        {hint?.warns && <IconAlertTriangle size={15} aria-hidden="true" />}
        {hint?.words}
      </p>
    </div>
  );
}
