import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Within this distance of its end, in pixels, the list follows new messages. */
const NEAR = 120;

interface Content {
  /** The oldest message shown. */
  first: number | undefined;
  count: number;
  /** Outgoing messages: sending one scrolls to the end. */
  sending: number;
  /** Failed ones grow by their error text. */
  failed: number;
}

/** Starts at the newest message, follows new ones while the user is at the end, and keeps its position when older ones load above. */
export function useScrollPlace(list: RefObject<HTMLElement | null>, { first, count, sending, failed }: Content): void {
  const before = useRef({ first, count: 0, sending: 0, height: 0, atEnd: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: error text makes the list longer
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const was = before.current;
    if (was.first !== undefined && first !== undefined && first < was.first) {
      element.scrollTop += element.scrollHeight - was.height;
    } else if (was.count === 0 || was.atEnd || sending > was.sending) {
      element.scrollTop = element.scrollHeight;
    }
    before.current = { first, count, sending, height: element.scrollHeight, atEnd: isAtEnd(element) };
  }, [list, first, count, sending, failed]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      before.current.atEnd = isAtEnd(element);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [list]);
}

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR;
}
