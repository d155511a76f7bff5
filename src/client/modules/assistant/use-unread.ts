import { useEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation.ts';
import { answerHere } from './look-up.ts';

/** Whether an answer arrived unseen while the panel was closed or minimized. */
export function useUnread(inView: boolean, conversation: Conversation): boolean {
  const [unread, setUnread] = useState(false);
  const waited = useRef(false);
  const waiting = conversation.pending !== null;
  const answer = answerHere(conversation);

  useEffect(() => {
    if (inView) {
      waited.current = false;
      setUnread(false);
    } else if (waiting) {
      waited.current = true;
    } else if (waited.current) {
      waited.current = false;
      setUnread(answer !== null && !answer.stopped);
    }
  }, [inView, waiting, answer]);
  return unread;
}
