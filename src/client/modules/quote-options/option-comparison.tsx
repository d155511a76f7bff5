import { Button, Group, Switch, Text } from '@mantine/core';
import { IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { unmentionedCoverages } from '#shared/lines/coverages/rows.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import { compareCoverages } from './compare-options.ts';
import { ComparedRows } from './compared-rows.tsx';
import css from './option-comparison.module.css';
import { OptionHeading } from './option-heading.tsx';
import { QuoteFile } from './quote-file.tsx';

interface OptionComparisonProps {
  /** The case, whose documents have the insurers’ quotes. */
  caseId: string;
  options: readonly QuoteOption[];
  /** The line of insurance: it maps an insurer's spelling to the coverage. */
  type: CaseType;
  /** The actions for an option, below its column. */
  actionOf?: (option: QuoteOption) => ReactNode;
}

/** Options side by side, coverage by coverage: what differs comes first. On a phone every coverage lists the options below it. */
export function OptionComparison({ caseId, options, type, actionOf }: OptionComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const id = useId();
  const several = options.length > 1;
  const rows = compareCoverages(options, type);
  const silent = unmentionedCoverages(
    type,
    options.flatMap(({ coverages }) => coverages.map(({ name }) => name)),
  );
  const differing = rows.filter(({ differs }) => differs);
  const same = rows.filter(({ differs }) => !differs);
  const both = differing.length > 0 && same.length > 0 && !onlyDifferences;
  const showYear = new Set(options.map(({ term }) => term)).size > 1;

  function facts(label: string, textOf: (option: QuoteOption) => ReactNode, always = false) {
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
        {several && differing.length > 0 && same.length > 0 && (
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
          <ComparedRows title={both ? 'What differs' : null} rows={differing} options={options} />
          {!onlyDifferences && (
            <ComparedRows title={both ? 'The same in every option' : null} rows={same} options={options} />
          )}
          <tbody>
            {both && (
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={options.length + 1}>
                  Details
                </th>
              </tr>
            )}
            {facts('Not included', ({ exclusions }) => exclusions)}
            {facts('Note from the broker', ({ note }) => note)}
            {facts('Valid until', ({ validUntil }) => dayWords(validUntil), true)}
            {facts(
              'Insurer’s quote',
              ({ documentId }) => documentId && <QuoteFile caseId={caseId} documentId={documentId} />,
            )}
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
