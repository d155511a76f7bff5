import { Button, Group } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import css from './queue-table.module.css';
import type { Departed } from './use-departed.ts';

interface DepartedRowProps {
  departed: Departed;
  href: string;
  columns: number;
  onDismiss: (id: string) => void;
  /** The row that had the focus last. */
  focused: RefObject<string | null>;
}

/** In place of a row that left the list: what happened to it, until the user has read it. */
export function DepartedRow({ departed: { row, why }, href, columns, onDismiss, focused }: DepartedRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Its row was removed while focused: the keyboard continues here.
    if (focused.current === row.id && document.activeElement === document.body) link.current?.focus();
  }, [focused, row.id]);
  return (
    <tr className={css.departed}>
      <td colSpan={columns}>
        <Group component="span" justify="space-between" gap="var(--space-4) var(--space-16)">
          <span>
            <Link to={href} ref={link}>
              {row.number}
            </Link>
            , {row.clientName ?? row.title}: {why}
          </span>
          <Button variant="subtle" size="compact-sm" onClick={() => onDismiss(row.id)}>
            Hide <span className="visually-hidden">&nbsp;{row.number}</span>
          </Button>
        </Group>
      </td>
    </tr>
  );
}
