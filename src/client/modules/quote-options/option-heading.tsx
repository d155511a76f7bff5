import { Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClockX } from '@tabler/icons-react';
import type { QuoteOption } from '#shared/cases/views.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { termWords, yearlyCents } from './compare-options.ts';
import css from './option-comparison.module.css';

const states = {
  open: null,
  accepted: { icon: IconCircleCheck, word: 'Chosen' },
  declined: { icon: IconCircleX, word: 'Not chosen' },
  expired: { icon: IconClockX, word: 'Expired' },
  superseded: { icon: IconClockX, word: 'Replaced' },
};

interface OptionHeadingProps {
  option: QuoteOption;
  /** The options have different payment terms. */
  showYear: boolean;
}

/** Insurer and premium of one option. */
export function OptionHeading({ option, showYear }: OptionHeadingProps) {
  const state = states[option.status];
  return (
    <Stack gap="var(--space-2)" fw={400}>
      <Text component="span" fw={600}>
        {option.insurer}
      </Text>
      <span className={css.premium}>
        {formatMoney(option.premiumCents)}{' '}
        <Text component="span" c="dimmed" size="sm" ff="text">
          {termWords[option.term]}
        </Text>
      </span>
      {showYear && option.term !== 'annual' && (
        <Text component="span" c="dimmed" size="xs">
          {formatMoney(yearlyCents(option))} over 12 months
        </Text>
      )}
      {state && (
        <Group component="span" className={css.state} gap="var(--space-4)" wrap="nowrap" data-status={option.status}>
          <state.icon size={16} aria-hidden="true" /> {state.word}
        </Group>
      )}
    </Stack>
  );
}
