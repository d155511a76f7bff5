/** What the conversation shows between its messages: days, groups by sender, the unread line, the seen marker. */
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
  /** The unread line comes before the first message of someone else after this one; null for no line. */
  unreadAfter: number | null;
  /** The day of an ISO date-time, `YYYY-MM-DD`, in the site's time zone. */
  dayOf: (at: string) => string;
}

/** Messages of one sender within this time are grouped. */
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

/** Notes never count as unread: they are for the staff, who wrote them. */
function isUnread(message: Message, viewerId: string, after: number): boolean {
  return message.kind === 'message' && message.senderId !== viewerId && message.seq > after;
}

/** The newest unread message of someone else, or 0. */
export function newestUnread(messages: readonly Message[], viewerId: string, readSeq: number): number {
  return messages.findLast((message) => isUnread(message, viewerId, readSeq))?.seq ?? 0;
}

/** The rows, oldest first. Only the last seen message of the user carries the marker. */
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
        // The key stays the same when an outgoing message has been sent.
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
