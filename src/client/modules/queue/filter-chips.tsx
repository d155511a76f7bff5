import { Chip, Group } from '@mantine/core';
import css from './filter-panel.module.css';

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
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <Chip.Group
        multiple
        value={[...value]}
        onChange={(chosen: string[]) => {
          const next = options.filter((option) => chosen.includes(option));
          onChange(next.length > 0 ? next : undefined);
        }}
      >
        <Group gap="xs">
          {options.map((option) => (
            <Chip key={option} value={option} size="sm" variant="outline">
              {labels[option]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </fieldset>
  );
}
