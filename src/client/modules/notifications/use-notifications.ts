import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Notification } from '#shared/notifications/schema.ts';

/**
 * The newest notifications with the unread count; the stream of the portal keeps them fresh. Reading shows at once, and is taken
 * back when the server did not hear of it.
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

  /** Older pages, and whatever was shown too early, as the server has it. */
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
    /** Somebody opened what it is about. */
    markOneRead({ seq, read }: Notification) {
      if (!read) one.mutate({ seq });
    },
  };
}
