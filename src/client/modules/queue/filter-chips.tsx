import { Chip } from '@mantine/core';
import { ButtonSet } from '#client/ui/button-set.tsx';

interface FilterChipsProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  value: readonly Value[] | undefined;
  onChange: (value: Value[] | undefined) => void;
}

/** A small multiple choice: each option is a checkbox. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { legend, options, labels, value = [], onChange } = props;
  return (
    <ButtonSet legend={legend}>
      <Chip.Group
        multiple
        value={[...value]}
        onChange={(chosen: string[]) => {
          const next = options.filter((option) => chosen.includes(option));
          onChange(next.length > 0 ? next : undefined);
        }}
      >
        {options.map((option) => (
          <Chip key={option} value={option} size="sm" variant="outline">
            {labels[option]}
          </Chip>
        ))}
      </Chip.Group>
    </ButtonSet>
  );
}
