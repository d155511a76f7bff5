import { IconCircleCheck, IconCircleX, IconClockX } from '@tabler/icons-react';
import type { QuoteOption } from '#shared/cases/views.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { termWords, yearlyCents } from './compare-options.ts';
import css from './option-heading.module.css';

const states = {
  open: null,
  accepted: { icon: IconCircleCheck, word: 'Chosen' },
  declined: { icon: IconCircleX, word: 'Not chosen' },
  expired: { icon: IconClockX, word: 'Ran out' },
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
    <div className={css.heading}>
      <span className={css.insurer}>{option.insurer}</span>
      <span className={css.premium}>
        {formatMoney(option.premiumCents)} <span className={css.term}>{termWords[option.term]}</span>
      </span>
      {showYear && option.term !== 'annual' && (
        <span className={css.year}>{formatMoney(yearlyCents(option))} over twelve months</span>
      )}
      {state && (
        <span className={css.state} data-status={option.status}>
          <state.icon size={16} aria-hidden="true" /> {state.word}
        </span>
      )}
    </div>
  );
}
