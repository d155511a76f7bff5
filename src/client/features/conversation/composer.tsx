import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { IconNote, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { sendMessageInputSchema } from '#shared/messages/schema.ts';
import css from './composer.module.css';

type Kind = 'message' | 'note';

interface ComposerProps {
  /** Where the draft is kept. */
  place: string;
  side: 'client' | 'staff';
  onSend: (body: string, kind: Kind) => void;
}

const kinds = [
  { value: 'message', label: 'Message to the client' },
  { value: 'note', label: 'Internal note' },
];

const bodySchema = sendMessageInputSchema.shape.body;

/** Enter sends, Shift+Enter makes a new line. The draft outlives a reload. */
export function Composer({ place, side, onSend }: ComposerProps) {
  const [body, setBody] = useState(() => readDraft<string>(place) ?? '');
  const [kind, setKind] = useState<Kind>('message');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = kind === 'note';

  useEffect(() => writeDraft(place, body || undefined), [place, body]);

  function send() {
    if (body.trim() === '') return;
    const checked = bodySchema.safeParse(body);
    setProblem(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return;
    onSend(checked.data, kind);
    setBody('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
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
          onChange={(value) => setKind(value as Kind)}
          aria-label="Who reads this"
        />
      )}
      <Textarea
        className={css.field}
        ref={field}
        aria-label={note ? 'Internal note' : 'Message'}
        placeholder={note ? 'Write a note. The client never sees it.' : 'Write a message'}
        autosize
        minRows={2}
        maxRows={8}
        value={body}
        error={problem}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.actions}>
        <span className={css.hint}>Enter sends, Shift+Enter makes a new line.</span>
        <Button
          type="submit"
          size="sm"
          color={note ? 'wheat' : 'spruce'}
          leftSection={note ? <IconNote size={17} aria-hidden="true" /> : <IconSend2 size={17} aria-hidden="true" />}
          disabled={body.trim() === ''}
        >
          {note ? 'Add internal note' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
