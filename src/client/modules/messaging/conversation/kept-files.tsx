import { ActionIcon, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import css from './composer.module.css';
import type { SentAlong } from './use-attachments.ts';

interface KeptFilesProps {
  items: readonly SentAlong[];
  onRemove: (documentId: string) => void;
}

/** Documents of the case that are attached again, because their message was not sent. Removed here, they stay in the case. */
export function KeptFiles({ items, onRemove }: KeptFilesProps) {
  if (items.length === 0) return null;
  return (
    <Group component="ul" className="plain-list" gap="var(--space-6)" aria-label="Documents to attach">
      {items.map(({ documentId, title }) => (
        <li className={css.file} key={documentId}>
          <span className={css.fileWords}>
            <Text component="bdi" size="sm" fw={600} lh="inherit" maw="100%" truncate>
              {title}
            </Text>
            <span className={css.fileState}>attached</span>
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            onClick={() => onRemove(documentId)}
            aria-label={`Send without ${title}`}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </Group>
  );
}
