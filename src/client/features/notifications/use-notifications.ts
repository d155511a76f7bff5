import { trpc } from '#client/lib/trpc.tsx';

/** The newest notifications with the unread count; the stream of the portal keeps them fresh. */
export function useNotifications() {
  const utils = trpc.useUtils();
  const { data } = trpc.notifications.list.useQuery({});
  const { mutate } = trpc.notifications.markRead.useMutation({
    onSuccess: ({ unread }) => utils.notifications.list.setData({}, (list) => list && { ...list, unread }),
  });

  /** The count falls at once; the rows stay marked as new until they are settled. */
  function markAllRead() {
    const newest = data?.notifications[0];
    if (newest && data.unread > 0) mutate({ upTo: newest.seq });
  }

  /** After they were looked at, nothing is new any more. */
  function settle() {
    utils.notifications.list.setData({}, (list) =>
      list?.unread === 0
        ? { ...list, notifications: list.notifications.map((notification) => ({ ...notification, read: true })) }
        : list,
    );
  }

  return { notifications: data?.notifications, unread: data?.unread ?? 0, markAllRead, settle };
}
