import { Button, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { OptionComparison } from '#client/modules/quote-options/option-comparison.tsx';
import { Card } from '#client/ui/card.tsx';
import type { CaseCommand } from '#shared/cases/schema.ts';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { unmentionedCoverages } from '#shared/lines/coverages/rows.ts';
import type { OptionGrid } from '#shared/quote-options/draft.ts';
import { checkGrid } from './check-grid.ts';
import { isBegun } from './option-grid.ts';

interface SendSummaryProps {
  command: CaseCommand;
  type: CaseType;
  grid: OptionGrid;
  today: string;
  /** Options of an earlier round. */
  earlier: readonly QuoteOption[];
}

/** The grid as the client will receive it; null while something is missing. */
function asSent(command: CaseCommand, grid: OptionGrid, type: CaseType, today: string): QuoteOption[] | null {
  const { input } = checkGrid(command, grid, type, today);
  return (
    input?.options.map((option, index) => ({
      ...option,
      id: String(index),
      exclusions: option.exclusions || null,
      note: option.note || null,
      documentId: option.documentId ?? null,
      status: 'open' as const,
    })) ?? null
  );
}

/** What sending does, said beforehand, with a preview of what the client will see. */
export function SendSummary({ command, type, grid, today, earlier }: SendSummaryProps) {
  const [looking, setLooking] = useState(false);
  const sent = asSent(command, grid, type, today);
  const count = grid.columns.filter(isBegun).length;
  const silent = sent
    ? unmentionedCoverages(
        type,
        sent.flatMap(({ coverages }) => coverages.map(({ name }) => name)),
      ).map(({ name }) => name)
    : [];
  return (
    <Card as="section" padding="small" aria-label="What the client will see">
      <Text component="h2" ff="text" size="lg" fw={600} lts={0}>
        What the client will see
      </Text>
      <Stack component="ul" gap="var(--space-4)" pl="lg">
        <li>
          {count > 1 ? `${count} options side by side, what differs first` : 'One option'}, with your notes. The
          notification email leaves out amounts.
        </li>
        <li>An empty cell is shown as “Not mentioned”. An option without an insurer and a premium isn’t sent.</li>
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
        {looking && !sent && <Text c="dimmed">Something is missing. Fill it in to see the preview.</Text>}
      </div>
      {looking && sent && <OptionComparison caseId={command.caseId} options={sent} type={type} />}
    </Card>
  );
}
