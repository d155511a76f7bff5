import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import css from './options-grid.module.css';

interface AddCoverageProps {
  /** The line's coverages that the option does not have yet. */
  names: readonly string[];
  /** An empty name adds a row in the broker's own words. */
  onAdd: (name: string) => void;
}

/** Adds a row: a known coverage, so that the client's comparison aligns it with the other insurers, or any other. */
export function AddCoverage({ names, onAdd }: AddCoverageProps) {
  return (
    <Menu position="bottom-start" withinPortal returnFocus={false}>
      <Menu.Target>
        <Button variant="light" size="compact-md" leftSection={<IconPlus size={16} aria-hidden="true" />}>
          Add a coverage
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={css.menu}>
        {names.map((name) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {name}
          </Menu.Item>
        ))}
        {names.length > 0 && <Menu.Divider />}
        <Menu.Item onClick={() => onAdd('')}>Enter your own</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
