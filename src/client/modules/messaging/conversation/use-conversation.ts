import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Message } from '#shared/messaging/schema.ts';

interface Older {
  messages: readonly Message[];
  hasOlder: boolean;
}

/** A clean scan is no event of the case, so only this is polled. */
const CHECK_MS = 3_000;

function isBeingChecked(messages: readonly Message[] = []): boolean {
  return messages.some(({ attachments }) => attachments.some(({ scanState }) => scanState === 'pending'));
}

/**
 * The messages of a case: the portal's stream keeps the newest page live, older pages are loaded on demand and
 * kept here. Give the component another `key` for another case.
 */
export function useConversation(caseId: string) {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.messages.list.useQuery(
    { caseId },
    { refetchInterval: ({ state }) => isBeingChecked(state.data?.messages) && CHECK_MS },
  );
  const [older, setOlder] = useState<Older | null>(null);
  const [loadingOlder, setLoadingOlder] = useState(false);

  const newest = data?.messages ?? [];
  const known = new Set(newest.map(({ seq }) => seq));
  const messages = [...(older?.messages.filter(({ seq }) => !known.has(seq)) ?? []), ...newest];

  async function loadOlder() {
    const first = messages[0];
    if (!first || loadingOlder) return;
    setLoadingOlder(true);
    try {
      const page = await utils.messages.list.fetch({ caseId, before: first.seq });
      setOlder((was) => ({ messages: [...page.messages, ...(was?.messages ?? [])], hasOlder: page.hasOlder }));
    } catch (cause) {
      const message = toApiError(cause).serverMessage;
      showToast({ kind: 'error', title: 'Older messages could not be loaded', message });
    } finally {
      setLoadingOlder(false);
    }
  }

  return {
    loaded: data !== undefined,
    problem: error && !data ? toApiError(error).serverMessage : null,
    retry: refetch,
    messages,
    seenSeq: data?.seenSeq ?? 0,
    readSeq: data?.readSeq ?? 0,
    hasOlder: older?.hasOlder ?? data?.hasOlder ?? false,
    loadingOlder,
    loadOlder,
  };
}
