import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowRight, IconDots, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { WorklistRow } from '#shared/queue/schema.ts';
import type { Move } from './board-moves.ts';

interface MoveMenuProps {
  row: WorklistRow;
  moves: readonly Move[];
  steps: readonly { words: string; view: string | null }[];
  href: string;
  onMove: (row: WorklistRow, move: Move) => void;
}

/** The same moves without dragging, and the actions on the case page. */
export function MoveMenu({ row, moves, steps, href, onMove }: MoveMenuProps) {
  if (moves.length + steps.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="md" aria-label={`Move ${row.number} to…`}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.length > 0 && <Menu.Label>Move to</Menu.Label>}
        {moves.map((move) => (
          <Menu.Item
            key={move.kind}
            leftSection={<IconArrowRight size={16} aria-hidden="true" />}
            onClick={() => onMove(row, move)}
          >
            {move.to.title}
          </Menu.Item>
        ))}
        {steps.map(({ words, view }) => (
          <Menu.Item
            key={words}
            component={Link}
            to={view ? `${href}?view=${view}` : href}
            leftSection={<IconExternalLink size={16} aria-hidden="true" />}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
