import { Alert, Button, Group } from '@mantine/core';
import { formatShortMoment } from '#client/lib/format-date.ts';
import type { OptionDraft } from '#shared/quote-options/draft.ts';
import { columnName, isBegun } from './option-grid.ts';
import type { OptionDraftSync } from './use-option-draft.ts';

/** Who changed them, when, and what is there now. */
function wordsOf({ grid, savedAt, savedByMe, savedByName }: OptionDraft): string {
  const who = savedByMe
    ? 'You changed these options on another device'
    : `${savedByName ?? 'Someone'} changed these options`;
  const begun = grid?.columns.filter(isBegun).map(columnName) ?? [];
  const when = savedAt ? ` (${formatShortMoment(savedAt)})` : '';
  if (!grid) return `${who}${when}: they were sent or discarded.`;
  return `${who}${when}${begun.length > 0 ? `: ${begun.join(', ')}` : ''}.`;
}

/** Two devices typed at once. Nothing is lost until one of them is chosen. */
export function ConflictNotice({ other, draft }: { other: OptionDraft; draft: OptionDraftSync }) {
  return (
    <Alert variant="light" color="wheat" title="Changed on another device" role="alert">
      {wordsOf(other)} What you typed here is still below, and isn’t saved until you choose.
      <Group gap="xs" mt="xs">
        <Button size="compact-md" onClick={draft.takeTheirs}>
          Use the other one
        </Button>
        <Button size="compact-md" variant="default" onClick={draft.keepMine}>
          Keep what’s here
        </Button>
      </Group>
    </Alert>
  );
}
