import { Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { coverageKey } from '#shared/lines/coverages/rows.ts';
import type { Coverage } from '#shared/lines/coverages/schema.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import css from './option-comparison.module.css';

function Word({ children }: { children: ReactNode }) {
  return (
    <Text component="span" c="dimmed" size="xs">
      {children}
    </Text>
  );
}

/** Limit, deductible and note of a coverage, or that an option does not mention it. The option's own name for the row is kept. */
export function CoverageCell({ coverage, row }: { coverage: Coverage | null; row: string }) {
  if (!coverage) {
    return (
      <Group component="span" display="inline-flex" gap="var(--space-6)" wrap="nowrap" c="dimmed">
        <IconMinus size={15} aria-hidden="true" /> Not mentioned
      </Group>
    );
  }
  const { name, limitCents, deductibleCents, note } = coverage;
  const isIncluded = note ? coverageKey(note) === 'included' : limitCents === null && deductibleCents === null;
  return (
    <Stack className={css.amounts} gap="var(--space-2)">
      {limitCents !== null && (
        <p>
          <Word>Limit</Word> {formatMoney(limitCents)}
        </p>
      )}
      {deductibleCents !== null && (
        <p>
          <Word>Deductible</Word> {formatMoney(deductibleCents)}
        </p>
      )}
      {isIncluded ? (
        <p className={css.included}>
          <IconCheck size={16} aria-hidden="true" /> Included
        </p>
      ) : (
        note && <p>{note}</p>
      )}
      {coverageKey(name) !== coverageKey(row) && <Word>Called “{name}” in this option</Word>}
    </Stack>
  );
}
