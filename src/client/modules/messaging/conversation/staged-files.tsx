import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { ChooseFiles } from '#client/modules/documents/choose-files.tsx';
import { giveFile, tryAgain } from '#client/modules/documents/upload-commands.ts';
import type { UploadItem } from '#client/modules/documents/upload-item.ts';
import { uploadPercent, uploadWords } from '#client/modules/documents/upload-words.ts';
import css from './composer.module.css';

interface StagedFilesProps {
  items: readonly UploadItem[];
  onRemove: (item: UploadItem) => void;
}

function Again({ item }: { item: UploadItem }) {
  const { id, name, state, pause, hopeless } = item;
  if (state === 'paused' && pause === 'file') {
    return (
      <ChooseFiles
        single
        size="compact-xs"
        variant="default"
        label={`Choose ${name} again`}
        onFiles={([file]) => file && giveFile(id, file)}
      >
        Choose it again
      </ChooseFiles>
    );
  }
  if ((state === 'failed' && !hopeless) || (state === 'paused' && pause === 'connection')) {
    return (
      <Anchor
        component="button"
        type="button"
        size="xs"
        mih="1.5rem"
        underline="always"
        c="var(--link)"
        onClick={() => tryAgain(id)}
        aria-label={`Try ${name} again`}
      >
        Try again
      </Anchor>
    );
  }
  return null;
}

/** Files that will go with the message, each a chip that fills as it uploads. */
export function StagedFiles({ items, onRemove }: StagedFilesProps) {
  if (items.length === 0) return null;
  return (
    <Group component="ul" className="plain-list" gap="var(--space-6)" aria-label="Files to attach">
      {items.map((item) => (
        <li
          className={css.file}
          key={item.id}
          data-state={item.state}
          style={{ '--filled': `${item.state === 'failed' ? 0 : uploadPercent(item)}%` } as React.CSSProperties}
        >
          <span className={css.fileWords}>
            <Text component="bdi" size="sm" fw={600} lh="inherit" maw="100%" truncate>
              {item.name}
            </Text>
            <span className={css.fileState}>{uploadWords(item)}</span>
            <Again item={item} />
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            onClick={() => onRemove(item)}
            disabled={item.state === 'attaching'}
            aria-label={`Remove ${item.name}`}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </li>
      ))}
    </Group>
  );
}
