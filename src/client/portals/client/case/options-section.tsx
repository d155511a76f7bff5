import { Button, Group } from '@mantine/core';
import { IconInfoCircle, IconMessage2Question } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment } from '#client/lib/format-date.ts';
import { siteDay } from '#client/lib/site-clock.ts';
import { useNow } from '#client/lib/use-now.ts';
import { OptionComparison } from '#client/modules/quote-options/option-comparison.tsx';
import { Section } from '#client/ui/section.tsx';
import { optionIsValid } from '#shared/cases/dates.ts';
import { noCoverageNotice } from '#shared/cases/schema.ts';
import type { CaseDetail, QuoteOption } from '#shared/cases/views.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import css from './client-case.module.css';

/** The options from the broker, what they do not mean, and the choice. */
export function OptionsSection({ row }: { row: CaseDetail }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [changing, setChanging] = useState(false);
  const now = useNow();
  const today = siteDay(now);
  if (row.options.length === 0) return null;

  // An option replaced in the meantime can no longer be chosen: its dialog closes automatically.
  const chosen = row.options.find(({ id, status }) => id === chosenId && status === 'open');
  const canAccept = row.allowedEvents.includes('option_accepted');
  const canChange = row.allowedEvents.includes('change_requested');
  const actionOf = (option: QuoteOption) =>
    option.status === 'open' && optionIsValid(option, today) ? (
      <Button fullWidth onClick={() => setChosenId(option.id)}>
        Choose {option.insurer}
      </Button>
    ) : null;

  return (
    <Section
      id="options"
      title={`${row.options.length === 1 ? 'An option' : 'Options'} from ${row.relation === 'client' ? 'your' : 'the'} broker`}
      bare
    >
      {row.status !== 'bound' && (
        <Group component="p" gap="xs" align="start" wrap="nowrap" maw="52rem">
          <IconInfoCircle size={20} stroke={1.7} aria-hidden="true" />
          <span>{noCoverageNotice.text}</span>
        </Group>
      )}
      {row.relation === 'participant' && row.status === 'quoted' && (
        <p className="not-printed">The choice is up to {row.clientName}.</p>
      )}
      <p className={css.printed}>
        As of {formatMoment(new Date(now).toISOString())}. Options are from {row.brokerName ?? 'the broker'}
        {row.brokerFirm && `, ${row.brokerFirm}`}.
      </p>
      <OptionComparison caseId={row.id} options={row.options} type={row.type} {...(canAccept && { actionOf })} />
      {canChange && (
        <Group className="not-printed" component="p" gap="sm" mt="var(--space-4)">
          None of these fit?
          <Button
            variant="default"
            leftSection={<IconMessage2Question size={18} aria-hidden="true" />}
            onClick={() => setChanging(true)}
          >
            Ask for a change
          </Button>
        </Group>
      )}
      {chosen && <AcceptDialog row={row} option={chosen} onClose={() => setChosenId(null)} />}
      <ChangeDialog row={row} opened={changing} onClose={() => setChanging(false)} />
    </Section>
  );
}
