import { Group, Text } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { DraftState, ServerDraft } from '#client/lib/draft-sync.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';

type SavingState = Pick<DraftState<unknown, ServerDraft>, 'saving' | 'savedAt' | 'problem' | 'other'>;

const icons = { saved: IconCloudCheck, waiting: IconCloudUp, saving: IconCloudUp, failed: IconCloudOff };

function wordsOf({ saving, savedAt, problem }: SavingState): string {
  if (saving === 'failed') return `Not saved yet. ${problem ?? ''} What you typed is kept in this tab.`;
  if (saving !== 'saved') return 'Saving';
  return savedAt
    ? `Saved for all your devices, ${formatShortMoment(savedAt)}`
    : 'Saved as you type, for all your devices';
}

/** Whether the server has what was typed. Only a failure is announced: saving happens all the time. */
export function SavedLine({ state }: { state: SavingState }) {
  const Icon = icons[state.saving];
  const failed = state.saving === 'failed' && !state.other;
  return (
    <Group component="p" gap="var(--space-6)" c={failed ? 'var(--warn)' : 'dimmed'} wrap="nowrap" fz="sm">
      <Icon size={17} aria-hidden="true" />
      <Text component="span" inherit role={failed ? 'alert' : undefined}>
        {wordsOf(state)}
      </Text>
    </Group>
  );
}
