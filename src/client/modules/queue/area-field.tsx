import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { worklistFiltersSchema } from '#shared/queue/filters.ts';

interface AreaFieldProps {
  value: string;
  onChange: (area: string | undefined) => void;
}

/** The beginning of a postal code. It filters the list as soon as it is long enough to be valid. */
export function AreaField({ value, onChange }: AreaFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const parsed = worklistFiltersSchema.shape.area.safeParse(typed || undefined);

  function type(text: string) {
    setTyped(text);
    const { success, data } = worklistFiltersSchema.shape.area.safeParse(text.trim() || undefined);
    if (success && data !== (value || undefined)) onChange(data);
  }

  return (
    <TextInput
      label="Postal code begins with"
      placeholder="T5J"
      value={typed}
      maxLength={3}
      autoComplete="off"
      error={parsed.success ? undefined : parsed.error.issues[0]?.message}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
