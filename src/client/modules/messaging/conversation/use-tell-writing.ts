import { useRef } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { WRITING_EVERY_MS } from '#shared/messaging/writing.ts';
import type { Kind } from './use-drafts.ts';

/** Sends the typing indicator to the others, throttled. A lost one does no harm. */
export function useTellWriting(caseId: string): (kind: Kind) => void {
  const { mutate } = trpc.messages.writing.useMutation();
  const told = useRef<{ kind: Kind | null; at: number }>({ kind: null, at: 0 });
  return (kind) => {
    const now = Date.now();
    if (told.current.kind === kind && now - told.current.at < WRITING_EVERY_MS) return;
    told.current = { kind, at: now };
    mutate({ caseId, kind });
  };
}
