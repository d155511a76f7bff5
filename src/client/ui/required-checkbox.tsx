import { Checkbox, type CheckboxProps } from '@mantine/core';

/** A box that has to be ticked. Mantine shows its error and links it, but does not mark the box itself as invalid. */
export function RequiredCheckbox(props: CheckboxProps) {
  return <Checkbox aria-invalid={props.error ? true : undefined} {...props} />;
}
