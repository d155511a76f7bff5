import { useEffect, useRef, useState } from 'react';
import type { Conversation } from './conversation.ts';
import { answerHere } from './look-up.ts';

/** An answer for speech: without the citation numbers. */
function spoken(content: string): string {
  return content.replace(/\s?\[\d+\]/g, '');
}

/** What screen readers announce: that an answer is in progress, and then the whole of it, once. */
export function useSpokenAnswer(conversation: Conversation): string {
  const [said, setSaid] = useState('');
  const waited = useRef(false);
  const waiting = conversation.pending !== null;
  const answer = answerHere(conversation);

  useEffect(() => {
    if (waiting) {
      waited.current = true;
      setSaid('The assistant is answering');
      return;
    }
    if (!waited.current) return;
    waited.current = false;
    if (!answer) return setSaid('');
    setSaid(answer.stopped ? 'Stopped' : `Assistant: ${spoken(answer.content)}`);
  }, [waiting, answer]);
  return said;
}
