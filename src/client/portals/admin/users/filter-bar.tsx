import { NativeSelect } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import list from '../lists/list.module.css';
import { TypedFilter } from '../lists/typed-filter.tsx';

interface FilterBarProps<Name extends string> {
  searchLabel: string;
  selects: readonly { name: Name; label: string; choices: Readonly<Record<string, string>> }[];
  filters: Readonly<Record<Name | 'search', string>>;
  onChange: (name: Name | 'search', value: string) => void;
}

/** A search and some choices above a list; all of them are in the address. */
export function FilterBar<Name extends string>({ searchLabel, selects, filters, onChange }: FilterBarProps<Name>) {
  return (
    <search className={list.filterGrid}>
      <TypedFilter
        className={list.wide}
        label={searchLabel}
        icon={<IconSearch size={16} aria-hidden="true" />}
        value={filters.search}
        onChange={(search) => onChange('search', search)}
      />
      {selects.map(({ name, label, choices }) => (
        <NativeSelect
          key={name}
          label={label}
          data={Object.entries(choices).map(([value, text]) => ({ value, label: text }))}
          value={filters[name]}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      ))}
    </search>
  );
}
