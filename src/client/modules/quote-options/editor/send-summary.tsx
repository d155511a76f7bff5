import { Button, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { OptionComparison } from '#client/modules/quote-options/option-comparison.tsx';
import { Card } from '#client/ui/card.tsx';
import type { CaseCommand } from '#shared/cases/schema.ts';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { unmentionedCoverages } from '#shared/lines/coverages/rows.ts';
import { checkOptions } from './check-options.ts';
import type { OptionsDraft } from './options-draft.ts';

interface SendSummaryProps {
  command: CaseCommand;
  type: CaseType;
  draft: OptionsDraft;
  today: string;
  /** Options of an earlier round. */
  earlier: readonly QuoteOption[];
}

/** The draft as the client will receive it; null while something is missing. */
function asSent(command: CaseCommand, draft: OptionsDraft, today: string): QuoteOption[] | null {
  const { input } = checkOptions(command, draft, today);
  return (
    input?.options.map((option, index) => ({
      ...option,
      id: draft.options[index]?.key ?? String(index),
      exclusions: option.exclusions || null,
      note: option.note || null,
      status: 'open' as const,
    })) ?? null
  );
}

/** What sending does, said beforehand, with a preview of what the client will see. */
export function SendSummary({ command, type, draft, today, earlier }: SendSummaryProps) {
  const [looking, setLooking] = useState(false);
  const { options } = draft;
  const silent = unmentionedCoverages(
    type,
    options.flatMap(({ coverages }) => coverages.map(({ name }) => name)),
  ).map(({ name }) => name);
  const shown = looking ? asSent(command, draft, today) : null;
  return (
    <Card as="section" padding="small" aria-label="What the client will see">
      <Text component="h3" ff="text" size="lg" fw={600} lts={0}>
        What the client will see
      </Text>
      <Stack component="ul" gap="var(--space-4)" pl="lg">
        <li>
          {options.length === 1 ? 'One option' : `${options.length} options side by side, coverage by coverage`}, with
          your notes. The notification email leaves out amounts.
        </li>
        <li>Anything that only some options mention is shown as “Not mentioned” in the others.</li>
        {silent.length > 0 && <li>The client will see that no option mentions: {silent.join(', ')}.</li>}
        {earlier.some(({ status }) => status === 'open') && <li>The earlier options can no longer be accepted.</li>}
        <li>Accepting an option doesn’t start a policy: you have to confirm it with the insurer first.</li>
      </Stack>
      <Button
        mr="auto"
        variant="light"
        size="sm"
        aria-expanded={looking}
        leftSection={<IconEye size={17} aria-hidden="true" />}
        onClick={() => setLooking(!looking)}
      >
        {looking ? 'Close the preview' : 'Preview as the client'}
      </Button>
      <div role="status">
        {looking && !shown && <Text c="dimmed">Something is missing. Fill it in to see the preview.</Text>}
      </div>
      {shown && <OptionComparison options={shown} type={type} />}
    </Card>
  );
}
