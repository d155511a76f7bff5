import { useRef, useState } from 'react';
import type { Message } from '#shared/messaging/schema.ts';

/** A message on screen for this long before the next keystroke counts as read. */
const READ_MS = 5_000;

interface Reading {
  loaded: boolean;
  messages: readonly Message[];
  viewerId: string;
  /** No draft: a user who starts now has seen everything on screen. */
  idle: boolean;
}

/**
 * How much of the conversation users had seen when they wrote. What arrives while they write counts as read once it was on screen for a
 * while and they typed on, or once they confirmed it; until then it holds their message back.
 */
export function useSeenWhileWriting({ loaded, messages, viewerId, idle }: Reading) {
  const newest = messages.at(-1)?.seq ?? 0;
  const [seen, setSeen] = useState<number | null>(null);
  const arrived = useRef({ seq: 0, at: 0 });

  if (loaded && seen !== newest && (seen === null || idle)) setSeen(newest);
  if (arrived.current.seq !== newest) arrived.current = { seq: newest, at: Date.now() };

  return {
    seenSeq: seen,
    /** What others wrote in the meantime, oldest first. */
    newer:
      seen === null
        ? []
        : messages.filter(({ seq, senderId, kind }) => seq > seen && senderId !== viewerId && kind !== 'system'),
    /** The user has read it. Returns how far. */
    read() {
      setSeen(newest);
      return newest;
    },
    /** The user had not seen anything after this message. */
    backTo: (seq: number | null) => setSeen(seq),
    typed() {
      if (document.visibilityState === 'visible' && Date.now() - arrived.current.at > READ_MS) setSeen(newest);
    },
  };
}
