import { useEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation.ts';

/** An answer for the ear: without the numbers of its sources. */
function spoken(content: string): string {
  return content.replace(/\s?\[\d+\]/g, '');
}

/** What a screen reader is told: that an answer is on its way, and then the whole of it, once. */
export function useSpokenAnswer({ messages, pending }: Conversation): string {
  const [said, setSaid] = useState('');
  const waited = useRef(false);
  const waiting = pending !== null;
  const last = messages.at(-1);

  useEffect(() => {
    if (waiting) {
      waited.current = true;
      setSaid('The assistant is answering');
      return;
    }
    if (!waited.current) return;
    waited.current = false;
    if (last?.role !== 'assistant') return setSaid('');
    setSaid(last.stopped ? 'Stopped' : `Assistant: ${spoken(last.content)}`);
  }, [waiting, last]);
  return said;
}
