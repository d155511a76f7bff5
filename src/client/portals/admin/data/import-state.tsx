import { Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconClock, IconFileDescription } from '@tabler/icons-react';
import type { ImportState as State } from '#shared/data-transfer/imports/schema.ts';

const looks = {
  draft: { word: 'Not imported yet', colour: 'var(--warn)', Icon: IconFileDescription },
  running: { word: 'Importing', colour: null, Icon: IconClock },
  imported: { word: 'Imported', colour: 'var(--good)', Icon: IconCheck },
  undoing: { word: 'Undoing', colour: null, Icon: IconClock },
  undone: { word: 'Undone', colour: null, Icon: IconArrowBackUp },
} as const satisfies Record<State, unknown>;

/** The state of an import: a word and an icon, never a colour alone. */
export function ImportState({ state }: { state: State }) {
  const { word, colour, Icon } = looks[state];
  return (
    <Group component="span" display="inline-flex" gap="var(--space-6)" fw={600} {...(colour && { c: colour })}>
      <Icon size={16} aria-hidden="true" /> {word}
    </Group>
  );
}
