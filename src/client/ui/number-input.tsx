import { type ComponentProps, useState } from 'react';
import type { NumberText } from '#shared/platform/number-text.ts';
import { AffixedInput } from './affixed-input.tsx';

interface NumberInputProps extends Omit<ComponentProps<typeof AffixedInput>, 'value' | 'onChange'> {
  value: unknown;
  /** How the number is parsed and shown. */
  format: NumberText;
  onChange: (value: number | string) => void;
}

/**
 * A number in a text field: `type="number"` loses input it cannot parse and changes on scroll.
 * Typing is left alone; on blur the field shows the number as it was parsed.
 */
export function NumberInput({ value, format, onChange, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState(() => format.show(value));
  const text = Object.is(format.parse(typed), value) ? typed : format.show(value);
  return (
    <AffixedInput
      autoComplete="off"
      {...input}
      type="text"
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(format.parse(event.target.value));
      }}
      onBlur={() => setTyped(format.show(value))}
    />
  );
}
