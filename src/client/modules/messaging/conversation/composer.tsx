import { Button, Group, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconNote, IconPaperclip, IconSend2, IconSlash } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { ChooseFiles } from '#client/modules/documents/choose-files.tsx';
import { LogCall } from '#client/modules/messaging/call-log/log-call.tsx';
import { SlashList } from '#client/modules/messaging/canned-replies/slash-list.tsx';
import { useSlashMenu } from '#client/modules/messaging/canned-replies/use-slash-menu.ts';
import { MentionList } from '#client/modules/messaging/mentions/mention-list.tsx';
import { useMentionMenu } from '#client/modules/messaging/mentions/use-mention-menu.ts';
import css from './composer.module.css';
import { KeptFiles } from './kept-files.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { SendLater } from './send-later.tsx';
import { StagedFiles } from './staged-files.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { useAttachments } from './use-attachments.ts';
import type { useDrafts } from './use-drafts.ts';
import type { OutgoingMessage } from './use-outbox.ts';
import type { useSeenWhileWriting } from './use-seen-while-writing.ts';
import { useSending } from './use-sending.ts';
import { useTellWriting } from './use-tell-writing.ts';
import { useWriteRequests } from './use-write-requests.ts';

interface ComposerProps {
  caseId: string;
  side: 'client' | 'staff';
  /** Where the draft's files are stored. */
  files: string;
  drafts: ReturnType<typeof useDrafts>;
  attachments: ReturnType<typeof useAttachments>;
  seen: ReturnType<typeof useSeenWhileWriting>;
  /** A message is held back, because someone else wrote in the meantime. */
  held: boolean;
  onHeld: (held: boolean) => void;
  onSend: (message: Pick<OutgoingMessage, 'body' | 'kind' | 'attachments' | 'seenSeq'>) => void;
}

const looks = {
  client: { icon: IconSend2, label: 'Message', placeholder: 'Write a message', action: 'Send', does: 'sends' },
  message: {
    icon: IconSend2,
    label: 'Message to the client',
    placeholder: 'Write to the client',
    action: 'Send to the client',
    does: 'sends',
  },
  note: {
    icon: IconNote,
    label: 'Internal note',
    placeholder: 'Write a note. The client never sees it. @ mentions a colleague.',
    action: 'Add internal note',
    does: 'adds the note',
  },
};

/**
 * With a keyboard Enter sends and Shift+Enter starts a new line; on a phone Enter starts a new line and the button sends. The
 * draft survives a reload, and notes have a draft of their own.
 */
export function Composer(props: ComposerProps) {
  const { caseId, side, drafts, attachments, seen, held, onHeld } = props;
  const { kind, draft } = drafts;
  const { uploads, add, remove, problem, setProblem } = attachments;
  const field = useRef<HTMLTextAreaElement>(null);
  const thumbs = useMediaQuery('(hover: none) and (pointer: coarse)', undefined, { getInitialValueInEffect: false });
  const { send, ready, empty, waiting } = useSending(props);
  const tellWriting = useTellWriting(caseId);
  useWriteRequests({ caseId, side, drafts, field });
  const mention = useMentionMenu({
    caseId: side === 'staff' && drafts.kind === 'note' ? caseId : null,
    field,
    text: draft.body,
    onText: write,
  });
  const slash = useSlashMenu({ caseId: side === 'staff' ? caseId : null, field, text: draft.body, onText: write });
  const note = kind === 'note';
  const { icon: Icon, ...look } = looks[side === 'client' ? 'client' : kind];

  function write(body: string) {
    drafts.setBody(body);
    if (problem) setProblem(null);
    // Nothing is left to hold back.
    if (held && body === '') onHeld(false);
    if (!held) seen.typed();
    if (body.trim() !== '') tellWriting(kind);
  }

  function follow(element: HTMLTextAreaElement) {
    slash.follow(element);
    mention.follow(element);
  }

  function sendAndStay(anyway = false) {
    send(anyway);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (slash.onKeyDown(event) || mention.onKeyDown(event)) return;
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || thumbs || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    // A table copied from a spreadsheet comes as text and as a picture of itself: the text is meant.
    if (pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    void add(pasted);
  }

  return (
    <form
      className={css.composer}
      data-side={side}
      data-note={note || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        sendAndStay();
      }}
    >
      {side === 'staff' && <ModeSwitch kind={kind} onKind={drafts.setKind} disabled={waiting} />}
      {held && !note && (
        <StaleNotice
          newer={seen.newer}
          onSend={() => sendAndStay(true)}
          onKeep={() => {
            seen.read();
            onHeld(false);
            field.current?.focus();
          }}
        />
      )}
      <SlashList menu={slash} />
      <MentionList menu={mention} />
      <Textarea
        classNames={{ input: css.field }}
        ref={field}
        aria-label={look.label}
        placeholder={look.placeholder}
        enterKeyHint={thumbs ? 'enter' : 'send'}
        autosize
        minRows={2}
        maxRows={8}
        value={draft.body}
        readOnly={waiting}
        error={problem}
        onChange={({ currentTarget }) => {
          write(currentTarget.value);
          follow(currentTarget);
        }}
        onSelect={(event) => follow(event.currentTarget)}
        onBlur={() => {
          slash.leave();
          mention.leave();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...slash.attributes}
        {...mention.attributes}
      />
      <KeptFiles items={draft.kept} onRemove={drafts.dropKept} />
      <StagedFiles items={uploads} onRemove={remove} />
      <Group gap="var(--space-8) var(--space-12)">
        <ChooseFiles
          size="sm"
          variant="default"
          leftSection={<IconPaperclip size={17} aria-hidden="true" />}
          label="Attach files"
          onFiles={(chosen) => void add(chosen)}
        >
          Attach
        </ChooseFiles>
        {side === 'staff' && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconSlash size={17} aria-hidden="true" />}
            disabled={waiting}
            onClick={slash.start}
          >
            Replies
          </Button>
        )}
        {side === 'staff' && <LogCall caseId={caseId} />}
        <span className={css.hint} data-needed={waiting || undefined}>
          {waiting ? 'Sends when the uploads finish.' : `Enter ${look.does}, Shift+Enter starts a new line.`}
        </span>
        <Group gap="xs" ml="auto">
          {side === 'staff' && !note && (
            <SendLater
              caseId={caseId}
              body={draft.body}
              seenSeq={seen.seenSeq ?? 0}
              withFiles={uploads.length + draft.kept.length > 0}
              ready={ready}
              onProblem={setProblem}
              onPlanned={drafts.clearWhen}
            />
          )}
          <Button
            type="submit"
            size="sm"
            color={note ? 'wheat' : 'spruce'}
            leftSection={<Icon size={17} aria-hidden="true" />}
            disabled={empty || (held && !note)}
            loading={waiting}
          >
            {look.action}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
