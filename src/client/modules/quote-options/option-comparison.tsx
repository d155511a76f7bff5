import { Button, Group, Switch, Text } from '@mantine/core';
import { IconArrowsDiff, IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { unmentionedCoverages } from '#shared/lines/coverages/rows.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import { compareCoverages } from './compare-options.ts';
import { CoverageCell } from './coverage-cell.tsx';
import css from './option-comparison.module.css';
import { OptionHeading } from './option-heading.tsx';

interface OptionComparisonProps {
  options: readonly QuoteOption[];
  /** The line of insurance: it maps an insurer's spelling to the coverage. */
  type: CaseType;
  /** The actions for an option, below its column. */
  actionOf?: (option: QuoteOption) => ReactNode;
}

/** Options side by side, coverage by coverage, differences marked. On a phone every coverage lists the options below it. */
export function OptionComparison({ options, type, actionOf }: OptionComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const id = useId();
  const several = options.length > 1;
  const rows = compareCoverages(options, type);
  const silent = unmentionedCoverages(
    type,
    options.flatMap(({ coverages }) => coverages.map(({ name }) => name)),
  );
  const shown = rows.filter(({ differs }) => differs || !onlyDifferences);
  const showYear = new Set(options.map(({ term }) => term)).size > 1;

  function facts(label: string, textOf: (option: QuoteOption) => string | null, always = false) {
    if (!always && options.every((option) => !textOf(option))) return null;
    return (
      <tr>
        <th scope="row">{label}</th>
        {options.map((option) => (
          <td key={option.id} data-insurer={option.insurer}>
            {textOf(option) ?? (
              <Text component="span" inherit c="dimmed">
                None listed
              </Text>
            )}
          </td>
        ))}
      </tr>
    );
  }

  return (
    <div>
      <Group className="not-printed" justify="space-between" gap="var(--space-8) var(--space-24)" mb="sm">
        {several && rows.some(({ differs }) => differs) && (
          <Switch
            label="Show only differences"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
        )}
        <Button
          ml="auto"
          variant="subtle"
          size="compact-md"
          leftSection={<IconPrinter size={17} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section className={css.scroller} aria-labelledby={id} tabIndex={0}>
        <table className={css.table}>
          <caption className="visually-hidden" id={id}>
            Options from the broker, coverage by coverage
          </caption>
          <thead>
            <tr>
              <th className={css.corner} scope="col">
                Coverage
              </th>
              {options.map((option) => (
                <th key={option.id} scope="col" className={css.option} data-status={option.status}>
                  <OptionHeading option={option} showYear={showYear} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, cells, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">
                  {name}
                  {differs && (
                    <span className={css.differs}>
                      <IconArrowsDiff size={14} aria-hidden="true" /> Differs
                    </span>
                  )}
                </th>
                {options.map((option, index) => (
                  <td key={option.id} data-insurer={option.insurer}>
                    <CoverageCell coverage={cells[index] ?? null} row={name} />
                  </td>
                ))}
              </tr>
            ))}
            {facts('Not included', ({ exclusions }) => exclusions)}
            {facts('Note from the broker', ({ note }) => note)}
            {facts('Valid until', ({ validUntil }) => dayWords(validUntil), true)}
          </tbody>
          {actionOf && (
            <tfoot className="not-printed">
              <tr>
                <td />
                {options.map((option) => (
                  <td key={option.id}>{actionOf(option)}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {silent.length > 0 && (
        <Group component="p" align="flex-start" wrap="nowrap" gap="xs" mt="sm">
          <IconInfoCircle className={css.info} size={17} aria-hidden="true" />
          <span>
            Not mentioned in {several ? 'any of the options' : 'this option'}:{' '}
            {silent.map(({ name }) => name).join(', ')}. Don’t assume that anything not mentioned is included; ask the
            broker.
          </span>
        </Group>
      )}
    </div>
  );
}
