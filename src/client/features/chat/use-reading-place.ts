import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Brings the question to the top of the list, or the list to its end where that comes first. */
function place(box: HTMLElement, questionId: string | undefined, always: boolean): void {
  const items = [...box.querySelectorAll<HTMLElement>('[data-message-id]')];
  const question = items.find(({ dataset }) => dataset.messageId === questionId);
  const end = box.scrollHeight - box.clientHeight;
  const top = Math.min(question ? question.offsetTop - 12 : end, end);
  // Somebody who has scrolled up to read is left there.
  if (always || box.scrollTop > top - 80) box.scrollTop = top;
}

/**
 * Keeps the newest question at the top of the list while its answer grows below it: nobody reads an answer from its end, and
 * the words do not move under the eye.
 * @param change whatever makes the list longer
 */
export function useReadingPlace(
  list: RefObject<HTMLElement | null>,
  questionId: string | undefined,
  change: unknown,
): void {
  const placed = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` says when to look again
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || box.clientHeight === 0) return;
    place(box, questionId, placed.current !== questionId);
    placed.current = questionId;
  }, [list, questionId, change]);

  // A panel that was closed has forgotten where it stood.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let shown = box.clientHeight > 0;
    const observer = new ResizeObserver(() => {
      const visible = box.clientHeight > 0;
      if (visible && !shown) place(box, placed.current, true);
      shown = visible;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [list]);
}
