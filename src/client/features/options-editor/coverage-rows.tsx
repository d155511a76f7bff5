import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import css from './coverage-rows.module.css';
import { fieldId } from './field-id.ts';
import { type CoverageDraft, emptyCoverage, type OptionDraft } from './options-draft.ts';

const COVERAGES_MAX = 20;

interface CoverageRowsProps {
  optionKey: string;
  /** Path of the option in the schema: `options.0`. */
  path: string;
  coverages: CoverageDraft[];
  errorOf: (path: string) => string | undefined;
  onChange: (key: string, patch: Partial<OptionDraft>) => void;
  onRemove: (optionKey: string, coverageKey: string, name: string) => void;
}

/** What an option covers, row by row. On a phone each row is a block of its own. */
export function CoverageRows({ optionKey, path, coverages, errorOf, onChange, onRemove }: CoverageRowsProps) {
  const edit = (key: string, patch: Partial<CoverageDraft>) =>
    onChange(optionKey, {
      coverages: coverages.map((coverage) => (coverage.key === key ? { ...coverage, ...patch } : coverage)),
    });
  const listError = errorOf(`${path}.coverages`);

  return (
    <fieldset className={css.rows}>
      <legend className={css.legend}>Coverages</legend>
      <p className={css.hint}>Amounts in dollars. Write what is not an amount, such as “Included”, into the note.</p>
      <div className={css.head} aria-hidden="true">
        <span>Coverage</span>
        <span>Limit ($)</span>
        <span>Deductible ($)</span>
        <span>Note</span>
      </div>
      {coverages.map((coverage, index) => {
        const row = `${path}.coverages.${index}`;
        const of = coverage.name ? ` of ${coverage.name}` : ` of row ${index + 1}`;
        const classNames = { label: css.label };
        return (
          <div className={css.row} key={coverage.key}>
            <TextInput
              id={fieldId(`${row}.name`)}
              label="Coverage"
              classNames={classNames}
              value={coverage.name}
              error={errorOf(`${row}.name`)}
              onChange={(event) => edit(coverage.key, { name: event.currentTarget.value })}
            />
            <TextInput
              id={fieldId(`${row}.limitCents`)}
              label="Limit ($)"
              aria-label={`Limit${of}, in dollars`}
              classNames={classNames}
              inputMode="decimal"
              value={coverage.limit}
              error={errorOf(`${row}.limitCents`)}
              onChange={(event) => edit(coverage.key, { limit: event.currentTarget.value })}
            />
            <TextInput
              id={fieldId(`${row}.deductibleCents`)}
              label="Deductible ($)"
              aria-label={`Deductible${of}, in dollars`}
              classNames={classNames}
              inputMode="decimal"
              value={coverage.deductible}
              error={errorOf(`${row}.deductibleCents`)}
              onChange={(event) => edit(coverage.key, { deductible: event.currentTarget.value })}
            />
            <TextInput
              id={fieldId(`${row}.note`)}
              label="Note"
              aria-label={`Note${of}`}
              classNames={classNames}
              value={coverage.note}
              error={errorOf(`${row}.note`)}
              onChange={(event) => edit(coverage.key, { note: event.currentTarget.value })}
            />
            <ActionIcon
              className={css.remove}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove ${coverage.name || `row ${index + 1}`}`}
              onClick={() => onRemove(optionKey, coverage.key, coverage.name)}
            >
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
        );
      })}
      {listError && (
        <p className={css.error} id={fieldId(`${path}.coverages`)} tabIndex={-1}>
          {listError}
        </p>
      )}
      {coverages.length < COVERAGES_MAX && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChange(optionKey, { coverages: [...coverages, emptyCoverage()] })}
        >
          Add a coverage
        </Button>
      )}
    </fieldset>
  );
}
