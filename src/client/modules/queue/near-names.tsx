import { Button } from '@mantine/core';
import css from './near-names.module.css';

interface NearNamesProps {
  names: readonly string[];
  onSearch: (name: string) => void;
}

/** When no name matches: similar spellings to search for instead. */
export function NearNames({ names, onSearch }: NearNamesProps) {
  if (names.length === 0) return null;
  return (
    <div className={css.near}>
      <p className={css.title}>Spelled nearly like it:</p>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>
            <Button variant="default" size="compact-sm" onClick={() => onSearch(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
