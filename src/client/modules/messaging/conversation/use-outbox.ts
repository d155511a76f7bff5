import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { newId } from '#client/lib/new-id.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { addMessage } from './message-cache.ts';
import type { SentAlong } from './use-attachments.ts';

export interface OutgoingMessage {
  /** Idempotency key: sending again with it creates one message, however often a response is lost. */
  clientKey: string;
  kind: 'message' | 'note';
  body: string;
  /** Documents of the case that go along; they exist already. */
  attachments: SentAlong[];
  /** The newest message its writer had seen. Null when none was loaded. */
  seenSeq: number | null;
  /** Why it was not sent; null while it is queued or being sent. */
  failure: string | null;
}

/** Someone else wrote in between: the message goes back to its writer instead of being sent. */
function isStale(error: unknown): boolean {
  const { status, issues } = toApiError(error);
  return status === 409 && issues.some(({ path }) => path === 'seenSeq');
}

/**
 * Messages that are not known to have arrived. They are sent one after the other, to keep their order, and are kept
 * in this tab: after a reload, or a login in between, they are sent again.
 * @param onStale receives what was written before someone else's newer message was read
 */
export function useOutbox(caseId: string, place: string, onStale: (items: readonly OutgoingMessage[]) => void) {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const { mutateAsync } = trpc.messages.send.useMutation();
  const [items, setItems] = useState(() => readDraft<OutgoingMessage[]>(place) ?? []);
  const busy = useRef(false);
  const takeBack = useEffectEvent((stale: OutgoingMessage) => {
    // The messages queued behind it were written without that knowledge as well.
    const first = items.findIndex(({ clientKey }) => clientKey === stale.clientKey);
    const back = items.filter(({ kind, failure }, index) => index >= first && kind === 'message' && failure === null);
    setItems((all) => all.filter(({ clientKey }) => !back.some((item) => item.clientKey === clientKey)));
    onStale(back);
    void utils.messages.list.invalidate({ caseId });
  });

  useEffect(() => writeDraft(place, items.length > 0 ? items : undefined), [place, items]);

  const next = items.find(({ failure }) => failure === null);
  useEffect(() => {
    if (!next || busy.current) return;
    busy.current = true;
    const { clientKey, kind, body } = next;
    const attachments = next.attachments.map(({ documentId }) => documentId);
    const seenSeq = next.seenSeq ?? undefined;
    mutateAsync({ caseId, clientKey, kind, body, attachments, seenSeq })
      .then((message) => {
        addMessage({ utils, client }, caseId, message);
        busy.current = false;
        setItems((all) => all.filter((item) => item.clientKey !== clientKey));
      })
      .catch((error: unknown) => {
        const { status, serverMessage: failure } = toApiError(error);
        busy.current = false;
        // The session has ended: the message waits, and is sent after the next login.
        if (status === 401) return;
        if (isStale(error)) return takeBack(next);
        setItems((all) => all.map((item) => (item.clientKey === clientKey ? { ...item, failure } : item)));
      });
  }, [next, caseId, mutateAsync, utils, client]);

  return {
    items,
    send(message: Pick<OutgoingMessage, 'body' | 'kind' | 'attachments' | 'seenSeq'>) {
      setItems((all) => [...all, { ...message, clientKey: newId(), failure: null }]);
    },
    retry(clientKey: string) {
      setItems((all) => all.map((item) => (item.clientKey === clientKey ? { ...item, failure: null } : item)));
    },
    discard(clientKey: string) {
      setItems((all) => all.filter((item) => item.clientKey !== clientKey));
    },
  };
}
