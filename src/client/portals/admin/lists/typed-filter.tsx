import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

interface TypedFilterProps {
  label: string;
  placeholder?: string;
  value: string;
  className?: string | undefined;
  icon?: ReactNode;
  /** Whether the typed text can be searched for; until then it waits, and says so. */
  accepts?: (typed: string) => boolean;
  hint?: string;
  onChange: (value: string) => void;
}

const WAIT_MS = 300;

/** A text filter: it is written to the address when typing pauses. */
export function TypedFilter(props: TypedFilterProps) {
  const { label, placeholder, value, className, icon, accepts = () => true, hint, onChange } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed from outside: by "clear", or the back button.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const wanted = typed.trim();
  const fits = wanted === '' || accepts(wanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the typed text is the trigger; the address follows it
  useEffect(() => {
    if (wanted === value || !fits) return;
    const timer = setTimeout(() => onChange(wanted), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextInput
      className={className}
      label={label}
      {...(placeholder && { placeholder })}
      leftSection={icon}
      maxLength={100}
      value={typed}
      error={fits ? null : hint}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
