import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the list has to stand: the message at its top, but half of it free for what comes below. */
function topFor({ offsetTop, offsetHeight }: HTMLElement, height: number): number {
  return Math.max(offsetTop - 12, offsetTop + offsetHeight - height / 2);
}

/** Brings the message to the top of the list, or the list to its end where that comes first. Answers where the list stands then. */
function place(box: HTMLElement, messageId: string | undefined): number {
  const items = [...box.querySelectorAll<HTMLElement>('[data-message-id]')];
  const message = items.find(({ dataset }) => dataset.messageId === messageId);
  box.scrollTop = message ? topFor(message, box.clientHeight) : 0;
  return box.scrollTop;
}

/**
 * Keeps the newest question at the top of the list while its answer grows below it: nobody reads an answer from its end, and
 * the words do not move under the eye. Of a long question the last lines are enough.
 * @param messageId where somebody reads on: the question, or a note that came after it
 * @param change whatever makes the list longer
 */
export function useReadingPlace(
  list: RefObject<HTMLElement | null>,
  messageId: string | undefined,
  change: unknown,
): void {
  const id = useRef<string>(undefined);
  const top = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` says when to look again
  useLayoutEffect(() => {
    const isNew = id.current !== messageId;
    id.current = messageId;
    const box = list.current;
    if (!box || box.clientHeight === 0) return;
    // Somebody who has scrolled to read is left there.
    if (isNew || Math.abs(box.scrollTop - top.current) < 2) top.current = place(box, messageId);
  }, [list, messageId, change]);

  // A panel that was closed has forgotten where it stood.
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
