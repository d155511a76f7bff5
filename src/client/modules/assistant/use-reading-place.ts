import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The scroll position: the message at the top, but half of the list free for what comes below. */
function topFor({ offsetTop, offsetHeight }: HTMLElement, height: number): number {
  return Math.max(offsetTop - 12, offsetTop + offsetHeight - height / 2);
}

/** Scrolls the message to the top of the list, or the list to its end if that comes first. Returns the resulting scroll position. */
function place(box: HTMLElement, messageId: string | undefined): number {
  const items = [...box.querySelectorAll<HTMLElement>('[data-message-id]')];
  const message = items.find(({ dataset }) => dataset.messageId === messageId);
  box.scrollTop = message ? topFor(message, box.clientHeight) : 0;
  return box.scrollTop;
}

/**
 * Keeps the newest question at the top of the list while its answer grows below it: nobody reads an answer from its end, and
 * the text does not move while it is read. Of a long question only the last lines are kept visible.
 * @param messageId where reading resumes: the question, or a note after it
 * @param change anything that makes the list longer
 */
export function useReadingPlace(
  list: RefObject<HTMLElement | null>,
  messageId: string | undefined,
  change: unknown,
): void {
  const id = useRef<string>(undefined);
  const top = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` says when to measure again
  useLayoutEffect(() => {
    const isNew = id.current !== messageId;
    id.current = messageId;
    const box = list.current;
    if (!box || box.clientHeight === 0) return;
    // A visitor who has scrolled is left there.
    if (isNew || Math.abs(box.scrollTop - top.current) < 2) top.current = place(box, messageId);
  }, [list, messageId, change]);

  // A panel that was closed has lost its scroll position.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let shown = box.clientHeight > 0;
    const observer = new ResizeObserver(() => {
      const visible = box.clientHeight > 0;
      if (visible && !shown) top.current = place(box, id.current);
      shown = visible;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [list]);
}
