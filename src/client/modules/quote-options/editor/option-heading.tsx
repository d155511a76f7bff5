import { Accordion } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatMoney } from '#shared/platform/formats.ts';
import { centsFromText } from './money-text.ts';
import css from './option-heading.module.css';
import type { OptionDraft } from './options-draft.ts';

/** The heading of an option: which one it is, also while it is folded. */
export function OptionHeading({ option, index, wrong }: { option: OptionDraft; index: number; wrong: boolean }) {
  const cents = centsFromText(option.premium);
  const facts = [option.insurer.trim(), cents ? formatMoney(cents) : ''].filter(Boolean);
  return (
    <Accordion.Control>
      <span className={css.heading}>
        <span className={css.name}>Option {index + 1}</span>
        {facts.length > 0 && <span className={css.facts}>{facts.join(', ')}</span>}
        {wrong && (
          <span className={css.wrong}>
            <IconAlertTriangle size={16} aria-hidden="true" /> Please check
          </span>
        )}
      </span>
    </Accordion.Control>
  );
}
