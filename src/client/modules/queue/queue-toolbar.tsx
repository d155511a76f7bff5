import { ActionIcon, Box, Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconKeyboard } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { worklistSortSchema } from '#shared/queue/filters.ts';
import { sortLabels } from '#shared/queue/labels.ts';
import type { QueueQuery } from '#shared/queue/query.ts';
import { isOpenOnly, isSearch, orderOf } from '#shared/queue/rules.ts';
import css from './filters.module.css';
import { SearchBox } from './search-box.tsx';

interface QueueToolbarProps {
  /** The heading of the page, in the same line. */
  title?: ReactNode;
  query: QueueQuery;
  onChange: (part: Partial<QueueQuery>, options?: { replace?: boolean }) => void;
  onSearch: (words: string) => void;
  searchRef: Ref<HTMLInputElement>;
  filtersOpen: boolean;
  /** The id of the panel that the button opens. */
  filtersId: string;
  filterCount: number;
  onFilters: () => void;
  onHelp: () => void;
}

const views = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
];

/** Search, filters, sort order and layout. */
export function QueueToolbar(props: QueueToolbarProps) {
  const { title, query, onChange, onSearch, searchRef, filtersOpen, filtersId, filterCount, onFilters, onHelp } = props;
  return (
    <Group gap="xs">
      {title}
      <Box flex="1 1 18rem" miw={0}>
        <SearchBox value={query.q ?? ''} onSearch={onSearch} ref={searchRef} />
      </Box>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        aria-expanded={filtersOpen}
        aria-controls={filtersOpen ? filtersId : undefined}
        onClick={onFilters}
      >
        Filters{filterCount > 0 && ` (${filterCount})`}
      </Button>
      <NativeSelect
        className={css.sort}
        aria-label="Sort by"
        data={worklistSortSchema.options.map((value) => ({
          value,
          label: sortLabels[value],
          disabled: value === 'match' ? !isSearch(query) : value === 'due' && (isSearch(query) || !isOpenOnly(query)),
        }))}
        value={orderOf(query, query.sort)}
        onChange={({ currentTarget }) => onChange({ sort: worklistSortSchema.parse(currentTarget.value) })}
      />
      <SegmentedControl
        aria-label="View"
        data={views}
        value={query.view ?? 'table'}
        onChange={(view) => onChange({ view: view === 'board' ? 'board' : undefined })}
      />
      {/* No physical keyboard on smaller screens. */}
      <ActionIcon
        visibleFrom="md"
        variant="subtle"
        color="gray"
        size="xl"
        aria-label="Keyboard shortcuts"
        onClick={onHelp}
      >
        <IconKeyboard size={20} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}
