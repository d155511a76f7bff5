import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react';
import css from './options-grid.module.css';
import type { GridEditor } from './use-grid-editor.ts';

interface ColumnActionsProps {
  place: number;
  count: number;
  name: string;
  editor: GridEditor;
  onCopied: (place: number) => void;
}

/** What can be done with a whole option. At the foot of the table, so that Tab only meets cells above. */
export function ColumnActions({ place, count, name, editor, onCopied }: ColumnActionsProps) {
  return (
    <td className={css.cell}>
      <Group gap="var(--space-4)" p="var(--space-4)" wrap="nowrap">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          aria-label={`Copy ${name} into the next option`}
          onClick={() => {
            editor.copyColumn(place);
            onCopied(place + 1);
          }}
        >
          Copy
        </Button>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`More for ${name}`}>
              <IconDotsVertical size={17} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              disabled={place === 0}
              leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
              onClick={() => editor.moveColumn(place, -1)}
            >
              Move left
            </Menu.Item>
            <Menu.Item
              disabled={place === count - 1}
              leftSection={<IconArrowRight size={16} aria-hidden="true" />}
              onClick={() => editor.moveColumn(place, 1)}
            >
              Move right
            </Menu.Item>
            <Menu.Item
              disabled={count === 1}
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => editor.removeColumn(place)}
            >
              Remove this option
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </td>
  );
}
