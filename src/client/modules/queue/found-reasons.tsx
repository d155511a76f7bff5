import { Text } from '@mantine/core';
import { foundLabels } from '#shared/queue/labels.ts';
import { foundInRow } from '#shared/queue/rules.ts';
import type { Found } from '#shared/queue/schema.ts';
import { MarkedPieces } from './marked-pieces.tsx';
import css from './queue-table.module.css';

/** Why a case was found, where the row doesn’t show it: “File: pink-card.pdf”. */
export function FoundReasons({ found }: { found: readonly Found[] }) {
  return found
    .filter(({ where }) => !foundInRow.includes(where))
    .map(({ where, pieces }) => (
      <Text
        component="span"
        c="dimmed"
        size="xs"
        flex="0 0 100%"
        className={css.found}
        key={where + pieces.map(({ text }) => text).join('')}
      >
        {foundLabels[where]}: <MarkedPieces pieces={pieces} />
      </Text>
    ));
}
