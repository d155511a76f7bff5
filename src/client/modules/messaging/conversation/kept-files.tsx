import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import css from './staged-files.module.css';
import type { SentAlong } from './use-attachments.ts';

interface KeptFilesProps {
  items: readonly SentAlong[];
  onRemove: (documentId: string) => void;
}

/** Documents of the case that are attached again, because their message was not sent. Removed here, they stay in the case. */
export function KeptFiles({ items, onRemove }: KeptFilesProps) {
  if (items.length === 0) return null;
  return (
    <ul className={css.files} aria-label="Documents to send along">
      {items.map(({ documentId, title }) => (
        <li className={css.file} key={documentId}>
          <span className={css.words}>
            <bdi className={css.name}>{title}</bdi>
            <span className={css.state}>goes along</span>
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
    </ul>
  );
}
