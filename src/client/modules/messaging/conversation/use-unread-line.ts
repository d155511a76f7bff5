import { useEffect, useState } from 'react';

interface Reading {
  loaded: boolean;
  readSeq: number;
  /** The newest message that was not read, 0 for none. */
  newestUnread: number;
}

/**
 * After which message the unread line stands, null for no line. It is drawn for what came while somebody was away: it stays
 * while they read, and what arrives before their eyes gets none.
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
