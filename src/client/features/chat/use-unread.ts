import { useEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation.ts';

/** Whether an answer came that the visitor, who has closed or minimized the panel meanwhile, has not seen yet. */
export function useUnread(inView: boolean, { messages, pending }: Conversation): boolean {
  const [unread, setUnread] = useState(false);
  const waited = useRef(false);
  const waiting = pending !== null;
  const last = messages.at(-1);

  useEffect(() => {
    if (inView) {
      waited.current = false;
      setUnread(false);
    } else if (waiting) {
      waited.current = true;
    } else if (waited.current) {
      waited.current = false;
      setUnread(last?.role === 'assistant' && !last.stopped);
    }
  }, [inView, waiting, last]);
  return unread;
}
