import { useEffect, useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { withMessage } from '#client/lib/use-live.ts';
import type { SentAlong } from './use-attachments.ts';

export interface OutgoingMessage {
  /** Chosen once: sending it again with the same key makes one message, however often an answer is lost. */
  clientKey: string;
  kind: 'message' | 'note';
  body: string;
  /** Documents of the case that go along; they are there already. */
  attachments: SentAlong[];
  /** The sentence that says why it was not sent; null while it waits for its turn or is on its way. */
  failure: string | null;
}

/**
 * Messages that are not known to have arrived. They are sent one after the other, so that their order holds, and are kept
 * in this tab: after a reload, or a login in between, what was on its way is sent again.
 */
export function useOutbox(caseId: string, place: string) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.messages.send.useMutation();
  const [items, setItems] = useState(() => readDraft<OutgoingMessage[]>(place) ?? []);
  const busy = useRef(false);

  useEffect(() => writeDraft(place, items.length > 0 ? items : undefined), [place, items]);

  const next = items.find(({ failure }) => failure === null);
  useEffect(() => {
    if (!next || busy.current) return;
    busy.current = true;
    const { clientKey, kind, body } = next;
    const attachments = next.attachments.map(({ documentId }) => documentId);
    mutateAsync({ caseId, clientKey, kind, body, attachments })
      .then((message) => {
        utils.messages.list.setData({ caseId }, (list) => list && withMessage(list, message));
        busy.current = false;
        setItems((all) => all.filter((item) => item.clientKey !== clientKey));
      })
      .catch((error: unknown) => {
        const { status, serverMessage: failure } = toApiError(error);
        busy.current = false;
        // The session has ended: the message waits, and goes out after the login that follows.
        if (status === 401) return;
        setItems((all) => all.map((item) => (item.clientKey === clientKey ? { ...item, failure } : item)));
      });
  }, [next, caseId, mutateAsync, utils]);

  return {
    items,
    send(body: string, kind: OutgoingMessage['kind'], attachments: SentAlong[]) {
      setItems((all) => [...all, { clientKey: crypto.randomUUID(), kind, body, attachments, failure: null }]);
    },
    retry(clientKey: string) {
      setItems((all) => all.map((item) => (item.clientKey === clientKey ? { ...item, failure: null } : item)));
    },
    discard(clientKey: string) {
      setItems((all) => all.filter((item) => item.clientKey !== clientKey));
    },
  };
}
