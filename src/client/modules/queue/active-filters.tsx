import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { QueueQuery } from '#shared/queue/query.ts';
import css from './filters.module.css';
import type { ActiveFilter } from './query-words.ts';

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onRemove: (without: Partial<QueueQuery>) => void;
  onClear: () => void;
}

/** The active filters, each of which can be removed. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Group component="ul" className="plain-list" gap="xs" aria-label="Active filters">
      {filters.map(({ key, words, without }) => (
        <li key={key}>
          <button className={css.chip} type="button" onClick={() => onRemove(without)}>
            <span className="visually-hidden">Remove filter </span>
            {words}
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </Group>
  );
}
