/** What the conversation shows between its messages: days, groups of one sender, the unread line, the seen marker. */
import type { Message } from '#shared/messaging/schema.ts';

export type ConversationRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | {
      kind: 'message';
      key: string;
      message: Message;
      mine: boolean;
      startsGroup: boolean;
      endsGroup: boolean;
      seen: boolean;
    };

interface RowsInput {
  /** Oldest first. */
  messages: readonly Message[];
  viewerId: string;
  /** How far the other side has read. */
  seenSeq: number;
  /** The unread line stands before the first message of somebody else after this one; null for no line. */
  unreadAfter: number | null;
  /** The day of an ISO date-time, `YYYY-MM-DD`, in the site's time zone. */
  dayOf: (at: string) => string;
}

/** Messages of one sender within this time stand together. */
const GROUP_MS = 5 * 60_000;

function joins(message: Message, previous: Message | undefined, dayOf: RowsInput['dayOf']): boolean {
  return (
    previous !== undefined &&
    previous.senderId === message.senderId &&
    previous.kind === message.kind &&
    dayOf(previous.createdAt) === dayOf(message.createdAt) &&
    Date.parse(message.createdAt) - Date.parse(previous.createdAt) < GROUP_MS
  );
}

/** Notes are nobody's unread message: they are for the staff, who wrote them. */
function isUnread(message: Message, viewerId: string, after: number): boolean {
  return message.kind === 'message' && message.senderId !== viewerId && message.seq > after;
}

/** The newest message of others that the viewer has not read, or 0. */
export function newestUnread(messages: readonly Message[], viewerId: string, readSeq: number): number {
  return messages.findLast((message) => isUnread(message, viewerId, readSeq))?.seq ?? 0;
}

/** The rows from the oldest to the newest. Only the last seen message of the viewer carries the marker. */
export function conversationRows({ messages, viewerId, seenSeq, unreadAfter, dayOf }: RowsInput): ConversationRow[] {
  const own = (message: Message) => message.senderId === viewerId && message.kind === 'message';
  const lastSeen = messages.findLast((message) => own(message) && message.seq <= seenSeq)?.seq;
  const firstUnread =
    unreadAfter === null ? undefined : messages.find((message) => isUnread(message, viewerId, unreadAfter))?.seq;

  return messages.flatMap((message, index): ConversationRow[] => {
    const previous = messages[index - 1];
    const next = messages[index + 1];
    const newDay = !previous || dayOf(previous.createdAt) !== dayOf(message.createdAt);
    const unread = message.seq === firstUnread;
    return [
      ...(newDay ? [{ kind: 'day' as const, key: `day-${message.seq}`, at: message.createdAt }] : []),
      ...(unread ? [{ kind: 'unread' as const, key: 'unread' }] : []),
      {
        kind: 'message',
        // The key stays when a message that was being sent becomes one that was sent.
        key: message.clientKey,
        message,
        mine: message.senderId === viewerId,
        startsGroup: unread || !joins(message, previous, dayOf),
        endsGroup: !next || next.seq === firstUnread || !joins(next, message, dayOf),
        seen: message.seq === lastSeen,
      },
    ];
  });
}
