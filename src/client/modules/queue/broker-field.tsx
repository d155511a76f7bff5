import { Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';

interface BrokerFieldProps {
  label: string;
  placeholder?: string;
  /** The id of a broker, or `none`. */
  value: string | undefined;
  onChange: (broker: string | undefined) => void;
  /** Whether "Unassigned" can be chosen. */
  withNone?: boolean;
  error?: string | undefined;
}

const NONE = { value: 'none', label: 'Unassigned' };

/** One of many brokers, searched by typing. For administrators. */
export function BrokerField({
  label,
  placeholder = 'Type a name or firm',
  value,
  onChange,
  withNone = false,
  error,
}: BrokerFieldProps) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const found = trpc.brokers.list.useQuery(
    { ...(search && { search }) },
    { placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } },
  );
  const id = value && value !== 'none' ? value : null;
  const chosen = trpc.brokers.get.useQuery({ brokerId: id ?? '' }, { enabled: id !== null });
  const options = (found.data?.brokers ?? []).map((broker) => ({
    value: broker.id,
    label: `${broker.name}, ${broker.firm}`,
  }));
  const known = options.some((option) => option.value === value);
  const current = chosen.data && !known ? [{ value: chosen.data.id, label: chosen.data.name }] : [];
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={[...(withNone ? [NONE] : []), ...current, ...options]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear broker' }}
      onSearchChange={(text) => setTyped(options.some((option) => option.label === text) ? '' : text)}
      // The server has already filtered; its results are shown as they are.
      filter={({ options: all }) => all}
      nothingFoundMessage="No matching broker"
      error={error}
    />
  );
}
