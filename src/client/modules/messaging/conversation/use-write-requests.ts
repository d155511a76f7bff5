import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { replyNamed } from '#shared/messaging/canned-replies/insertable.ts';
import { renderReply } from '#shared/messaging/canned-replies/variables.ts';
import type { useDrafts } from './use-drafts.ts';
import { offerComposer, WRITE_PARAM, type WriteRequest, writeRequestOf } from './write-requests.ts';

interface Composing {
  caseId: string;
  side: 'client' | 'staff';
  drafts: ReturnType<typeof useDrafts>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Answers requests to write here, from the page or from its address. A text that was begun is never replaced. */
export function useWriteRequests({ caseId, side, drafts, field }: Composing): void {
  const utils = trpc.useUtils();
  const [params, setParams] = useSearchParams();
  // A request remembers there the list it was opened from.
  const { state } = useLocation();
  const asked = params.get(WRITE_PARAM);

  async function fillIn(name: string) {
    const [list, values] = await Promise.all([
      utils.cannedReplies.list.fetch(),
      utils.cannedReplies.values.fetch({ caseId }),
    ]);
    const reply = replyNamed(list, name);
    if (reply) drafts.startMessage(renderReply(reply.body, values).text);
  }

  const write = useEffectEvent(async ({ kind, reply }: WriteRequest) => {
    drafts.setKind(side === 'staff' ? kind : 'message');
    field.current?.focus();
    if (side === 'client' || reply === undefined) return;
    await fillIn(reply).catch((error: unknown) =>
      showToast({ kind: 'error', title: 'The reply was not filled in', message: toApiError(error).serverMessage }),
    );
    field.current?.focus();
  });

  useEffect(() => offerComposer((request) => void write(request)), []);
  useEffect(() => {
    if (asked === null) return;
    void write(writeRequestOf(asked));
    // Once: a reload must not fill in what has been deleted since.
    setParams(
      (was) => {
        was.delete(WRITE_PARAM);
        return was;
      },
      { replace: true, preventScrollReset: true, state },
    );
  }, [asked, setParams, state]);
}
