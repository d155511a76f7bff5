import { type RefObject, useEffect, useRef, useState } from 'react';
import { refreshQueue } from '#client/lib/refresh-queue.ts';
import { trpc } from '#client/lib/trpc.tsx';

function usePageVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return visible;
}

function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}

/**
 * Marks everything up to `newest` as read once the user can see it: the end of the conversation is on screen and the tab
 * is in front.
 */
export function useMarkRead(caseId: string, newest: number, end: RefObject<HTMLElement | null>): void {
  const utils = trpc.useUtils();
  const visible = usePageVisible();
  const onScreen = useOnScreen(end);
  const reading = visible && onScreen;
  const told = useRef(0);

  const { mutate } = trpc.messages.markRead.useMutation({
    onSuccess: ({ readSeq }) => {
      utils.messages.list.setData({ caseId }, (list) => list && { ...list, readSeq });
      utils.cases.get.setData({ caseId }, (row) => row && { ...row, unread: 0 });
      void utils.cases.list.invalidate();
      void utils.cases.needs.invalidate();
      // The row beside the case counts what is unread.
      refreshQueue(utils);
      // Notifications about these messages were marked as read with them.
      void utils.notifications.list.invalidate();
    },
    onError: () => {
      told.current = 0;
    },
  });

  useEffect(() => {
    if (!reading || newest <= told.current) return;
    told.current = newest;
    mutate({ caseId, seq: newest });
  }, [reading, newest, caseId, mutate]);
}
