import { Alert, Box, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSessionUser } from '#client/lib/session.tsx';
import { siteDay } from '#client/lib/site-clock.ts';
import { FollowUpsLine } from '#client/modules/messaging/follow-ups/follow-ups-line.tsx';
import { Card } from '#client/ui/card.tsx';
import { Composer } from './composer.tsx';
import css from './conversation.module.css';
import { conversationRows, newestUnread } from './conversation-rows.ts';
import { IncomingAnnouncement } from './incoming-announcement.tsx';
import { MessageRows } from './message-rows.tsx';
import { OlderPages } from './older-pages.tsx';
import { OutgoingRows } from './outgoing-rows.tsx';
import { PlannedMessages } from './planned-messages.tsx';
import { useAttachments } from './use-attachments.ts';
import { useConversation } from './use-conversation.ts';
import { useDrafts } from './use-drafts.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './use-outbox.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useSeenWhileWriting } from './use-seen-while-writing.ts';
import { useUnreadLine } from './use-unread-line.ts';
import { WritingLine } from './writing-line.tsx';

interface ConversationProps {
  caseId: string;
  /** Staff may also write internal notes, which clients never see. */
  side: 'client' | 'staff';
  canSend: boolean;
  /** Why the user cannot write now, and what to do instead. */
  cannotSendReason?: string;
  /** False for staff who only read: what is planned is not theirs to change. */
  works?: boolean;
}

/**
 * The conversation of a case, live. Typed text is never lost: the draft and unsent messages stay in this tab.
 * Give it `key={caseId}`.
 */
export function Conversation({ caseId, side, canSend, cannotSendReason, works = true }: ConversationProps) {
  const viewer = useSessionUser();
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const place = `${side}:${caseId}`;
  const drafts = useDrafts(place, side === 'staff');
  const { kind } = drafts;
  const [held, setHeld] = useState(false);
  const attachments = useAttachments(caseId, `${kind}:${place}`, kind === 'note');
  const drop = useFileDrop(canSend ? attachments.add : null);
  useKeyboardRoom(box);
  const { messages, seenSeq, readSeq, loaded, problem, retry, hasOlder, loadingOlder, loadOlder } =
    useConversation(caseId);
  const seen = useSeenWhileWriting({ loaded, messages, viewerId: viewer.id, idle: drafts.nothingForClient });
  const outbox = useOutbox(caseId, `outbox:${place}`, (items) => {
    drafts.putBack(items);
    seen.backTo(items[0]?.seenSeq ?? null);
    setHeld(true);
  });
  const unread = newestUnread(messages, viewer.id, readSeq);
  const unreadAfter = useUnreadLine({ loaded, readSeq, newestUnread: unread });
  useMarkRead(caseId, unread, end);

  const newestSeq = messages.at(-1)?.seq ?? 0;
  const arrived = new Set(messages.map(({ clientKey }) => clientKey));
  const outgoing = outbox.items.filter(({ clientKey }) => !arrived.has(clientKey));
  useScrollPlace(list, {
    first: messages[0]?.seq,
    count: messages.length + outgoing.length,
    sending: outgoing.length,
    failed: outgoing.filter(({ failure }) => failure !== null).length,
  });

  if (problem) {
    return (
      <Alert color="ember" title="The conversation could not be loaded">
        <p>{problem}</p>
        <Button variant="default" size="sm" mt="sm" onClick={() => retry()}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <Card padding="none" className={css.conversation} ref={box} {...drop.handlers}>
      {drop.over && (
        <p className={css.drop}>
          {kind === 'note'
            ? 'Drop the files to add them to your note'
            : 'Drop the files to send them with your message'}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section className={css.list} ref={list} tabIndex={0} aria-label="Messages">
        {!loaded && <Skeleton height={120} />}
        {hasOlder && <OlderPages list={list} first={messages[0]?.seq} loading={loadingOlder} onLoad={loadOlder} />}
        {loaded && messages.length === 0 && outgoing.length === 0 && (
          <Stack
            component="p"
            align="center"
            gap="xs"
            maw="24rem"
            mx="auto"
            my="var(--space-48)"
            c="dimmed"
            ta="center"
          >
            <IconMessages size={28} stroke={1.5} aria-hidden="true" />
            {side === 'client'
              ? 'No messages yet. What you write here stays with your request, for your broker to read.'
              : 'No messages yet. Write to the client below.'}
          </Stack>
        )}
        <ol className="plain-list">
          <MessageRows
            rows={conversationRows({ messages, viewerId: viewer.id, seenSeq, unreadAfter, dayOf: siteDay })}
            side={side}
          />
          <OutgoingRows items={outgoing} onRetry={outbox.retry} onDiscard={outbox.discard} />
        </ol>
        <Box ref={end} h={1} />
      </section>
      <WritingLine caseId={caseId} newestSeq={newestSeq} />
      {side === 'staff' && works && <PlannedMessages caseId={caseId} newestSeq={newestSeq} />}
      {side === 'staff' && works && <FollowUpsLine caseId={caseId} />}
      <IncomingAnnouncement loaded={loaded} newest={messages.at(-1)} viewerId={viewer.id} />
      {canSend ? (
        <Composer
          caseId={caseId}
          side={side}
          files={`${kind}:${place}`}
          drafts={drafts}
          attachments={attachments}
          seen={seen}
          held={held}
          onHeld={setHeld}
          onSend={outbox.send}
        />
      ) : (
        <Text className={css.strip} p="md" bg="var(--band)" c="dimmed">
          {cannotSendReason ?? 'This conversation is closed.'}
        </Text>
      )}
    </Card>
  );
}
