import { useRef, useState } from 'react';
import type { Message } from '#shared/messaging/schema.ts';

/** On screen for so long before the next letter is typed, a message was read. */
const READ_MS = 5_000;

interface Reading {
  loaded: boolean;
  messages: readonly Message[];
  viewerId: string;
  /** Nothing is being written: whoever begins now has everything before their eyes. */
  idle: boolean;
}

/**
 * How much of the conversation somebody knew when they wrote. What arrives while they write counts as read once it was on screen for a
 * while and they typed on, or once they said so; until then it holds their message back.
 */
export function useSeenWhileWriting({ loaded, messages, viewerId, idle }: Reading) {
  const newest = messages.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState<number | null>(null);
  const arrived = useRef({ seq: 0, at: 0 });

  if (loaded && seen !== newest && (seen === null || idle)) setSeen(newest);
  if (arrived.current.seq !== newest) arrived.current = { seq: newest, at: Date.now() };

  return {
    seenSeq: seen,
    /** What others wrote meanwhile, the oldest first. */
    newer:
      seen === null
        ? []
        : messages.filter(({ seq, senderId, kind }) => seq > seen && senderId !== viewerId && kind !== 'system'),
    /** They looked at it. Answers how far. */
    read() {
      setSeen(newest);
      return newest;
    },
    /** They did not know what came after this one. */
    backTo: (seq: number | null) => setSeen(seq),
    typed() {
      if (document.visibilityState === 'visible' && Date.now() - arrived.current.at > READ_MS) setSeen(newest);
    },
  };
}
