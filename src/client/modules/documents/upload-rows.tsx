import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconPlayerPause, IconUpload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { failureAnnouncement, uploadAnnouncement } from './upload-announcement.ts';
import { cancelUpload, giveFile, tryAgain } from './upload-commands.ts';
import type { UploadItem } from './upload-item.ts';
import { uploadPercent, uploadWords } from './upload-words.ts';
import css from './uploader.module.css';

const icons = {
  waiting: IconClock,
  sending: IconUpload,
  arrived: IconUpload,
  attaching: IconUpload,
  paused: IconPlayerPause,
  failed: IconAlertTriangle,
  done: IconCircleCheck,
};

const moving = ['waiting', 'sending', 'arrived', 'attaching', 'paused'];

/** After a reload only the same file can resume. */
function SameFile({ item }: { item: UploadItem }) {
  const [other, setOther] = useState(false);
  return (
    <>
      <ChooseFiles
        single
        size="compact-sm"
        variant="default"
        label={`Choose ${item.name} again`}
        onFiles={([file]) => setOther(file !== undefined && !giveFile(item.id, file))}
      >
        Choose it again
      </ChooseFiles>
      {other && (
        <Text component="span" c="var(--warn)" size="xs" role="alert">
          That’s a different file. Choose the original {item.name}.
        </Text>
      )}
    </>
  );
}

function Row({ item }: { item: UploadItem }) {
  const { id, name, state, pause, hopeless } = item;
  const Icon = icons[state];
  const again = (state === 'failed' && !hopeless) || (state === 'paused' && pause === 'connection');
  const over = state === 'done' || state === 'failed';
  return (
    <Card as="li" className={css.row} data-state={state}>
      <Icon className={css.mark} size={20} stroke={1.7} aria-hidden="true" />
      <Stack gap="var(--space-4)" miw={0}>
        <Text fw={600} truncate>
          <bdi>{name}</bdi>
        </Text>
        {moving.includes(state) && (
          <Progress.Root size="sm" className={css.bar}>
            <Progress.Section
              value={uploadPercent(item)}
              aria-label={`Sending ${name}`}
              aria-valuetext={uploadWords(item)}
              color={state === 'paused' ? 'wheat' : 'spruce'}
            />
          </Progress.Root>
        )}
        <p className={css.state}>{uploadWords(item)}</p>
        {(again || pause === 'file') && (
          <Group gap="xs" mt="var(--space-4)">
            {again && (
              <Button size="compact-sm" variant="default" onClick={() => tryAgain(id)} aria-label={`Try ${name} again`}>
                Try again
              </Button>
            )}
            {state === 'paused' && pause === 'file' && <SameFile item={item} />}
          </Group>
        )}
      </Stack>
      {state !== 'attaching' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={() => cancelUpload(id)}
          aria-label={over ? `Dismiss ${name}` : `Cancel ${name}`}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </Card>
  );
}

/** Uploads in progress. A finished one disappears, unless there is something to say about it. */
export function UploadRows({ items }: { items: readonly UploadItem[] }) {
  const shown = items.filter(({ state, uploaded }) => state !== 'done' || uploaded?.sameAs);
  return (
    <>
      {shown.length > 0 && (
        <Stack component="ul" className="plain-list" gap="xs" aria-label="Uploads in progress">
          {shown.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </Stack>
      )}
      <p className="visually-hidden" role="status">
        {failureAnnouncement(items)}
      </p>
      <p className="visually-hidden" role="status">
        {uploadAnnouncement(items)}
      </p>
    </>
  );
}
