import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import css from './filter-bar.module.css';

interface FilterBarProps<Name extends string> {
  searchLabel: string;
  selects: readonly { name: Name; label: string; choices: Readonly<Record<string, string>> }[];
  filters: Readonly<Record<Name | 'search', string>>;
  onChange: (name: Name | 'search', value: string) => void;
}

const WAIT_MS = 300;

/** A search and some choices above a list; all of them stand in the address. */
export function FilterBar<Name extends string>({ searchLabel, selects, filters, onChange }: FilterBarProps<Name>) {
  const [typed, setTyped] = useState(filters.search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is the reason; the address follows it
  useEffect(() => {
    if (typed.trim() === filters.search) return;
    const timer = setTimeout(() => onChange('search', typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className={css.bar}>
      <TextInput
        className={css.search}
        type="search"
        label={searchLabel}
        maxLength={100}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
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
