import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, IconPlayerPause, IconUpload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ChooseFiles } from './choose-files.tsx';
import { failureAnnouncement, uploadAnnouncement } from './upload-announcement.ts';
import { cancelUpload, giveFile, tryAgain } from './upload-commands.ts';
import type { UploadItem } from './upload-item.ts';
import css from './upload-rows.module.css';
import { uploadPercent, uploadWords } from './upload-words.ts';

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
        <span className={css.other} role="alert">
          That is another file. Please choose {item.name} as it was.
        </span>
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
    <li className={css.row} data-state={state}>
      <Icon className={css.icon} size={20} stroke={1.7} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{name}</bdi>
        </p>
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
          <div className={css.actions}>
            {again && (
              <Button size="compact-sm" variant="default" onClick={() => tryAgain(id)} aria-label={`Try ${name} again`}>
                Try again
              </Button>
            )}
            {state === 'paused' && pause === 'file' && <SameFile item={item} />}
          </div>
        )}
      </div>
      {state !== 'attaching' && (
        <ActionIcon
          className={css.end}
          variant="subtle"
          color="gray"
          size="lg"
          onClick={() => cancelUpload(id)}
          aria-label={over ? `Dismiss ${name}` : `Cancel ${name}`}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

/** Uploads in progress. A finished one disappears, unless there is something to say about it. */
export function UploadRows({ items }: { items: readonly UploadItem[] }) {
  const shown = items.filter(({ state, uploaded }) => state !== 'done' || uploaded?.sameAs);
  return (
    <>
      {shown.length > 0 && (
        <ul className={css.rows} aria-label="Files on their way">
          {shown.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
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
