import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CaseType } from '#shared/lines/case-types.ts';
import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import { AddCoverage } from './add-coverage.tsx';
import { CoverageRow } from './coverage-row.tsx';
import css from './coverage-rows.module.css';
import { fieldId } from './field-id.ts';
import { type CoverageDraft, emptyCoverage, type OptionDraft } from './options-draft.ts';

const COVERAGES_MAX = 20;

interface CoverageRowsProps {
  type: CaseType;
  optionKey: string;
  /** Path of the option in the schema: `options.0`. */
  path: string;
  coverages: CoverageDraft[];
  errorOf: (path: string) => string | undefined;
  onChange: (key: string, patch: Partial<OptionDraft>) => void;
  onRemove: (optionKey: string, coverageKey: string, name: string) => void;
}

/** The coverages of an option, row by row. */
export function CoverageRows({ type, optionKey, path, coverages, errorOf, onChange, onRemove }: CoverageRowsProps) {
  const [added, setAdded] = useState<string | null>(null);
  const listError = errorOf(`${path}.coverages`);
  const codes = new Set(coverages.map(({ name }) => findStandardCoverage(type, name)?.code));
  const names = lineWork[type].coverages.filter(({ code }) => !codes.has(code)).map(({ name }) => name);

  // A newly added row takes the focus: its name, or what the insurer offers under it.
  useEffect(() => {
    if (added) document.getElementById(added)?.focus();
    setAdded(null);
  }, [added]);

  const edit = (key: string, patch: Partial<CoverageDraft>) =>
    onChange(optionKey, {
      coverages: coverages.map((coverage) => (coverage.key === key ? { ...coverage, ...patch } : coverage)),
    });
  function add(name: string) {
    onChange(optionKey, { coverages: [...coverages, emptyCoverage(name)] });
    setAdded(fieldId(`${path}.coverages.${coverages.length}.${name ? 'limitCents' : 'name'}`));
  }

  return (
    <fieldset className={css.rows}>
      <legend className={css.legend}>Coverages</legend>
      <Text c="dimmed" size="sm">
        Amounts in dollars. Use the note for anything else, such as “Included”.
      </Text>
      <div className={css.head} aria-hidden="true">
        <span>Coverage</span>
        <span>Limit ($)</span>
        <span>Deductible ($)</span>
        <span>Note</span>
      </div>
      {coverages.map((coverage, index) => (
        <CoverageRow
          key={coverage.key}
          type={type}
          coverage={coverage}
          index={index}
          path={`${path}.coverages.${index}`}
          names={names}
          errorOf={errorOf}
          onEdit={(patch) => edit(coverage.key, patch)}
          onRemove={() => onRemove(optionKey, coverage.key, coverage.name)}
        />
      ))}
      {listError && (
        <Text c="var(--warn)" size="sm" fw={600} mt="xs" id={fieldId(`${path}.coverages`)} tabIndex={-1}>
          {listError}
        </Text>
      )}
      {coverages.length < COVERAGES_MAX && <AddCoverage names={names} onAdd={add} />}
    </fieldset>
  );
}
