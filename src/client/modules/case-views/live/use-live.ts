/**
 * The one stream per tab: server events are written into the cache, so that every screen shows them at once.
 * Mounted only by the layout of each portal, because a browser opens only six connections over HTTP/1.1.
 */
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { forgetEarlyAnswers } from '#client/lib/early-answers.ts';
import { outrunLateAnswer } from '#client/lib/late-answers.ts';
import { refreshQueue } from '#client/lib/refresh-queue.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { addMessage, type Cache } from '#client/modules/messaging/conversation/message-cache.ts';
import { setWriters } from '#client/modules/messaging/conversation/typing-indicators.ts';
import type { LiveEvent } from '#shared/case-views/live/schema.ts';
import type { Notification } from '#shared/notifications/schema.ts';

function applyNotification({ utils, client }: Cache, notification: Notification): void {
  utils.notifications.list.setData({}, (list) => {
    if (!list || list.notifications.some(({ seq }) => seq === notification.seq)) return list;
    return {
      ...list,
      notifications: [notification, ...list.notifications],
      unread: list.unread + (notification.read ? 0 : 1),
    };
  });
  outrunLateAnswer(client, getQueryKey(trpc.notifications.list, {}, 'query'));
  // Its text is kept in the conversation, with the reason.
  if (notification.type === 'message_stopped') void utils.scheduledMessages.list.invalidate();
  // Notifications to an administrator may be about something stuck.
  void utils.admin.overview.invalidate();
  // A notification is about a case that changed: the lists' order or status may differ.
  void utils.cases.list.invalidate();
  void utils.cases.needs.invalidate();
  refreshQueue(utils);
}

function applyCaseEvent(cache: Cache, event: Extract<LiveEvent, { kind: 'case' }>): void {
  const { utils, client } = cache;
  const { caseId, type, entry, message } = event;
  utils.cases.timeline.setData({ caseId }, (timeline) => {
    if (!timeline || timeline.entries.some(({ seq }) => seq === entry.seq)) return timeline;
    return { ...timeline, entries: [...timeline.entries, entry].toSorted((a, b) => a.seq - b.seq) };
  });
  outrunLateAnswer(client, getQueryKey(trpc.cases.timeline, { caseId }, 'query'));
  if (message) addMessage(cache, caseId, message);
  // It may have been a scheduled message.
  if (type === 'message_sent' && entry.actorRole !== 'client') void utils.scheduledMessages.list.invalidate({ caseId });
  if (type.startsWith('document_') && type !== 'document_viewed' && type !== 'document_downloaded') {
    void utils.documents.list.invalidate({ caseId });
    void utils.documents.checklist.invalidate({ caseId });
    // Messages show the state of their attachments.
    if (type === 'document_removed' || type === 'document_infected') void utils.messages.list.invalidate({ caseId });
  }
  // Status, next step, options and permissions come from the server: refetched, not guessed.
  if (type !== 'note_added' && type !== 'call_logged') void utils.cases.get.invalidate({ caseId });
  if (type === 'information_requested' || type.startsWith('answers_')) {
    void utils.cases.askedQuestions.invalidate({ caseId });
    void utils.documents.checklist.invalidate({ caseId });
  }
  // Anything may be the answer that ends them.
  void utils.followUps.get.invalidate({ caseId });
  if (type.startsWith('callback_')) void utils.callbacks.list.invalidate({ caseId });
  if (type.startsWith('participant_')) void utils.participants.list.invalidate({ caseId });
  void utils.cases.list.invalidate();
  void utils.cases.needs.invalidate();
  refreshQueue(utils);
}

/** The latest of each case that was watched. */
const seenSeqs = new Map<string, number>();

function applySeen({ utils, client }: Cache, { caseId, seenSeq }: Extract<LiveEvent, { kind: 'seen' }>): void {
  seenSeqs.set(caseId, seenSeq);
  const set = () =>
    utils.messages.list.setData({ caseId }, (list) => list && { ...list, seenSeq: seenSeqs.get(caseId) ?? seenSeq });
  set();
  // A list that is on its way was read before: what it says is replaced when it arrives.
  if (client.isFetching({ queryKey: getQueryKey(trpc.messages.list, { caseId }, 'query') }) > 0)
    void utils.messages.list.fetch({ caseId }).then(set, () => {});
}

function apply(cache: Cache, event: LiveEvent): void {
  const { utils } = cache;
  if (event.kind === 'notification') applyNotification(cache, event.notification);
  if (event.kind === 'case') applyCaseEvent(cache, event);
  if (event.kind === 'queue') refreshQueue(utils);
  if (event.kind === 'contacts') {
    void utils.contactDesk.list.invalidate();
    void utils.admin.overview.invalidate();
  }
  if (event.kind === 'writing') setWriters(event.caseId, event.writers);
  if (event.kind === 'seen') applySeen(cache, event);
}

/** A connection that takes longer says nothing about the time before it. */
const CONNECTS_WITHIN_MS = 5_000;

let isFirst = true;

/** For the first stream of a page: how long ago its earliest read may have been. Later ones follow other streams and older reads. */
function readSince(): { readSinceMs?: number } {
  return isFirst ? { readSinceMs: Math.ceil(performance.now()) + CONNECTS_WITHIN_MS } : {};
}

/** Refetches what happened between the first fetch and the start of the stream. */
function refreshAll(utils: Cache['utils'], caseId: string | undefined): void {
  void utils.notifications.list.invalidate();
  void utils.contactDesk.list.invalidate();
  void utils.admin.overview.invalidate();
  refreshQueue(utils);
  if (!caseId) return;
  void utils.messages.list.invalidate({ caseId });
  void utils.cases.get.invalidate({ caseId });
  void utils.cases.timeline.invalidate({ caseId });
  void utils.documents.list.invalidate({ caseId });
}

/**
 * Keeps the portal live, including one case while it is on screen. A dropped connection resumes automatically where it was cut.
 * Returns whether the stream is open.
 */
export function useLive(caseId?: string): boolean {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const [input, startedAt] = useMemo(
    () => [{ ...(caseId && { caseId }), ...readSince() }, performance.now()] as const,
    [caseId],
  );
  const subscription = trpc.live.watch.useSubscription(input, {
    onData({ data }) {
      apply({ utils, client }, data);
      // Something has changed since the document was asked for.
      if (data.kind !== 'began' || !data.quiet) forgetEarlyAnswers();
      if (data.kind !== 'began') return;
      isFirst = false;
      if (!data.quiet || performance.now() - startedAt > CONNECTS_WITHIN_MS) refreshAll(utils, caseId);
    },
    onError(error) {
      const { status, serverMessage } = toApiError(error);
      // Too many tabs: this one is not live, and says so.
      if (status === 429) showToast({ kind: 'error', message: serverMessage });
      if (status === 401) void utils.auth.session.invalidate();
      // The user no longer has access to the case: the refetch shows that.
      if (status === 404 && caseId) void utils.cases.get.invalidate({ caseId });
    },
  });
  return subscription.status === 'pending';
}
