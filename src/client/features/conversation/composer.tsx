import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconNote, IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChooseFiles } from '#client/features/documents/choose-files.tsx';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { sendMessageInputSchema } from '#shared/messages/schema.ts';
import css from './composer.module.css';
import { StagedFiles } from './staged-files.tsx';
import { type SentAlong, type useAttachments, useSendWithFiles } from './use-attachments.ts';

export type Kind = 'message' | 'note';

interface ComposerProps {
  /** Where the draft is kept. */
  place: string;
  /** Where its files are kept. */
  files: string;
  side: 'client' | 'staff';
  kind: Kind;
  onKind: (kind: Kind) => void;
  attachments: ReturnType<typeof useAttachments>;
  onSend: (body: string, kind: Kind, attachments: SentAlong[]) => void;
}

const kinds = [
  { value: 'message', label: 'Message to the client' },
  { value: 'note', label: 'Internal note' },
];

const bodySchema = sendMessageInputSchema.shape.body;

/**
 * With a keyboard Enter sends and Shift+Enter makes a new line; on a phone Enter makes a new line and the button sends. The
 * draft outlives a reload.
 */
export function Composer({ place, files, side, kind, onKind, attachments, onSend }: ComposerProps) {
  const [body, setBody] = useState(() => readDraft<string>(place) ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const thumbs = useMediaQuery('(hover: none) and (pointer: coarse)', undefined, { getInitialValueInEffect: false });
  const { uploads, add, remove, problem, setProblem } = attachments;
  const note = kind === 'note';

  useEffect(() => writeDraft(place, body || undefined), [place, body]);

  function finish(sent: SentAlong[]) {
    onSend(bodySchema.parse(body), kind, sent);
    setBody('');
    field.current?.focus();
  }
  const withFiles = useSendWithFiles(uploads, files, finish, setProblem);

  function send() {
    if (withFiles.waiting || (body.trim() === '' && uploads.length === 0)) return;
    const checked = bodySchema.safeParse(body);
    setProblem(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    if (uploads.length > 0) withFiles.start();
    else finish([]);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || thumbs || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    // A table copied from a sheet comes as text and as a picture of itself: the text is meant.
    if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    void add(pasted);
  }

  return (
    <form
      className={css.composer}
      data-note={note || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {side === 'staff' && (
        <SegmentedControl
          className={css.kinds}
          size="xs"
          data={kinds}
          value={kind}
          disabled={withFiles.waiting}
          onChange={(value) => onKind(value as Kind)}
          aria-label="Who reads this"
        />
      )}
      <Textarea
        classNames={{ input: css.field }}
        ref={field}
        aria-label={note ? 'Internal note' : 'Message'}
        placeholder={note ? 'Write a note. The client never sees it.' : 'Write a message'}
        enterKeyHint={thumbs ? 'enter' : 'send'}
        autosize
        minRows={2}
        maxRows={8}
        value={body}
        readOnly={withFiles.waiting}
        error={problem}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <StagedFiles items={uploads} onRemove={remove} />
      <div className={css.actions}>
        <ChooseFiles
          size="sm"
          variant="default"
          leftSection={<IconPaperclip size={17} aria-hidden="true" />}
          label="Attach files"
          onFiles={(chosen) => void add(chosen)}
        >
          Attach
        </ChooseFiles>
        <span className={css.hint} data-needed={withFiles.waiting || undefined}>
          {withFiles.waiting ? 'It goes out when the files are there.' : 'Enter sends, Shift+Enter makes a new line.'}
        </span>
        <Button
          type="submit"
          size="sm"
          color={note ? 'wheat' : 'spruce'}
          leftSection={note ? <IconNote size={17} aria-hidden="true" /> : <IconSend2 size={17} aria-hidden="true" />}
          disabled={body.trim() === '' && uploads.length === 0}
          loading={withFiles.waiting}
        >
          {note ? 'Add internal note' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
