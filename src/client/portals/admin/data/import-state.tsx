import { IconArrowBackUp, IconCheck, IconClock, IconFileDescription } from '@tabler/icons-react';
import type { ImportState as State } from '#shared/data-transfer/imports/schema.ts';
import css from './data.module.css';

const looks = {
  draft: { word: 'Not imported yet', tone: 'warn', Icon: IconFileDescription },
  running: { word: 'Being imported', tone: 'none', Icon: IconClock },
  imported: { word: 'Imported', tone: 'good', Icon: IconCheck },
  undoing: { word: 'Being taken back', tone: 'none', Icon: IconClock },
  undone: { word: 'Taken back', tone: 'none', Icon: IconArrowBackUp },
} as const satisfies Record<State, unknown>;

/** The state of an import: a word and an icon, never a colour alone. */
export function ImportState({ state }: { state: State }) {
  const { word, tone, Icon } = looks[state];
  return (
    <span className={css.state} data-tone={tone}>
      <Icon size={16} aria-hidden="true" /> {word}
    </span>
  );
}
