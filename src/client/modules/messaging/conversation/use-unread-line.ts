import { useEffect, useState } from 'react';

interface Reading {
  loaded: boolean;
  readSeq: number;
  /** The newest unread message, 0 for none. */
  newestUnread: number;
}

/**
 * The message that the unread line follows, null for no line. It marks what arrived while the user was away: it stays
 * while they read, and messages that arrive on screen get none.
 */
export function useUnreadLine({ loaded, readSeq, newestUnread }: Reading): number | null {
  const [after, setAfter] = useState<number | null>(null);
  const [settled, setSettled] = useState(false);

  if (loaded && !settled) {
    setSettled(true);
    setAfter(newestUnread > 0 ? readSeq : null);
  }

  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') setAfter(readSeq);
      else if (newestUnread === 0) setAfter(null);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [readSeq, newestUnread]);

  return after;
}
