import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/lib/api-error.ts';
import { useTicks } from '#client/modules/consents/use-ticks.ts';
import type { HandOverReceipt } from '#shared/assistant/handover.ts';
import type { ConsentPurpose } from '#shared/consents/wordings.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { draftAfter, draftOf, type HandOverDraft, type Talk } from './draft.ts';
import { keepDraft, readDraft } from './kept-draft.ts';
import { askClient, checkHandOver, sendHandOver } from './send-hand-over.ts';

/** A lost response says nothing about the outcome: the case may exist. */
const LOST = 'We couldn’t confirm that it arrived. Check your connection and try again.';

export interface HandOver {
  draft: HandOverDraft;
  /** Edits fields; those named are the visitor's from then on. */
  change: (fields: Partial<HandOverDraft>) => void;
  ticked: readonly ConsentPurpose[];
  tick: (purpose: ConsentPurpose) => void;
  issues: readonly Issue[];
  /** Incremented by each attempt with errors: the summary takes the focus then, and not while they are being fixed. */
  attempt: number;
  /** The last attempt's error, when it is nothing that a field could fix. */
  failure: string | null;
  pending: boolean;
  receipt: HandOverReceipt | null;
  send: () => Promise<void>;
}

/** What will be sent, and sending it. Pressed twice, or again after a lost response, it is one case: the key stays the same. */
export function useHandOver(talk: Talk, onDone: (receipt: HandOverReceipt, key: string) => void): HandOver {
  const [draft, setDraft] = useState(() => draftOf(talk, readDraft()));
  const { ticked, tick: toggle, shown } = useTicks();
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [receipt, setReceipt] = useState<HandOverReceipt | null>(null);
  const busy = useRef(false);

  useEffect(() => {
    if (!receipt) keepDraft(draft);
  }, [draft, receipt]);

  // Prefills a signed-in client's details; what is typed in the meantime stays.
  useEffect(() => {
    void askClient().then(
      (client) =>
        client &&
        setDraft((before) => ({
          ...before,
          name: before.name || client.fullName,
          email: before.email || client.email,
        })),
    );
  }, []);

  function change(fields: Partial<HandOverDraft>) {
    const names = Object.keys(fields);
    setDraft((before) => ({ ...before, ...fields, touched: [...new Set([...before.touched, ...names])] }));
    const mended = ({ path }: Issue) =>
      names.includes(path) || (names.includes('turns') && path.startsWith('transcript.'));
    setIssues((before) => before.filter((issue) => !mended(issue)));
  }

  function tick(purpose: ConsentPurpose) {
    toggle(purpose);
    setIssues((before) => before.filter(({ path }) => path !== `consents.${purpose}`));
  }

  function refuse(found: readonly Issue[]) {
    setIssues(found);
    setAttempt((count) => count + 1);
  }

  async function send() {
    if (busy.current) return;
    setFailure(null);
    const { input, issues: found } = checkHandOver(draft, ticked);
    if (!input) return refuse(found);
    setIssues([]);
    busy.current = true;
    setPending(true);
    // Stored before the response, in case the visitor leaves the page.
    setDraft((before) => ({ ...before, unsure: true }));
    try {
      const sent = await sendHandOver({ ...input, shown: await shown() });
      // Unless the conversation was cleared in the meantime.
      if (readDraft()?.key === input.key) keepDraft(draftAfter(draft, sent.number));
      setReceipt(sent);
      onDone(sent, input.key);
    } catch (error) {
      const { status, issues: named, serverMessage } = error instanceof ApiError ? error : new ApiError(0, '');
      // A rejection says nothing about an earlier attempt.
      if (status > 0) setDraft((before) => ({ ...before, unsure: draft.unsure }));
      const mendable = named.filter(({ path }) => path !== '');
      if (mendable.length > 0) refuse(mendable);
      else setFailure(status > 0 ? `It wasn’t sent. ${serverMessage}` : LOST);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { draft, change, ticked, tick, issues, attempt, failure, pending, receipt, send };
}
