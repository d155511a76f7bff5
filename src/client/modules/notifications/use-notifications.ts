import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Notification } from '#shared/notifications/schema.ts';

/**
 * The newest notifications with the unread count; the portal's stream keeps them current. Marking as read is optimistic, and
 * rolled back when the request fails.
 */
export function useNotifications() {
  const utils = trpc.useUtils();
  const { data, error, refetch } = trpc.notifications.list.useQuery({});

  function showRead(isRead: (notification: Notification) => boolean) {
    utils.notifications.list.setData({}, (list) => {
      if (!list) return list;
      const notifications = list.notifications.map((row) => (isRead(row) ? { ...row, read: true } : row));
      const newlyRead = list.notifications.filter((row) => !row.read && isRead(row)).length;
      return { ...list, notifications, unread: Math.max(0, list.unread - newlyRead) };
    });
  }

  /** Refetches older pages and optimistic changes from the server. */
  const readAgain = () => void utils.notifications.list.invalidate();

  const all = trpc.notifications.markRead.useMutation({
    onMutate: () => showRead(() => true),
    onError: (failure) =>
      showToast({
        kind: 'error',
        title: 'Your notifications were not marked as read',
        message: toApiError(failure).serverMessage,
      }),
    onSettled: readAgain,
  });
  const one = trpc.notifications.markOneRead.useMutation({
    onMutate: ({ seq }) => showRead((row) => row.seq === seq),
    onSettled: readAgain,
  });

  return {
    notifications: data?.notifications,
    unread: data?.unread ?? 0,
    hasOlder: data?.hasOlder ?? false,
    error,
    refetch,
    markingAll: all.isPending,
    markAllRead() {
      const newest = data?.notifications[0];
      if (newest && data.unread > 0) all.mutate({ upTo: newest.seq });
    },
    /** The user opened the subject of the notification. */
    markOneRead({ seq, read }: Notification) {
      if (!read) one.mutate({ seq });
    },
  };
}
