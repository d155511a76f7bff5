import { Button, Group } from '@mantine/core';
import type { OptionColumn } from '#shared/quote-options/draft.ts';
import { columnName } from './option-grid.ts';

interface ColumnSwitchProps {
  columns: readonly OptionColumn[];
  shown: number;
  onShow: (place: number) => void;
}

/** Chooses the option that is shown where there is room for one. */
export function ColumnSwitch({ columns, shown, onShow }: ColumnSwitchProps) {
  return (
    <Group role="group" aria-label="Option shown" gap="xs">
      {columns.map((column, place) => (
        <Button
          key={column.key}
          size="compact-md"
          variant={place === shown ? 'filled' : 'default'}
          aria-pressed={place === shown}
          onClick={() => onShow(place)}
        >
          {columnName(column, place)}
        </Button>
      ))}
    </Group>
  );
}
